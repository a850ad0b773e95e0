import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { registrations } from './section';

export default {
  section: registrations,
  menu: { group: 'season', position: 10 },
  pages: {
    list: lazy(async () => ({ default: (await import('./list')).RegistrationList })),
    create: lazy(async () => ({ default: (await import('./create')).RegistrationCreate })),
    edit: lazy(async () => ({ default: (await import('./edit')).RegistrationEdit })),
  },
} satisfies ResourceOverrides;
