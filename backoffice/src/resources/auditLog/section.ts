import type { Section } from '../../resource-kit/types';
import { messages } from './messages';

/** Who changed what; only read, by those who administer accounts. */
export const auditLog: Section = {
  name: 'auditLog',
  route: 'auditLog',
  icon: 'History',
  permissions: { index: 'user.index', create: 'user.create', update: 'user.update', view: 'user.index' },
  messages,
};
