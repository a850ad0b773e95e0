import { Global, Module } from '@nestjs/common';
import { AccountsModule } from './accounts/sign-in/accounts.module.js';
import { CourseChanges, WeekChanges } from './catalogue/courses/course-changes.js';
import { AccountLinks } from './mailing/account-links.js';
import { ParentBalances } from './families/people/parent-balances.js';
import { PayerChanges } from './families/people/payer-changes.js';
import { PhoneLookup } from './families/people/phone-lookup.js';
import { Balances } from './registrations/balances.js';
import { LedgerBalances } from './registrations/ledger-balances.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { EditCourse } from './registrations/use-cases/edit-course.js';
import { EditWeek } from './registrations/use-cases/edit-week.js';
import { TakeOverPhone } from './registrations/use-cases/take-over-phone.js';
import { RenewedLinks } from './accounts/users/renewed-links.js';

const bindings = [
  { provide: AccountLinks, useExisting: RenewedLinks },
  { provide: ParentBalances, useExisting: LedgerBalances },
  { provide: PayerChanges, useExisting: Balances },
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
