import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  menu: { group: 'season', position: 20 },
  routes: {
    overview: lazy(() => import('./overview/overview')),
    rollover: lazy(() => import('./rollover/rollover')),
  },
  list: () => import('./list'),
  form: () => import('./form'),
} satisfies ResourceOverrides;
