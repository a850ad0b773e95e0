import type { Section } from '../../resource-kit/types';
import { messages } from './messages';

/** Who was shown whose health data; only read, by those who administer accounts. */
export const healthReadLog: Section = {
  name: 'healthReadLog',
  route: 'healthReadLog',
  icon: 'HealthAndSafety',
  permissions: { index: 'user.index', create: 'user.create', update: 'user.update', view: 'user.index' },
  messages,
};
