import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { payments } from './section';

export default {
  section: payments,
  menu: { group: 'money', position: 10 },
  pages: { list: lazy(async () => ({ default: (await import('./list')).PaymentList })) },
} satisfies ResourceOverrides;
