import { option } from '@feria/shared/resources/option/index';
import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

const shell = (action: 'create' | 'edit') =>
  lazy(async () => {
    const { OptionShell } = await import('./OptionShell');
    return { default: () => <OptionShell action={action} /> };
  });

export default {
  section: option,
  menu: 95,
  pages: {
    list: lazy(async () => ({ default: (await import('./OptionsPage')).OptionsPage })),
    create: shell('create'),
    edit: shell('edit'),
  },
} satisfies ResourceOverrides;
