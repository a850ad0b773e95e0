import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

/** The figures of a season. */
export default {
  resource: 'course',
  routes: { figures: lazy(() => import('./figures')) },
} satisfies ResourceOverrides;
