import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

/** The page of a parent shows what all areas know of the family. */
export default {
  resource: 'parent',
  pages: { show: lazy(async () => ({ default: (await import('./show')).PersonShow })) },
} satisfies ResourceOverrides;
