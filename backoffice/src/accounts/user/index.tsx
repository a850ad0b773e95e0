import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  menu: { group: 'administration', position: 10 },
  list: () => import('./list'),
  pages: {
    create: lazy(async () => ({ default: (await import('./create')).UserCreate })),
    edit: lazy(async () => ({ default: (await import('./edit')).UserEdit })),
  },
  // Also with `user.updateOwn`, for the own account.
  ownAccess: ['edit'],
} satisfies ResourceOverrides;
