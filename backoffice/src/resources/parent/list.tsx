import type { KitRecord, ListOverrides } from '../../resource-kit/types';
import { EmailLink, PhoneLink } from './PersonFacts';

const phone = ({ phone: number }: KitRecord) =>
  typeof number === 'string' ? <PhoneLink phone={number} /> : '';
const email = ({ email: address }: KitRecord) =>
  typeof address === 'string' ? <EmailLink email={address} /> : '';

/** Phone and e-mail as links. */
export default { columns: { phone: { render: phone }, email: { render: email } } } satisfies ListOverrides;
