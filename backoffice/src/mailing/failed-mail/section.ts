import type { Section } from '../../resource-kit/types';

/** The words of the list and of the badge in the menu; all others come with the page. */
const messages = {
  de: {
    name: 'Unzustellbare E-Mail |||| Unzustellbare E-Mails',
    fields: {},
    count: '%{smart_count} unzustellbare E-Mail |||| %{smart_count} unzustellbare E-Mails',
    delete: '',
  },
  it: {
    name: 'E-mail non recapitata |||| E-mail non recapitate',
    fields: {},
    count: '%{smart_count} e-mail non recapitata |||| %{smart_count} e-mail non recapitate',
    delete: '',
  },
};

const permission = 'peopleCourseWeekRegistration.update';

/** Mails that were given up. They are made by the outbox and only sent again or discarded. */
export const failedMails: Section = {
  name: 'failedMail',
  route: 'failedMail',
  icon: 'MarkEmailUnread',
  permissions: { index: permission, create: permission, update: permission, view: permission },
  messages,
};
