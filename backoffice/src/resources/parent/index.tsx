import { TaxInput } from '../../people/TaxInput';
import type { KitRecord, ResourceOverrides } from '../../resource-kit/types';
import { EmailInput } from './EmailInput';
import { EmailLink, PhoneLink } from './PersonFacts';
import { PersonShow } from './PersonShow';

const phone = ({ phone: number }: KitRecord) =>
  typeof number === 'string' ? <PhoneLink phone={number} /> : '';
const email = ({ email: address }: KitRecord) =>
  typeof address === 'string' ? <EmailLink email={address} /> : '';

/** People: the API calls them `parent` (spec §7), so the folder does. */
export default {
  menu: 40,
  list: { columns: { phone: { render: phone }, email: { render: email } } },
  form: { fields: { tax: TaxInput, email: EmailInput } },
  pages: { show: PersonShow },
} satisfies ResourceOverrides;
