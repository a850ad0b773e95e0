import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  resource: 'courseWeek',
  routes: { ':id/groups': lazy(() => import('./groups')) },
} satisfies ResourceOverrides;
