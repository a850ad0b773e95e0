import type { PersonRecord } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client';
import { MINE } from '../../api/query-client';
import { useNotify } from '../../app/toasts';
import { useT } from '../../i18n';
import { FormAlert } from '../../ui/form/FormAlert';
import { FormDialog } from '../../ui/form/FormDialog';
import { LanguageInput } from '../../ui/form/LanguageInput';
import { TextInput } from '../../ui/form/TextInput';
import { AddressInputs } from '../account/AddressInputs';

type ParentValues = Pick<PersonRecord, 'first_name' | 'last_name' | 'lang'> &
  Record<'address' | 'plz' | 'place' | 'phone', string>;

/** One's own data. E-mail and tax code say who one is; the office changes them. */
export default function ParentDialog({ parent, onClose }: { parent: PersonRecord; onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
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
        await request<PersonRecord>(API.myFamilyParent, { method: 'PUT', body: values });
        await queryClient.invalidateQueries({ queryKey: [MINE] });
        notify('success', t('family.parent_saved'));
        onClose();
      }}
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
        {t('family.email_fixed')}
      </Typography>
    </FormDialog>
  );
}
