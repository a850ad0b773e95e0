import { Module } from '@nestjs/common';
import { IdempotencyKeys } from './engine/idempotency.js';
import { PrivacyFile } from './engine/privacy-file.js';
import { WaitingList } from './engine/queue.js';
import { RegistrationMails } from './engine/registration-mails.js';
import { SignUpStore } from './engine/sign-up-store.js';
import { ChangeRegistration } from './use-cases/change-registration.js';
import { EditWeek } from './use-cases/edit-week.js';
import { EraseChild } from './use-cases/erase-child.js';
import { RemoveRegistration } from './use-cases/remove-registration.js';
import { SignUp } from './use-cases/sign-up.js';
import { SingleSignUp } from './use-cases/single-sign-up.js';

/** The one module that owns every change to a registration (decisions §5). Others use its use cases only. */
@Module({
  providers: [
    IdempotencyKeys,
    PrivacyFile,
    WaitingList,
    RegistrationMails,
    SignUpStore,
    ChangeRegistration,
    EditWeek,
    EraseChild,
    RemoveRegistration,
    SignUp,
    SingleSignUp,
  ],
  exports: [ChangeRegistration, EditWeek, EraseChild, PrivacyFile, RemoveRegistration, SignUp, SingleSignUp],
})
export class RegistrationEngineModule {}
