import type { Section } from '../../resource-kit/types';
import { messages } from './messages';

/** Registrations change only through sign-up and payment, so no definition generates forms for them. */
export const registrations: Section = {
  name: 'peopleCourseWeekRegistration',
  route: 'peopleCourseWeekRegistration',
  icon: 'HowToReg',
  permissions: {
    index: 'peopleCourseWeekRegistration.index',
    create: 'peopleCourseWeekRegistration.create',
    update: 'peopleCourseWeekRegistration.update',
    view: 'peopleCourseWeekRegistration.update',
  },
  messages,
};
