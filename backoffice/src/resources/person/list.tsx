import type { ResourceRecord, ListOverrides } from '../../resource-kit/types';
import { EmailLink, PhoneLink } from './person-facts';

const phone = ({ phone: number }: ResourceRecord) =>
  typeof number === 'string' ? <PhoneLink phone={number} /> : '';
const email = ({ email: address }: ResourceRecord) =>
  typeof address === 'string' ? <EmailLink email={address} /> : '';

/** Phone and e-mail as links. */
export default { columns: { phone: { render: phone }, email: { render: email } } } satisfies ListOverrides;
