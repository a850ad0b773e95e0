import type { FamilyChild } from '@feria/shared/contracts/family';
import { API } from '@feria/shared/routes';
import { SCHOOLS } from '@feria/shared/rules/children';
import { formatInstant } from '@feria/shared/rules/dates';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { request } from '../../api/client';
import { useNotify } from '../../app/toasts';
import { useI18n } from '../../i18n';
import { Fieldset } from '../../ui/Fieldset';
import { CheckInput } from '../../ui/form/CheckInput';
import { FormAlert } from '../../ui/form/FormAlert';
import { FormDialog } from '../../ui/form/FormDialog';
import { LanguageInput } from '../../ui/form/LanguageInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { readTaxCode, TaxInput } from '../../ui/form/TaxInput';
import { TextInput } from '../../ui/form/TextInput';
import { MessageDialog } from '../../ui/MessageDialog';
import { childInput, childValues, type ChildValues } from './child-form';
import { HealthFieldset } from './HealthFieldset';
import { familyQuery } from './queries';

interface ChildDialogProps {
  /** `null` to add a child. */
  child: FamilyChild | null;
  /** The family's name, which most children have. */
  lastName: string;
  onSaved: (child: FamilyChild) => void;
  onClose: () => void;
}

/** Data of a child, new or known. Saving also confirms data that was not looked at for long. */
export default function ChildDialog({ child, lastName, onSaved, onClose }: ChildDialogProps) {
  const { t, language } = useI18n();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isTaxWrong, setIsTaxWrong] = useState(false);

  const save = async (values: ChildValues, form: UseFormReturn<ChildValues>): Promise<void> => {
    if (!readTaxCode(values.tax)) {
      form.setError('tax', { message: t('field.tax_invalid') }, { shouldFocus: true });
      setIsTaxWrong(true);
      return;
    }
    const body = childInput(values, child);
    const saved = await (child
      ? request<FamilyChild>(`${API.myFamilyChildren}/${child.id}`, { method: 'PUT', body })
      : request<FamilyChild>(API.myFamilyChildren, { method: 'POST', body }));
    await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey });
    notify('success', t('family.child_saved', { name: saved.first_name }));
    onSaved(saved);
  };

  const schools = SCHOOLS.map((value) => ({ value, label: t(`common.school.${value}`) }));
  return (
    <FormDialog<ChildValues>
      title={child ? t('family.child_edit_title', { name: child.first_name }) : t('family.child_add_title')}
      defaultValues={childValues(child, language, lastName)}
      onSubmit={save}
      onClose={onClose}
    >
      {child?.needs_update && (
        <Alert severity="warning">
          {child.last_update
            ? t('family.needs_update_text', { date: formatInstant(child.last_update).slice(0, 10) })
            : t('family.needs_update_never')}
        </Alert>
      )}
      <FormAlert />
      <Fieldset legend={t('family.basics')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
          <TextInput<ChildValues>
            name="first_name"
            label={t('field.first_name')}
            required
            autoComplete="off"
          />
          <TextInput<ChildValues> name="last_name" label={t('field.last_name')} required autoComplete="off" />
        </Box>
        <TaxInput isFixed={child !== null} />
        <SelectInput<ChildValues> name="school" label={t('field.school')} required choices={schools} />
        <LanguageInput<ChildValues> name="lang" />
        <TextInput<ChildValues>
          name="phone"
          label={t('field.phone')}
          required
          type="tel"
          autoComplete="off"
        />
      </Fieldset>
      <Fieldset legend={t('family.permissions')}>
        <div>
          <CheckInput<ChildValues> as="switch" name="whatsapp_infos" label={t('family.whatsapp_infos')} />
          <CheckInput<ChildValues> as="switch" name="leave_alone" label={t('family.leave_alone')} />
          <CheckInput<ChildValues> as="switch" name="swimming_help" label={t('family.swimming_help')} />
        </div>
      </Fieldset>
      <HealthFieldset />
      {isTaxWrong && (
        <MessageDialog
          title={t('error.title')}
          messages={[t('field.tax_invalid')]}
          onClose={() => setIsTaxWrong(false)}
        />
      )}
    </FormDialog>
  );
}
