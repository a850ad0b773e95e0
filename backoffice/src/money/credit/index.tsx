import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { credits } from './section';

export default {
  section: credits,
  menu: { group: 'money', position: 25 },
  pages: { list: lazy(async () => ({ default: (await import('./list')).CreditList })) },
} satisfies ResourceOverrides;
