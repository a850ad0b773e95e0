import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { cancellationFees } from './section';

export default {
  section: cancellationFees,
  menu: { group: 'money', position: 27 },
  pages: { list: lazy(async () => ({ default: (await import('./list')).CancellationFeeList })) },
} satisfies ResourceOverrides;
