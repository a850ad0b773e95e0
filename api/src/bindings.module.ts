import { Global, Module } from '@nestjs/common';
import { AccountsModule } from './features/accounts/accounts.module.js';
import { CourseChanges, WeekChanges } from './features/courses/course-changes.js';
import { AccountLinks } from './features/mails/account-links.js';
import { PhoneLookup } from './features/people/phone-lookup.js';
import { RegistrationsModule } from './features/registrations/registrations.module.js';
import { EditCourse } from './features/registrations/use-cases/edit-course.js';
import { EditWeek } from './features/registrations/use-cases/edit-week.js';
import { TakeOverPhone } from './features/registrations/use-cases/take-over-phone.js';
import { RenewedLinks } from './features/users/renewed-links.js';

const bindings = [
  { provide: AccountLinks, useExisting: RenewedLinks },
  { provide: PhoneLookup, useExisting: TakeOverPhone },
  { provide: CourseChanges, useExisting: EditCourse },
  { provide: WeekChanges, useExisting: EditWeek },
];

/** What an area asks of one above it: the abstract class that the lower one declares, and what the upper one provides for it (ADR 36). */
@Global()
@Module({
  imports: [AccountsModule, RegistrationsModule],
  providers: bindings,
  exports: bindings.map(({ provide }) => provide),
})
export class BindingsModule {}
