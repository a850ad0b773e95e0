import Save from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { type OptionKey, type OptionRecord, OFFICE_API } from '@feria/shared';
import type { Field } from '@feria/shared/resources/fields';
import { option, optionField } from '@feria/shared/resources/option/index';
import { type KeyboardEvent, useRef, useState } from 'react';
import {
  HttpError,
  useDataProvider,
  useInput,
  useNotify,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { FieldInput } from '../../resource-kit/form/field-input';
import { MailPreviewDialog } from '../../resource-kit/mail-preview-dialog';
import { focusField } from '../../resource-kit/form/use-first-error';
import type { FieldInputProps } from '../../resource-kit/types';

/** One option with a save button of its own; what others have unsaved stays. */
export function OptionRow(props: {
  name: OptionKey;
  /** Its row in the database; none after somebody has deleted it. */
  id: number | undefined;
  /** The German half of a pair: the Italian half stands beside it. */
  startsRow: boolean;
  onSaved: (option: OptionRecord) => void;
}) {
  const { name, id, startsRow, onSaved } = props;
  const { trigger, getValues, resetField, setError } = useFormContext();
  const { dirtyFields } = useFormState({ name });
  const [busy, setBusy] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const text = useText();
  const can = useCan();
  const label = String(useTranslateLabel()({ source: name, resource: option.route }));
  const changed = Boolean(dirtyFields[name]);
  const mayChange = can(id === undefined ? option.permissions.create : option.permissions.update);

  const save = async () => {
    if (!(await trigger(name))) return focusField(cell.current, name);
    setBusy(true);
    try {
      const value = (getValues(name) as string) || null;
      const saved =
        id === undefined
          ? await dataProvider.api('POST', OFFICE_API.option, { body: { key: name, value } })
          : await dataProvider.api('PUT', `${OFFICE_API.option}/{id}`, {
              params: { id },
              body: { key: name, value },
            });
      resetField(name, { defaultValue: saved.value });
      onSaved(saved);
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    } catch (error) {
      const body =
        error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null) : null;
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      if (body?.errors?.value) {
        setError(name, { type: 'server', message: body.errors.value });
        focusField(cell.current, name);
      } else notify(message, { type: 'error', messageArgs: { _: message } });
    }
    setBusy(false);
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'text') return;
    event.preventDefault();
    if (changed) void save();
  };
  return (
    <Stack
      ref={cell}
      data-field={name}
      spacing={1}
      sx={{ minWidth: 0, gridColumnStart: startsRow ? 1 : undefined }}
      onKeyDown={saveOnEnter}
    >
      <Box sx={{ minWidth: 0 }}>
        <FieldInput
          definition={option}
          name={name}
          field={optionField(name)}
          {...(isSwitch(name) ? { override: SwitchInput } : {})}
        />
      </Box>
      {mayChange && (
        <Button
          size="small"
          variant="contained"
          startIcon={<Save />}
          disabled={!changed}
          loading={busy}
          loadingPosition="start"
          aria-label={text('options.save', { name: label })}
          onClick={() => void save()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('ra.action.save')}
        </Button>
      )}
      {name === 'email_footer' && mayChange && <FooterPreview label={label} unsaved={changed} />}
    </Stack>
  );
}

/** Shows a mail with the footer as it stands in the form. */
function FooterPreview({ label, unsaved }: { label: string; unsaved: boolean }) {
  const [open, setOpen] = useState(false);
  const { getValues } = useFormContext();
  const { api } = useDataProvider<FeriaDataProvider>();
  const text = useText();
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
        {text('courses.mail.preview')}
      </Button>
      {open && (
        <MailPreviewDialog
          title={text('courses.mail.preview_title', { mail: label })}
          load={(lang) => {
            const typed: unknown = getValues('email_footer');
            const body = { lang, text: typeof typed === 'string' ? typed : '' };
            return api('POST', 'api/option/mail-preview', { body });
          }}
          unsaved={unsaved}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Whether an option is yes or no. */
function isSwitch(name: OptionKey): boolean {
  const field: Field = optionField(name);
  return field.type === 'enum' && field.values.join() === '0,1';
}

/** Yes or no, which the option keeps as `1` or `0`. */
function SwitchInput({ definition, name }: FieldInputProps) {
  const { field } = useInput<unknown>({ source: name });
  const label = useTranslateLabel()({ source: name, resource: definition.route });
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          checked={field.value === '1'}
          onChange={(_, checked) => field.onChange(checked ? '1' : '0')}
          onBlur={field.onBlur}
        />
      }
    />
  );
}
