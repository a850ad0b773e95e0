import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { paymentReminders } from './section';

export default {
  section: paymentReminders,
  menu: { group: 'money', position: 30 },
  pages: { list: lazy(async () => ({ default: (await import('./list')).OverdueList })) },
} satisfies ResourceOverrides;
