import { Accounts1790000000001 } from './1790000000001-accounts.js';
import { Catalogue1790000000002 } from './1790000000002-catalogue.js';
import { People1790000000003 } from './1790000000003-people.js';
import { Registrations1790000000004 } from './1790000000004-registrations.js';
import { FailedMails1790000000006 } from './1790000000006-failed-mails.js';
import { Uploads1790000000008 } from './1790000000008-uploads.js';
import { RoleRevision1790000000009 } from './1790000000009-role-revision.js';
import { PeopleLists1790000000010 } from './1790000000010-people-lists.js';
import { Payments1790000000011 } from './1790000000011-payments.js';
import { DashboardIndexes1790000000012 } from './1790000000012-dashboard-indexes.js';
import { Audit1790000000013 } from './1790000000013-audit.js';
import { Retention1790000000014 } from './1790000000014-retention.js';
import { ParentRetention1790000000017 } from './1790000000017-parent-retention.js';
import { SortKeys1790000000021 } from './1790000000021-sort-keys.js';
import { EmailConfirmation1790000000022 } from './1790000000022-email-confirmation.js';
import { ClusterLocks1790000000023 } from './1790000000023-cluster-locks.js';
import { ContactNames1790000000028 } from './1790000000028-contact-names.js';
import { CourseAges1790000000029 } from './1790000000029-course-ages.js';
import { SecondGuardian1790000000050 } from './1790000000050-second-guardian.js';
import { Calendar1790000000051 } from './1790000000051-calendar.js';
import { OpeningReminders1790000000052 } from './1790000000052-opening-reminders.js';
import { MovedRegistrations1790000000065 } from './1790000000065-moved-registrations.js';
import { CancelledWeeks1790000000070 } from './1790000000070-cancelled-weeks.js';
import { Messages1790000000075 } from './1790000000075-messages.js';
import { LoggedValues1790000000085 } from './1790000000085-logged-values.js';
import { Eligibility1790000000090 } from './1790000000090-eligibility.js';
import { FairPlaces1790000000095 } from './1790000000095-fair-places.js';
import { Ledger1790000000096 } from './1790000000096-ledger.js';
import { BankStatements1790000000097 } from './1790000000097-bank-statements.js';
import { DiscountsAndDueDates1790000000098 } from './1790000000098-discounts-and-due-dates.js';
import { Cancellation1790000000100 } from './1790000000100-cancellation.js';
import { PaymentReminders1790000000101 } from './1790000000101-payment-reminders.js';
import { OnSite1790000000110 } from './1790000000110-on-site.js';
import { ParentViews1790000000111 } from './1790000000111-parent-views.js';
import { SecondFactor1790000000112 } from './1790000000112-second-factor.js';
import { ImportTurn1790000000120 } from './1790000000120-import-turn.js';
import { ConfirmedAddresses1790000000200 } from './1790000000200-confirmed-addresses.js';
import { OpenPoints1790000000220 } from './1790000000220-open-points.js';
import { ImportedConsent1790000000230 } from './1790000000230-imported-consent.js';
import { LocationAddress1790000000231 } from './1790000000231-location-address.js';
import { BookedPostcode1790000000232 } from './1790000000232-booked-postcode.js';
import { StoredSuggestions1790000000240 } from './1790000000240-stored-suggestions.js';
import { HeldMails1790000000250 } from './1790000000250-held-mails.js';
import { AccountChanges1790000000260 } from './1790000000260-account-changes.js';
import { FactsOnSite1790000000270 } from './1790000000270-facts-on-site.js';
import { DoubtfulEntries1790000000271 } from './1790000000271-doubtful-entries.js';
import { KeptRegistrations1790000000280 } from './1790000000280-kept-registrations.js';
import { PointsByReason1790000000281 } from './1790000000281-points-by-reason.js';
import { FormerWeekDays1790000000282 } from './1790000000282-former-week-days.js';
import { ErasedOnSite1790000000283 } from './1790000000283-erased-on-site.js';
import { ErasedChildren1790000000284 } from './1790000000284-erased-children.js';
import { ApiKeys1790000000290 } from './1790000000290-api-keys.js';
import { PaidDates1790000000300 } from './1790000000300-paid-dates.js';
import { ClosedBooks1790000000301 } from './1790000000301-closed-books.js';
import { FamilyReminders1790000000302 } from './1790000000302-family-reminders.js';
import { Payouts1790000000321 } from './1790000000321-payouts.js';
import { Payers1790000000330 } from './1790000000330-payers.js';
import { ConfirmationOutro1790000000331 } from './1790000000331-confirmation-outro.js';
import { BankRuns1790000000335 } from './1790000000335-bank-runs.js';
import { AgreedSteps1790000000336 } from './1790000000336-agreed-steps.js';
import { FormerGuardians1790000000337 } from './1790000000337-former-guardians.js';
import { OnlyTogether1790000000338 } from './1790000000338-only-together.js';
import { Receipts1790000000340 } from './1790000000340-receipts.js';
import { UndoneEntries1790000000341 } from './1790000000341-undone-entries.js';
import { Basket1790000000342 } from './1790000000342-basket.js';
import { WeekHours1790000000344 } from './1790000000344-week-hours.js';
import { FeeBase1790000000345 } from './1790000000345-fee-base.js';
import { AccountingArchive1790000000346 } from './1790000000346-accounting-archive.js';
import { PlaceCoordinates1790000000347 } from './1790000000347-place-coordinates.js';
import { MovedWeeks1790000000349 } from './1790000000349-moved-weeks.js';
import { BankReferenceIndex1790000000350 } from './1790000000350-bank-reference-index.js';
import { LogOfChanges1790000000351 } from './1790000000351-log-of-changes.js';
import { PickupSearch1790000000352 } from './1790000000352-pickup-search.js';
import { FamilyCalls1790000000354 } from './1790000000354-family-calls.js';
import { SavedViews1790000000355 } from './1790000000355-saved-views.js';
import { OrganisersAccount1790000000356 } from './1790000000356-organisers-account.js';
import { WhatWeUse1790000000357 } from './1790000000357-what-we-use.js';
import { Municipality1790000000361 } from './1790000000361-municipality.js';
import { ParentMunicipalityId1790000000362 } from './1790000000362-parent-municipality-id.js';
import { Questions1790000000363 } from './1790000000363-questions.js';
import { PlaceOfARemoval1790000000364 } from './1790000000364-place-of-a-removal.js';
import { DeclinedPlace1790000000369 } from './1790000000369-declined-place.js';
import { ContributionsBySeason1790000000370 } from './1790000000370-contributions-by-season.js';

