import { Module } from '@nestjs/common';
import { IdempotencyKeys } from './engine/idempotency.js';
import { BookingFactsLoader } from './engine/load-booking-facts.js';
import { PaidMails } from './engine/paid-mails.js';
import { PrivacyFile } from './engine/privacy-file.js';
import { WaitingList } from './engine/queue.js';
import { RegistrationMails } from './engine/registration-mails.js';
import { SignUpStore } from './engine/sign-up-store.js';
import { ChangeRegistration } from './use-cases/change-registration.js';
import { EditPayment } from './use-cases/edit-payment.js';
import { EditWeek } from './use-cases/edit-week.js';
import { EraseChild } from './use-cases/erase-child.js';
import { RemoveRegistration } from './use-cases/remove-registration.js';
import { SetPayed } from './use-cases/set-payed.js';
import { SignUp } from './use-cases/sign-up.js';
import { SingleSignUp } from './use-cases/single-sign-up.js';

/** The one module that owns every change to a registration (decisions §5). Others use its use cases only. */
@Module({
  providers: [
    BookingFactsLoader,
    IdempotencyKeys,
    PaidMails,
    PrivacyFile,
    WaitingList,
    RegistrationMails,
    SignUpStore,
    ChangeRegistration,
    EditPayment,
    EditWeek,
    EraseChild,
    RemoveRegistration,
    SetPayed,
    SignUp,
    SingleSignUp,
  ],
  exports: [
    ChangeRegistration,
    EditPayment,
    EditWeek,
    EraseChild,
    PrivacyFile,
    RemoveRegistration,
    SetPayed,
    SignUp,
    SingleSignUp,
  ],
})
export class RegistrationEngineModule {}
