import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { FailedMailCount } from './FailedMailCount';
import { failedMails } from './section';

export default {
  section: failedMails,
  menu: 15,
  MenuMark: FailedMailCount,
  pages: { list: lazy(async () => ({ default: (await import('./FailedMailList')).FailedMailList })) },
} satisfies ResourceOverrides;