/** Every migration, oldest first; the generator adds at the end. */
export const migrations = [
  Accounts1790000000001,
  Catalogue1790000000002,
  People1790000000003,
  Registrations1790000000004,
  FailedMails1790000000006,
  Uploads1790000000008,
  RoleRevision1790000000009,
  PeopleLists1790000000010,
  Payments1790000000011,
  DashboardIndexes1790000000012,
  Audit1790000000013,
  Retention1790000000014,
  ParentRetention1790000000017,
  SortKeys1790000000021,
  EmailConfirmation1790000000022,
  ClusterLocks1790000000023,
  ContactNames1790000000028,
  CourseAges1790000000029,
  SecondGuardian1790000000050,
  Calendar1790000000051,
  OpeningReminders1790000000052,
  MovedRegistrations1790000000065,
  CancelledWeeks1790000000070,
  Messages1790000000075,
  LoggedValues1790000000085,
  Eligibility1790000000090,
  FairPlaces1790000000095,
  Ledger1790000000096,
  BankStatements1790000000097,
  DiscountsAndDueDates1790000000098,
  Cancellation1790000000100,
  PaymentReminders1790000000101,
  OnSite1790000000110,
  ParentViews1790000000111,
  SecondFactor1790000000112,
  ImportTurn1790000000120,
  ConfirmedAddresses1790000000200,
  OpenPoints1790000000220,
  ImportedConsent1790000000230,
  LocationAddress1790000000231,
  BookedPostcode1790000000232,
  StoredSuggestions1790000000240,
  HeldMails1790000000250,
  AccountChanges1790000000260,
  FactsOnSite1790000000270,
  DoubtfulEntries1790000000271,
  KeptRegistrations1790000000280,
  PointsByReason1790000000281,
  FormerWeekDays1790000000282,
  ErasedOnSite1790000000283,
  ErasedChildren1790000000284,
  ApiKeys1790000000290,
  PaidDates1790000000300,
  ClosedBooks1790000000301,
  FamilyReminders1790000000302,
  Payouts1790000000321,
  Payers1790000000330,
  ConfirmationOutro1790000000331,
  BankRuns1790000000335,
  AgreedSteps1790000000336,
  FormerGuardians1790000000337,
  OnlyTogether1790000000338,
  Receipts1790000000340,
  UndoneEntries1790000000341,
  Basket1790000000342,
  WeekHours1790000000344,
  FeeBase1790000000345,
  AccountingArchive1790000000346,
  PlaceCoordinates1790000000347,
  MovedWeeks1790000000349,
  BankReferenceIndex1790000000350,
  LogOfChanges1790000000351,
  PickupSearch1790000000352,
  FamilyCalls1790000000354,
  SavedViews1790000000355,
  OrganisersAccount1790000000356,
  WhatWeUse1790000000357,
  Municipality1790000000361,
  ParentMunicipalityId1790000000362,
  Questions1790000000363,
  PlaceOfARemoval1790000000364,
  DeclinedPlace1790000000369,
  ContributionsBySeason1790000000370,
];
