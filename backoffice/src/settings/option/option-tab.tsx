import Save from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OptionKey } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { type KeyboardEvent, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useCan } from '../../resource-kit/account';
import { startsPair } from '../../resource-kit/form/field-layout';
import { focusField } from '../../resource-kit/form/use-first-error';
import { FooterPreview } from './footer-preview';
import type { OptionFormProps } from './option-form';
import { OptionInput } from './option-input';
import { useSaveOptions } from './use-save-options';

/** The options of a tab with one save button; what other tabs have unsaved stays. */
export function OptionTab({ keys, ...form }: OptionFormProps & { keys: readonly OptionKey[] }) {
  const { dirtyFields } = useFormState();
  const tab = useRef<HTMLDivElement>(null);
  const { isBusy, save } = useSaveOptions(form);
  const notify = useNotify();
  const translate = useTranslate();
  const can = useCan();
  // One without a row was deleted by somebody.
  const mayChange = (key: OptionKey) =>
    can(form.ids.has(key) ? option.permissions.update : option.permissions.create);
  const changed = keys.filter((key) => dirtyFields[key] && mayChange(key));

  const saveChanged = async () => {
    const refused = await save(changed);
    if (refused) return focusField(tab.current, refused);
    notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'text') return;
    event.preventDefault();
    if (changed.length > 0 && !isBusy) void saveChanged();
  };
  return (
    <Box ref={tab} onKeyDown={saveOnEnter}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 3,
          rowGap: 3,
        }}
      >
        {keys.map((key, index) => (
          <Box
            key={key}
            data-field={key}
            sx={{ minWidth: 0, gridColumnStart: startsPair(keys, index) ? 1 : undefined }}
          >
            <OptionInput name={key} />
            {key === 'email_footer' && mayChange(key) && <FooterPreview />}
          </Box>
        ))}
      </Box>
      {keys.some(mayChange) && (
        <Button
          variant="contained"
          startIcon={<Save />}
          disabled={changed.length === 0}
          loading={isBusy}
          loadingPosition="start"
          onClick={() => void saveChanged()}
          sx={{ mt: 3 }}
        >
          {translate('ra.action.save')}
        </Button>
      )}
    </Box>
  );
}
