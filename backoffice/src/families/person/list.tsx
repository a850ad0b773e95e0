import type { ResourceRecord, ListOverrides } from '../../resource-kit/types';
import { EmailLink } from './person-facts';

const email = ({ email: address }: ResourceRecord) =>
  typeof address === 'string' ? <EmailLink email={address} /> : '';

/** The e-mail address as a link. */
export default {
  columns: { email: { render: email } },
} satisfies ListOverrides;
