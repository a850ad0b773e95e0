/** Texts of the mails of a project, in both languages. */
export const MAIL_TEXTS = [
  'email_new',
  'email_new_it',
  'email_new_waiting',
  'email_new_waiting_it',
  'email_waiting',
  'email_waiting_it',
  'email_moved',
  'email_moved_it',
  'email_deleted',
  'email_deleted_it',
  'email_payed',
  'email_payed_it',
] as const;

/** What a project says by itself, or the organiser for all projects that leave it empty (product/catalogue.md#the-organisers-defaults). */
export const INHERITED = ['bank_name', 'bank_iban', 'payment_days', 'cancellation', ...MAIL_TEXTS] as const;

/** Field of a project, and the option of the same name. */
export type Inherited = (typeof INHERITED)[number];

/** Whether a field of a project is {@link INHERITED} where it is empty. */
export function isInherited(name: string): name is Inherited {
  return (INHERITED as readonly string[]).includes(name);
}
