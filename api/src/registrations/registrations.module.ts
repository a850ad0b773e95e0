import { Module } from '@nestjs/common';
import { BasketController } from './basket/basket.controller.js';
import { KeptBasketController } from './basket/kept-basket.controller.js';
import { KeptBaskets } from './basket/kept-baskets.js';
import { QuoteBasket } from './basket/quote-basket.js';
import { BookingContextLoader } from './booking-batch/booking-context.js';
import messages from '@feria/shared/resources/registration/messages';
import { listExportController } from '../core/crud/list-export.js';
import { OptionsModule } from '../settings/options/options.module.js';
import { Balances } from './balances.js';
import { CreditMails } from './credit-mails.js';
import { BookingStore } from './booking-batch/booking-store.js';
import { CourseWeekController } from './course-week.controller.js';
import { LedgerBalances } from './ledger-balances.js';
import { MoveController } from './move.controller.js';
import { MergePreviews } from './merge-preview.service.js';
import { MovePreviews } from './move-preview.service.js';
import { FamilyRegistrations } from './family-registrations.service.js';
import { ParentRegistrationController } from './parent-registration.controller.js';
import { PhoneController } from './phone.controller.js';
import { PlacesMails } from './places-mails.js';
import { REGISTRATION_COLUMNS, registrationColumns } from './registration-columns.js';
import { RegistrationMunicipalities } from './municipality.js';
import { RegistrationMails } from './registration-mails.js';
import { REGISTRATION_LIST } from './registrations.queries.js';
import { RegistrationList } from './registrations.service.js';
import { RemovalPreview } from './removal-preview.service.js';
import { SettleAtStart } from './settle-at-start.js';
import { StaffRegistrationController } from './staff-registration.controller.js';
import { DeclinedPlaces } from './declined-places.js';
import { DueWork } from './due-work.js';
import { AnswerOffer } from './use-cases/answer-offer.js';
import { EditCourse } from './use-cases/edit-course.js';
import { EndGroup } from './use-cases/end-group.js';
import { GivePlace } from './use-cases/give-place.js';
import { BookPayments } from './use-cases/book-payments.js';
import { CancelSeveral } from './use-cases/cancel-several.js';
import { CancelWeek } from './use-cases/cancel-week.js';
import { ChangeRegistration } from './use-cases/change-registration.js';
import { EditPayment } from './use-cases/edit-payment.js';
import { EditWeek } from './use-cases/edit-week.js';
import { EraseChild } from './use-cases/erase-child.js';
import { GiveDrawnPlaces } from './use-cases/give-drawn-places.js';
import { MergeWeeks } from './use-cases/merge-weeks.js';
import { MoveRegistration } from './use-cases/move-registration.js';
import { OrderWishes } from './use-cases/order-wishes.js';
import { RemoveRegistration } from './use-cases/remove-registration.js';
import { SetPayed } from './use-cases/set-payed.js';
import { SignUp } from './use-cases/sign-up.js';
import { TakeOverPhone } from './use-cases/take-over-phone.js';
import { WaiveFee } from './use-cases/waive-fee.js';
import { WaitingList } from './waiting-list/waiting-list.js';
import { WeekMails } from './week-mails.js';
import { WhoDidIt } from './who-did-it.js';

const useCases = [
  AnswerOffer,
  BookPayments,
  CancelSeveral,
  CancelWeek,
  ChangeRegistration,
  EditCourse,
  EditPayment,
  EditWeek,
  EraseChild,
  EndGroup,
  GivePlace,
  GiveDrawnPlaces,
  MergeWeeks,
  MoveRegistration,
  OrderWishes,
  RemoveRegistration,
  SetPayed,
  SignUp,
  TakeOverPhone,
  WaiveFee,
];

/** Owns every change to a registration (product/registrations.md#one-owner-of-registrations). Other features change them by its use cases only. */
@Module({
  imports: [OptionsModule],
  controllers: [
    BasketController,
    CourseWeekController,
    KeptBasketController,
    MoveController,
    PhoneController,
    ParentRegistrationController,
    StaffRegistrationController,
    listExportController<RegistrationList>({
      name: 'peopleCourseWeekRegistration',
      titles: { de: messages.de.name, it: messages.it.name },
      permission: 'peopleCourseWeekRegistration.index',
      source: RegistrationList,
      read: (registrations, query, reader) => registrations.list(query, reader),
      rules: REGISTRATION_LIST,
      names: REGISTRATION_COLUMNS,
      columns: registrationColumns,
      more: (registrations, query, lang, reader) => registrations.questionColumns(query, lang, reader),
    }),
  ],
  providers: [
    ...useCases,
    Balances,
    BookingContextLoader,
    BookingStore,
    CreditMails,
    DeclinedPlaces,
    DueWork,
    FamilyRegistrations,
    KeptBaskets,
    LedgerBalances,
    MergePreviews,
    MovePreviews,
    PlacesMails,
    QuoteBasket,
    RegistrationList,
    RegistrationMails,
    RegistrationMunicipalities,
    RemovalPreview,
    SettleAtStart,
    WaitingList,
    WeekMails,
    WhoDidIt,
  ],
  exports: [
    ...useCases,
    Balances,
    CreditMails,
    FamilyRegistrations,
    LedgerBalances,
    RegistrationList,
    SettleAtStart,
  ],
})
export class RegistrationsModule {}
