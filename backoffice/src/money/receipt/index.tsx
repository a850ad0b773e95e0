import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { receipts } from './section';

export default {
  section: receipts,
  menu: { group: 'money', position: 15 },
  pages: { list: lazy(async () => ({ default: (await import('./list')).ReceiptList })) },
} satisfies ResourceOverrides;
