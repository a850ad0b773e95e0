import { lazy } from 'react';
import type { ResourceOverrides } from '../../../resource-kit/types';

export default {
  resource: 'parent',
  routes: { import: lazy(() => import('./page')) },
  listButtons: () => import('./link'),
} satisfies ResourceOverrides;
