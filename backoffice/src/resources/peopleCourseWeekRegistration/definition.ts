import { defineResource } from '@feria/shared/resources/define';
import { date, money, text } from '@feria/shared/resources/fields';
import { messages } from './messages';

/**
 * What the office writes into a registration (spec §5). Not one of the resources: registrations are made by sign-up, and
 * their list is written by hand.
 */
export const registrationForm = defineResource({
  name: 'peopleCourseWeekRegistration',
  icon: 'HowToReg',
  fields: {
    payed_amount: money({ required: true }),
    payed_at: date({ required: true }),
    comment_internal: text({ required: true, multiline: true, maxLength: 2_000 }),
  },
  list: {
    columns: ['payed_at'],
    search: [],
    defaultSort: { field: 'payed_at', order: 'DESC' },
  },
  messages,
});
