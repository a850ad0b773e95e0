import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { registrations } from './section';

export default {
  section: registrations,
  menu: 10,
  pages: {
    list: lazy(async () => ({ default: (await import('./RegistrationList')).RegistrationList })),
    create: lazy(async () => ({ default: (await import('./RegistrationCreate')).RegistrationCreate })),
    edit: lazy(async () => ({ default: (await import('./RegistrationEdit')).RegistrationEdit })),
  },
} satisfies ResourceOverrides;
