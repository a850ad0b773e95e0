import { option } from '@feria/shared/resources/option/index';
import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

const OptionShell = lazy(async () => ({ default: (await import('./OptionShell')).OptionShell }));

export default {
  section: option,
  menu: 95,
  pages: {
    list: lazy(async () => ({ default: (await import('./OptionsPage')).OptionsPage })),
    create: OptionShell,
    edit: OptionShell,
  },
} satisfies ResourceOverrides;
