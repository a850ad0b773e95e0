import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

/** The page of a project shows what many areas know of it. */
export default {
  resource: 'course',
  pages: { show: lazy(() => import('./show')) },
} satisfies ResourceOverrides;
