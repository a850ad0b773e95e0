import { option } from '@feria/shared/resources/option/index';
import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';

const emptyPage = (action: 'create' | 'edit') =>
  lazy(async () => {
    const { EmptyOptionPage } = await import('./empty-page');
    return { default: () => <EmptyOptionPage action={action} /> };
  });

export default {
  section: option,
  menu: { group: 'administration', position: 30 },
  pages: {
    list: lazy(async () => ({ default: (await import('./list')).OptionsPage })),
    create: emptyPage('create'),
    edit: emptyPage('edit'),
  },
  routes: { setup: lazy(() => import('./setup/page')) },
} satisfies ResourceOverrides;
