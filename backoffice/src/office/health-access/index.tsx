import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { healthAccess } from './section';

export default {
  section: healthAccess,
  menu: { group: 'administration', position: 905 },
  pages: { list: lazy(async () => ({ default: (await import('./page')).HealthAccessPage })) },
} satisfies ResourceOverrides;
