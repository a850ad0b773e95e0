import Clear from '@mui/icons-material/Clear';
import Delete from '@mui/icons-material/DeleteOutlined';
import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { FILE_TYPES, IMAGE_TYPES, maxUploadMegabytes, uploadPart } from '@feria/shared';
import { formatSize } from '@feria/shared/browser/download';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useInput, useTranslate, useTranslateLabel, ValidationError } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../account';
import { validatorOf } from '../form/validate';
import type { FieldInputProps } from '../types';
import { visuallyHidden } from '../visually-hidden';
import { FilePreview, StoredFile } from './file-preview';
import { useUpload } from './use-upload';

const identity = (value: unknown): unknown => value;

/**
 * The input of an image or PDF: choose or drop a file to upload it, replace it, remove it. The form holds the address of the
 * upload; the record changes when the form is saved.
 */
export function UploadInput(props: FieldInputProps) {
  const can = useCan();
  // An upload needs the permission to update, also in the form of a new record (product/accounts.md#permissions).
  return can(props.definition.permissions.update) ? <Upload {...props} /> : <FilePreview {...props} />;
}

function Upload({ definition, name, field }: FieldInputProps) {
  const type = field.type === 'file' ? 'file' : 'image';
  const part = uploadPart({ type, part: 'part' in field ? field.part : undefined });
  const text = useText();
  const translate = useTranslate();
  const label = String(useTranslateLabel()({ source: name, resource: definition.route }));
  const ids = { label: useId(), button: useId(), help: useId() };
  const fileInput = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ address: string; file: File } | null>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const isUploading = useRef(false);
  const { field: input, fieldState } = useInput<unknown>({
    source: name,
    validate: [
      validatorOf(definition, name),
      () => (isUploading.current ? 'form.upload.running' : undefined),
    ],
    format: identity,
    parse: identity,
  });
  const { upload, cancel, progress, problem, clearProblem } = useUpload(
    { resource: definition.name, type, part },
    (address, file) => {
      setChosen({ address, file });
      input.onChange(address);
    },
  );
  const uploadFile = async (file: File | undefined) => {
    if (!file) return;
    isUploading.current = true;
    await upload(file);
    isUploading.current = false;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    void uploadFile(event.dataTransfer.files[0]);
  };
  const address = typeof input.value === 'string' && input.value ? input.value : null;
  const remove = () => {
    clearProblem();
    input.onChange(null);
    fileInput.current?.focus();
  };
  const error =
    problem ?? (fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : null);
  return (
    <Stack spacing={0.75} role="group" aria-labelledby={ids.label}>
      <Typography id={ids.label} variant="body2" color={error ? 'error' : 'textSecondary'}>
        {label}
      </Typography>
      <Stack
        spacing={1}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDraggedOver(true);
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={drop}
        sx={{
          p: 1.5,
          border: '1px dashed',
          borderColor: error ? 'error.main' : isDraggedOver ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: isDraggedOver ? 'action.hover' : undefined,
          alignItems: 'flex-start',
        }}
      >
        {address ? (
          <StoredFile
            address={address}
            field={field}
            name={label}
            label={
              chosen?.address === address
                ? `${chosen.file.name} (${formatSize(chosen.file.size)})`
                : undefined
            }
          />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {text(fieldState.isDirty ? 'form.upload.cleared' : 'form.no_file')}
          </Typography>
        )}
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Button
            component="label"
            role={undefined}
            tabIndex={-1}
            size="small"
            variant="outlined"
            startIcon={<UploadFile />}
            sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
          >
            <span id={ids.button}>{text(address ? 'form.upload.replace' : 'form.upload.choose')}</span>
            <input
              ref={fileInput}
              type="file"
              accept={(type === 'image' ? IMAGE_TYPES : FILE_TYPES).join(',')}
              style={visuallyHidden}
              aria-labelledby={`${ids.label} ${ids.button}`}
              aria-describedby={ids.help}
              aria-invalid={error !== null}
              onChange={(event) => {
                void uploadFile(event.target.files?.[0]);
                event.target.value = ''; // so that choosing the same file again is a change
              }}
            />
          </Button>
          {address && progress === null && (
            <Tooltip title={translate('ra.action.delete')}>
              <IconButton
                size="small"
                aria-label={text('form.upload.remove', { name: label })}
                onClick={remove}
              >
                <Delete fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
          {progress !== null && (
            <Tooltip title={translate('ra.action.cancel')}>
              <IconButton
                size="small"
                aria-label={text('form.upload.cancel', { name: label })}
                onClick={cancel}
              >
                <Clear fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Stack>
        {progress !== null && (
          <Box sx={{ width: '100%' }}>
            <LinearProgress
              variant={progress < 1 ? 'determinate' : 'indeterminate'}
              value={progress * 100}
              aria-label={text('form.upload.progress', { name: label })}
            />
          </Box>
        )}
      </Stack>
      <FormHelperText
        id={ids.help}
        error={error !== null}
        role={error ? 'alert' : undefined}
        sx={{ mx: 0.25 }}
      >
        {error ??
          text(type === 'image' ? 'form.upload.image_help' : 'form.upload.file_help', {
            max: maxUploadMegabytes(type),
          })}
      </FormHelperText>
    </Stack>
  );
}
