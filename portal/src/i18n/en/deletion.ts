import type { SameKeys } from '@feria/shared/i18n/translate';
import type { deletion as reference } from '../de/deletion';

/** The same in English. */
export const deletion: SameKeys<typeof reference> = {
  title: 'Delete the account',
  intro:
    'The account %{email} is deleted with all its data. This cannot be undone, not by the office either.',
  data_first: 'See and download the stored data',
  before: 'To be done before',
  to_payment: 'To the payments',
  to_iban: 'Enter the IBAN',
  cannot: 'Only the office can cancel this registration now.',
  goes: 'This is deleted',
  goes_account: 'Your account with all logins, your data, messages and e-mails',
  goes_child: '%{child}, with all data and registrations',
  goes_waiting: '%{child}: no longer on the waiting list for %{week}',
  goes_wish: '%{child}: no longer a wish for %{week}',
  goes_held: '%{child}: no longer kept in mind for %{week}',
  goes_invitations: '%{smart_count} open invitation |||| %{smart_count} open invitations',
  stays: 'This stays',
  stays_child: '%{child} stays with the other parent, with all registrations',
  stays_contacts:
    'Of %{smart_count} registration the other parent’s phone becomes the emergency contact. |||| Of %{smart_count} registrations the other parent’s phone becomes the emergency contact.',
  stays_payments:
    'The law asks us to keep payments (%{payments}) and receipts (%{receipts}) for %{years} years. Who paid then stands in the archive of the accounts only.',
  confirm: 'Confirm',
  confirm_text: 'With your password you confirm that the account is deleted.',
  submit: 'Delete the account for good',
  done: 'Your account is deleted. A last e-mail confirms it.',
};
