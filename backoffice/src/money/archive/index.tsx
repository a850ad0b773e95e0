import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { archive } from './section';

export default {
  section: archive,
  menu: { group: 'money', position: 50 },
  pages: { list: lazy(async () => ({ default: (await import('./list')).ArchiveList })) },
} satisfies ResourceOverrides;
