import type { PersonRecord } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client';
import { MINE } from '../../api/query-client';
import { ContactText, useContact } from '../../components/contact';
import { useNotify } from '../../components/toasts';
import { useT } from '../../i18n';
import { FormAlert } from '../../components/form/form-alert';
import { FormDialog } from '../../components/form/form-dialog';
import { LanguageInput } from '../../components/form/language-input';
import { TextInput } from '../../components/form/text-input';
import { AddressInputs } from '../../components/account/address-inputs';

type ParentValues = Pick<PersonRecord, 'first_name' | 'last_name' | 'lang'> &
  Record<'address' | 'plz' | 'place' | 'phone', string>;

/** One's own data. E-mail and tax code say who one is; the office changes them. */
export default function ParentDialog({ parent, onClose }: { parent: PersonRecord; onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const { office } = useContact();
  const queryClient = useQueryClient();
  return (
    <FormDialog<ParentValues>
      title={t('family.parent_edit')}
      defaultValues={{
        first_name: parent.first_name,
        last_name: parent.last_name,
        address: parent.address ?? '',
        plz: parent.plz ?? '',
        place: parent.place ?? '',
        phone: parent.phone ?? '',
        lang: parent.lang,
      }}
      onSubmit={async (values) => {
        await request('PUT', API.myFamilyParent, { body: values });
        await queryClient.invalidateQueries({ queryKey: [MINE] });
        notify('success', t('family.parent_saved'));
        onClose();
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
    </FormDialog>
  );
}
