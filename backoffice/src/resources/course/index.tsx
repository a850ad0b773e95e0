import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  menu: 20,
  pages: { show: lazy(() => import('./detail/CourseDetail')) },
  routes: { overview: lazy(() => import('./overview/CourseOverview')) },
  list: () => import('./list'),
  form: () => import('./form'),
} satisfies ResourceOverrides;
