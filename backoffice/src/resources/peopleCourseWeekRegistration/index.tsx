import type { ResourceOverrides } from '../../resource-kit/types';
import { RegistrationList } from './RegistrationList';
import { registrations } from './section';

export default {
  section: registrations,
  menu: 10,
  pages: { list: RegistrationList },
} satisfies ResourceOverrides;
