import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { healthReadLog } from './section';

export default {
  section: healthReadLog,
  menu: { group: 'administration', position: 910 },
  pages: { list: lazy(() => import('./list')) },
} satisfies ResourceOverrides;
