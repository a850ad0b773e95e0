import type { FormOverrides } from '../../resource-kit/types';
import { ActiveInput } from './active-input';
import { CourseWeeks } from './course-weeks';
import { InheritedInput } from './inherited-input';
import { MailTabs } from './mail-tabs';
import { StartValueInput } from './start-value-input';

/** Mails and weeks belong to a course that is there; so a new one is opened again. */
export default {
  fields: {
    active: ActiveInput,
    max_participants: StartValueInput,
    waiting_list: StartValueInput,
    bank_name: InheritedInput,
    bank_iban: InheritedInput,
    payment_days: InheritedInput,
    cancellation: InheritedInput,
  },
  tabs: { email: MailTabs },
  editOnlyTabs: ['email'],
  Below: CourseWeeks,
  afterCreate: 'edit',
} satisfies FormOverrides;
