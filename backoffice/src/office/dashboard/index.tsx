import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

/** The lists of weeks that the start page counts. */
export default {
  resource: 'course',
  routes: { 'weeks/:list': lazy(() => import('./task-weeks')) },
} satisfies ResourceOverrides;
