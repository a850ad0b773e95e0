import Save from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { OptionKey, OptionRecord } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate, useTranslateLabel } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { MailPreviewDialog } from '../../resource-kit/mail-preview-dialog';
import { focusField } from '../../resource-kit/form/use-first-error';
import { OptionInput } from './option-input';
import { useSaveOption } from './use-save-option';

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
  const { dirtyFields } = useFormState({ name });
  const [busy, setBusy] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  const saveOption = useSaveOption();
  const notify = useNotify();
  const translate = useTranslate();
  const text = useText();
  const can = useCan();
  const label = String(useTranslateLabel()({ source: name, resource: option.route }));
  const changed = Boolean(dirtyFields[name]);
  const mayChange = can(id === undefined ? option.permissions.create : option.permissions.update);

  const save = async () => {
    setBusy(true);
    const saved = await saveOption(name, id);
    setBusy(false);
    if (!saved) return focusField(cell.current, name);
    onSaved(saved);
    notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
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
        <OptionInput name={name} />
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
