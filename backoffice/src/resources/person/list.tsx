import type { ResourceRecord, ListOverrides } from '../../resource-kit/types';
import { ImportLink } from '../import/import-link';
import { EmailLink } from './person-facts';

const email = ({ email: address }: ResourceRecord) =>
  typeof address === 'string' ? <EmailLink email={address} /> : '';

/** The e-mail address as a link. */
export default {
  columns: { email: { render: email } },
  Actions: () => <ImportLink kind="families" />,
} satisfies ListOverrides;
