import type { ResourceOverrides } from '../../resource-kit/types';
import { RegistrationCreate } from './RegistrationCreate';
import { RegistrationEdit } from './RegistrationEdit';
import { RegistrationList } from './RegistrationList';
import { registrations } from './section';

export default {
  section: registrations,
  menu: 10,
  pages: { list: RegistrationList, create: RegistrationCreate, edit: RegistrationEdit },
} satisfies ResourceOverrides;
