import type { ResourceOverrides } from '../../resource-kit/types';
import { FailedMailCount } from './FailedMailCount';
import { FailedMailList } from './FailedMailList';
import { failedMails } from './section';

export default {
  section: failedMails,
  menu: 15,
  MenuMark: FailedMailCount,
  pages: { list: FailedMailList },
} satisfies ResourceOverrides;
