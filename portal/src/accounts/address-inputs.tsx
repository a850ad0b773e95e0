import Box from '@mui/material/Box';
import { useT } from '../i18n';
import { PhoneInput } from '../components/form/phone-input';
import { TextInput } from '../components/form/text-input';
import { MunicipalityInput } from './municipality-input';

interface Address {
  address: string;
  plz?: string | null;
  place?: string | null;
  phone?: string | null;
}

/** Address and telephone of a parent. */
export function AddressInputs() {
  const t = useT();
  return (
    <>
      <TextInput<Address> name="address" label={t('field.address')} required autoComplete="address-line1" />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(9rem, 1fr) minmax(0, 2fr)', gap: 2 }}>
        <TextInput<Address>
          name="plz"
          label={t('field.plz')}
          autoComplete="postal-code"
          attributes={{ inputMode: 'numeric', maxLength: 10 }}
        />
        <TextInput<Address> name="place" label={t('field.place')} autoComplete="address-level2" />
      </Box>
      <MunicipalityInput />
      <PhoneInput<Address> name="phone" label={t('field.phone')} autoComplete="tel" />
    </>
  );
}
