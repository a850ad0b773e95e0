import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  resource: 'parent',
  routes: { todos: lazy(() => import('./todos')) },
} satisfies ResourceOverrides;
