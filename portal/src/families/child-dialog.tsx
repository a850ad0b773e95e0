import type { ChildInput, FamilyChild, MyFamily } from '@feria/shared/contracts/family';
import type { ContentLanguage } from '@feria/shared/config';
import { API } from '@feria/shared/routes';
import type { School } from '@feria/shared/rules/children';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { formatInstant } from '../i18n/format';
import { request } from '../api/client';
import { labelled, useSaveChanged, type FieldWords } from '../components/changed/use-save-changed';
import { useNotify } from '../components/toasts';
import { useT, type Translate } from '../i18n';
import { Fieldset } from '../components/fieldset';
import { CheckInput } from '../components/form/check-input';
import { FormAlert } from '../components/form/form-alert';
import { FormDialog } from '../components/form/form-dialog';
import { LanguageInput } from '../components/form/language-input';
import { PhoneInput } from '../components/form/phone-input';
import { must } from '../components/form/rules';
import { NOT_A_TAX_CODE, TaxInput } from '../components/form/tax-input';
import { TextInput } from '../components/form/text-input';
import { MessageDialog } from '../components/message-dialog';
import { childInput, childValues, hasHealthData, HEALTH_TEXTS, type ChildValues } from './child-form';
import { SchoolInput } from './school-input';
import { familyQuery } from './family';

interface ChildDialogProps {
  /** `null` to add a child. */
  child: FamilyChild | null;
  /** What a new child starts with. */
  parent: MyFamily['parent'];
  /** @param hasNext the dialog stays open for another child */
  onSaved: (child: FamilyChild, hasNext: boolean) => void;
  onClose: () => void;
}

/** Edits the data of a child, or adds a child. Saving also confirms old data as still correct. */
export default function ChildDialog({ child, parent, onSaved, onClose }: ChildDialogProps) {
  const t = useT();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isTaxWrong, setIsTaxWrong] = useState(false);

  const { save: saveChanged, question } = useSaveChanged();
  // As it was when the form was opened: the page reads the family anew now and then.
  const [stored] = useState(() => childValues(child, parent));

  const save = async (
    values: ChildValues,
    form: UseFormReturn<ChildValues>,
    hasNext: boolean,
  ): Promise<void> => {
    const inputOf = (typed: ChildValues): Partial<ChildInput> => childInput(typed, child);
    const saved = await (child
      ? saveChanged({
          values,
          form,
          before: inputOf(stored),
          inputOf,
          words: wordsOf(t),
          put: (body) => request('PUT', `${API.myFamilyChildren}/{id}`, { params: { id: child.id }, body }),
        })
      : request('POST', API.myFamilyChildren, { body: inputOf(values) as ChildInput }));
    await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey });
    notify('success', t('family.child_saved', { name: saved.first_name }));
    onSaved(saved, hasNext);
  };

  return (
    <FormDialog<ChildValues>
      title={child ? t('family.child_edit_title', { name: child.first_name }) : t('family.child_add_title')}
      defaultValues={stored}
      onSubmit={save}
      submitNext={child ? undefined : t('family.child_save_next')}
      onInvalid={({ tax }) => setIsTaxWrong(tax?.type === NOT_A_TAX_CODE)}
      kept={{ form: `child-${child?.id ?? 'new'}` }}
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
        <SchoolInput isSuggested={child === null} />
        <LanguageInput<ChildValues> name="lang" />
        <PhoneInput<ChildValues> name="phone" label={t('field.phone')} required autoComplete="off" />
      </Fieldset>
      <Fieldset legend={t('family.permissions')}>
        <div>
          <CheckInput<ChildValues> as="switch" name="whatsapp_infos" label={t('family.whatsapp_infos')} />
          <CheckInput<ChildValues> as="switch" name="leave_alone" label={t('family.leave_alone')} />
          <CheckInput<ChildValues> as="switch" name="swimming_help" label={t('family.swimming_help')} />
        </div>
      </Fieldset>
      {child && child.with_diagnostics === undefined ? <HiddenHealth /> : <HealthFieldset />}
      {question}
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

/** How the fields of a child are called and read, where two have changed the same. */
function wordsOf(t: Translate): Record<string, FieldWords> {
  const yesNo = (label: string): FieldWords => ({
    label,
    show: (value) => t(value === true ? 'changed.yes' : 'changed.no'),
    inForm: (value) => value === true,
  });
  return {
    ...labelled({
      first_name: t('field.first_name'),
      last_name: t('field.last_name'),
      phone: t('field.phone'),
    }),
    ...labelled(Object.fromEntries(HEALTH_TEXTS.map((name) => [name, t(`family.${name}`)]))),
    school: {
      label: t('field.school'),
      show: (value) => (value ? t(`common.school.${value as School}`) : ''),
    },
    lang: { label: t('field.language'), show: (value) => t(`common.lang.${value as ContentLanguage}`) },
    whatsapp_infos: yesNo(t('family.whatsapp_infos')),
    leave_alone: yesNo(t('family.leave_alone')),
    swimming_help: yesNo(t('family.swimming_help')),
    with_diagnostics: yesNo(t('family.with_diagnostics')),
  };
}

/** Staff who look at the portal as the parent, without the permission for health data: empty fields would say that nothing is known. */
function HiddenHealth() {
  const t = useT();
  return (
    <Fieldset legend={t('family.health')}>
      <Alert severity="info">{t('view.no_health')}</Alert>
    </Fieldset>
  );
}

/** Health data, and the consent it needs as soon as there is some. */
function HealthFieldset() {
  const t = useT();
  const values = useWatch<ChildValues>() as ChildValues;
  return (
    <Fieldset legend={t('family.health')} hint={t('family.health_text')}>
      <CheckInput<ChildValues> as="switch" name="with_diagnostics" label={t('family.with_diagnostics')} />
      {HEALTH_TEXTS.map((field) => (
        <TextInput<ChildValues>
          key={field}
          name={field}
          label={t(`family.${field}`)}
          helperText={field === 'risk_group' ? t('family.risk_group_hint') : undefined}
          multiline
          maxRows={6}
        />
      ))}
      {hasHealthData(values) && (
        <CheckInput<ChildValues>
          name="health_consent"
          label={t('family.health_consent')}
          rules={{ validate: (value) => must(value === true, 'family.health_consent_required') }}
        />
      )}
    </Fieldset>
  );
}
