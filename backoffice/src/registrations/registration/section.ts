import { defineResource } from '@feria/shared/resources/define';
import { registrationFields } from '@feria/shared/resources/registration/index';
import messages from '@feria/shared/resources/registration/messages';
import type { Section } from '../../resource-kit/types';

/** What the office writes into a registration, as a form. */
export const registrationForm = defineResource({
  name: 'peopleCourseWeekRegistration',
  icon: 'HowToReg',
  fields: registrationFields,
  list: {
    columns: ['payed_at'],
    search: [],
    defaultSort: { field: 'payed_at', order: 'DESC' },
  },
  messages,
});

/** Registrations change only through sign-up and payment, so their pages are written by hand. */
export const registrations: Section = registrationForm;
