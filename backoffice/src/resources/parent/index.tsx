import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

/** People: the API calls them `parent` (spec §7), so the folder does. */
export default {
  menu: 40,
  list: () => import('./list'),
  form: () => import('./form'),
  pages: { show: lazy(async () => ({ default: (await import('./PersonShow')).PersonShow })) },
} satisfies ResourceOverrides;
