import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  resource: 'course',
  routes: { ':id/draw': lazy(() => import('./draw')) },
} satisfies ResourceOverrides;
