import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { bankEntries } from './section';

export default {
  section: bankEntries,
  menu: { group: 'money', position: 20 },
  pages: { list: lazy(async () => ({ default: (await import('./review')).BankReview })) },
} satisfies ResourceOverrides;
