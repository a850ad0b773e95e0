import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  resource: 'course',
  routes: { day: lazy(() => import('./day')) },
} satisfies ResourceOverrides;
