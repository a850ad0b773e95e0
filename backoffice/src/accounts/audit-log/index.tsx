import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { auditLog } from './section';

export default {
  section: auditLog,
  menu: { group: 'administration', position: 900 },
  pages: { list: lazy(() => import('./list')) },
} satisfies ResourceOverrides;
