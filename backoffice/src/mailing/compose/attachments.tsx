import AttachFile from '@mui/icons-material/AttachFile';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  FILE_TYPES,
  IMAGE_TYPES,
  MESSAGE_FILES_BYTES,
  MESSAGE_FILES_MAX,
  type MessageFileInput,
  OFFICE_API,
} from '@feria/shared';
import { formatSize } from '@feria/shared/browser/download';
import { useEffect, useId, useRef, useState } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { visuallyHidden } from '../../resource-kit/visually-hidden';
import { useMessageText } from './words';

/** A file that was uploaded for a message; `bytes` is its size before it was stored. */
export interface Attachment extends MessageFileInput {
  bytes: number;
}

const MEGABYTES = MESSAGE_FILES_BYTES / 1024 / 1024;

/** The files of a message: added one after another, each is uploaded at once. */
export function Attachments(props: {
  files: readonly Attachment[];
  onChange: (files: Attachment[]) => void;
  /** What the server said of them. */
  error: string | null;
}) {
  const { files, onChange } = props;
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const translate = useTranslate();
  const text = useMessageText();
  const ids = { title: useId(), help: useId() };
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(null);
  const [uploading, setUploading] = useState<{ name: string; progress: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const add = async (file: File | undefined) => {
    if (!file || uploading) return;
    const isImage = file.type.startsWith('image/');
    // Pictures become smaller when they are stored; the server says how large they are then.
    const together = files.reduce((sum, { bytes }) => sum + bytes, isImage ? 0 : file.size);
    if (together > MESSAGE_FILES_BYTES) {
      setProblem(text('files_too_large', { max: MEGABYTES }));
      return;
    }
    setProblem(null);
    const controller = new AbortController();
    running.current = controller;
    const part = isImage ? 'image' : 'file';
    setUploading({ name: file.name, progress: 0 });
    try {
      const stored = await dataProvider.upload(OFFICE_API.messageUpload, {
        part,
        file,
        signal: controller.signal,
        onProgress: (progress) => setUploading({ name: file.name, progress }),
      });
      onChange([...files, { file: stored, name: file.name, bytes: isImage ? 0 : file.size }]);
    } catch (error) {
      const body =
        error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null) : null;
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      setProblem(body?.errors?.[part] ?? translate(message, { _: message }));
    }
    setUploading(null);
  };
  const remove = (file: string) => {
    onChange(files.filter((other) => other.file !== file));
    setProblem(null);
    input.current?.focus();
  };
  const shown = problem ?? props.error;
  return (
    <Stack spacing={1} role="group" aria-labelledby={ids.title}>
      <Typography id={ids.title} variant="subtitle2" component="h3">
        {text('files')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {files.map(({ file, name, bytes }) => (
          <Chip
            key={file}
            label={bytes ? `${name} (${formatSize(bytes)})` : name}
            onDelete={() => remove(file)}
            aria-label={text('detach', { name })}
          />
        ))}
        {files.length < MESSAGE_FILES_MAX && (
          <Button
            component="label"
            role={undefined}
            tabIndex={-1}
            size="small"
            variant="outlined"
            disabled={uploading !== null}
            startIcon={<AttachFile />}
            sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
          >
            {text('attach')}
            <input
              ref={input}
              type="file"
              accept={[...FILE_TYPES, ...IMAGE_TYPES].join(',')}
              style={visuallyHidden}
              aria-describedby={ids.help}
              disabled={uploading !== null}
              onChange={(event) => {
                void add(event.target.files?.[0]);
                event.target.value = ''; // so that choosing the same file again is a change
              }}
            />
          </Button>
        )}
      </Stack>
      {uploading && (
        <LinearProgress
          variant="determinate"
          value={uploading.progress * 100}
          aria-label={text('attaching', { name: uploading.name })}
        />
      )}
      {shown && <Alert severity="error">{shown}</Alert>}
      <Typography id={ids.help} variant="body2" color="textSecondary">
        {text('files_help', { max: MEGABYTES })}
      </Typography>
    </Stack>
  );
}
