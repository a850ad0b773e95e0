import type { FamilyParent } from '@feria/shared/contracts/family';
import type { ContentLanguage } from '@feria/shared/config';
import type { PhoneUses } from '@feria/shared/contracts/people';
import { API } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/client';
import { MINE } from '../api/query-client';
import { ContactText, useContact } from '../components/contact';
import { labelled, useSaveChanged } from '../components/changed/use-save-changed';
import { useNotify } from '../components/toasts';
import { useT } from '../i18n';
import { FormAlert } from '../components/form/form-alert';
import { FormDialog } from '../components/form/form-dialog';
import { LanguageInput } from '../components/form/language-input';
import { TextInput } from '../components/form/text-input';
import { AddressInputs } from '../accounts/address-inputs';
import { municipalityOf } from '../accounts/municipality-input';
import { PhoneUsesDialog } from './phone-uses-dialog';

type ParentInput = Pick<FamilyParent, 'first_name' | 'last_name' | 'lang'> &
  Record<'address' | 'plz' | 'place' | 'phone' | 'municipality_id', string>;
type ParentValues = ParentInput & { version: string };

const inputOf = ({ version: _, ...input }: ParentValues) => ({
  ...input,
  municipality_id: municipalityOf(input),
});

/** One's own data. E-mail and tax code say who one is; the office changes them. */
export default function ParentDialog({ parent, onClose }: { parent: FamilyParent; onClose: () => void }) {
  const t = useT();
  const { save, question } = useSaveChanged();
  // Where the former number stands, once another one is saved.
  const [uses, setUses] = useState<PhoneUses | null>(null);
  // As it was when the form was opened: the page reads the family anew now and then.
  const [stored] = useState<ParentValues>(() => ({
    first_name: parent.first_name,
    last_name: parent.last_name,
    address: parent.address ?? '',
    plz: parent.plz ?? '',
    place: parent.place ?? '',
    municipality_id: parent.municipality_id === null ? '' : String(parent.municipality_id),
    phone: parent.phone ?? '',
    lang: parent.lang,
    version: parent.version,
  }));
  const notify = useNotify();
  const { office } = useContact();
  const queryClient = useQueryClient();
  if (uses) return <PhoneUsesDialog uses={uses} onClose={onClose} />;
  return (
    <FormDialog<ParentValues>
      title={t('family.parent_edit')}
      defaultValues={stored}
      onSubmit={async (values, form) => {
        const saved = await save({
          values,
          form,
          before: inputOf(stored),
          inputOf,
          put: (body) => request('PUT', API.myFamilyParent, { body }),
          words: {
            ...labelled({
              first_name: t('field.first_name'),
              last_name: t('field.last_name'),
              address: t('field.address'),
              plz: t('field.plz'),
              place: t('field.place'),
              municipality_id: t('field.municipality'),
              phone: t('field.phone'),
            }),
            lang: {
              label: t('field.language'),
              show: (value) => t(`common.lang.${value as ContentLanguage}`),
            },
          },
        });
        await queryClient.invalidateQueries({ queryKey: [MINE] });
        notify('success', t('family.parent_saved'));
        if (saved.phone_uses) setUses(saved.phone_uses);
        else onClose();
      }}
      kept={{ form: 'parent' }}
      onClose={onClose}
    >
      <FormAlert />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        <TextInput<ParentValues>
          name="first_name"
          label={t('field.first_name')}
          required
          autoComplete="given-name"
        />
        <TextInput<ParentValues>
          name="last_name"
          label={t('field.last_name')}
          required
          autoComplete="family-name"
        />
      </Box>
      <AddressInputs />
      <LanguageInput<ParentValues> name="lang" />
      <Typography variant="body2" color="textSecondary">
        <ContactText text={t('family.email_fixed', { office })} />
      </Typography>
      {question}
    </FormDialog>
  );
}
