import { LOG_PERMISSION } from '@feria/shared';
import type { Section } from '../../resource-kit/types';

/** Who sees health data now; only read, by those who administer accounts. Its other words come with the page. */
export const healthAccess: Section = {
  name: 'healthAccess',
  route: 'healthAccess',
  icon: 'HealthAndSafety',
  permissions: { index: LOG_PERMISSION, create: 'user.create', update: 'user.update', view: LOG_PERMISSION },
  messages: {
    de: { name: 'Wer sieht Gesundheitsdaten |||| Wer sieht Gesundheitsdaten', fields: {}, delete: '' },
    it: { name: 'Chi vede i dati sanitari |||| Chi vede i dati sanitari', fields: {}, delete: '' },
  },
};
