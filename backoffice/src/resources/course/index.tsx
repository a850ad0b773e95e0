import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  menu: { group: 'season', position: 20 },
  pages: { show: lazy(() => import('./show/show')) },
  routes: {
    overview: lazy(() => import('./overview/overview')),
    day: lazy(() => import('./overview/day')),
    'day/points': lazy(() => import('./points/points')),
    import: lazy(() => import('./import')),
    rollover: lazy(() => import('./rollover/rollover')),
    ':id/draw': lazy(() => import('./draw/draw')),
  },
  list: () => import('./list'),
  form: () => import('./form'),
} satisfies ResourceOverrides;
