import type { ResourceOverrides } from '../../resource-kit/types';
import { RegistrationCreate } from './RegistrationCreate';
import { RegistrationList } from './RegistrationList';
import { registrations } from './section';

export default {
  section: registrations,
  menu: 10,
  pages: { list: RegistrationList, create: RegistrationCreate },
} satisfies ResourceOverrides;
