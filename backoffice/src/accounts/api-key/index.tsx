import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { apiKeys } from './section';

export default {
  section: apiKeys,
  menu: { group: 'administration', position: 25 },
  pages: {
    list: lazy(async () => ({ default: (await import('./list')).ApiKeyList })),
    create: lazy(async () => ({ default: (await import('./create')).ApiKeyCreate })),
  },
} satisfies ResourceOverrides;
