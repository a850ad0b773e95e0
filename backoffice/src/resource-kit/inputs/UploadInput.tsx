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
import { formatSize } from '@feria/shared/download';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useInput, useTranslate, useTranslateLabel, ValidationError } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../account';
import { validatorOf } from '../form/validate';
import type { FieldInputProps } from '../types';
import { visuallyHidden } from '../visuallyHidden';
import { FilePreview, StoredFile } from './FilePreview';
import { useUpload } from './useUpload';

const same = (value: unknown): unknown => value;

/** An image or a PDF: chosen or dropped, looked at, replaced, taken out. What is stored changes when the form is saved. */
export function UploadInput(props: FieldInputProps) {
  const can = useCan();
  // Uploading needs the right to change (decisions §3).
  return can(props.definition.permissions.update) ? <Upload {...props} /> : <FilePreview {...props} />;
}

function Upload({ definition, name, field }: FieldInputProps) {
  const type = field.type === 'file' ? 'file' : 'image';
  const part = uploadPart({ type, part: 'part' in field ? field.part : undefined });
  const text = useText();
  const translate = useTranslate();
  const label = String(useTranslateLabel()({ source: name, resource: definition.route }));
  const ids = { label: useId(), button: useId(), help: useId() };
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ address: string; file: File } | null>(null);
  const [over, setOver] = useState(false);
  const busy = useRef(false);
  const { field: input, fieldState } = useInput<unknown>({
    source: name,
    validate: [validatorOf(definition, name), () => (busy.current ? 'form.upload.running' : undefined)],
    format: same,
    parse: same,
  });
  const { upload, cancel, share, problem, clearProblem } = useUpload(
    { resource: definition.name, type, part },
    (address, file) => {
      setChosen({ address, file });
      input.onChange(address);
    },
  );
  const take = async (file: File | undefined) => {
    if (!file) return;
    busy.current = true;
    await upload(file);
    busy.current = false;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const address = typeof input.value === 'string' && input.value ? input.value : null;
  const remove = () => {
    clearProblem();
    input.onChange(null);
    picker.current?.focus();
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
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          p: 1.5,
          border: '1px dashed',
          borderColor: error ? 'error.main' : over ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: over ? 'action.hover' : undefined,
          alignItems: 'flex-start',
        }}
      >
        {address ? (
          <StoredFile
            address={address}
            type={type}
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
              ref={picker}
              type="file"
              accept={(type === 'image' ? IMAGE_TYPES : FILE_TYPES).join(',')}
              style={visuallyHidden}
              aria-labelledby={`${ids.label} ${ids.button}`}
              aria-describedby={ids.help}
              aria-invalid={error !== null}
              onChange={(event) => {
                void take(event.target.files?.[0]);
                event.target.value = ''; // the same file again is a choice too
              }}
            />
          </Button>
          {address && share === null && (
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
          {share !== null && (
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
        {share !== null && (
          <Box sx={{ width: '100%' }}>
            <LinearProgress
              variant={share < 1 ? 'determinate' : 'indeterminate'}
              value={share * 100}
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
