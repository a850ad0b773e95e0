import type { FormOverrides } from '../../resource-kit/types';
import { ActiveInput } from './active-input';
import { CourseWeeks } from './course-weeks';
import { MailTabs } from './mail-tabs';

/** Mails and weeks belong to a course that is there; so a new one is opened again. */
export default {
  fields: { active: ActiveInput },
  tabs: { email: MailTabs },
  editOnlyTabs: ['email'],
  Below: CourseWeeks,
  afterCreate: 'edit',
} satisfies FormOverrides;
