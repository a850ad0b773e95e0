import type { Section } from '../../resource-kit/types';

/** Who paid of families whose data are erased; only read. Its other words come with the page. */
export const archive: Section = {
  name: 'accountingArchive',
  route: 'accounting-archive',
  icon: 'Folder',
  permissions: {
    index: 'payment.archive',
    create: 'payment.archive',
    update: 'payment.archive',
    view: 'payment.archive',
  },
  messages: {
    de: { name: 'Archiv |||| Archiv', fields: {}, delete: '' },
    it: { name: 'Archivio |||| Archivio', fields: {}, delete: '' },
  },
};
