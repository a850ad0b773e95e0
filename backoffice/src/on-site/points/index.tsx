import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  resource: 'course',
  routes: { 'day/points': lazy(() => import('./points')) },
} satisfies ResourceOverrides;
