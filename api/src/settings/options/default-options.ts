import { SEATS_SHOWN_UP_TO, type OptionKey } from '@feria/shared';
import { ASSIGNED_DAYS } from '@feria/shared/rules/assigned';
import { FEATURE_OPTIONS } from '@feria/shared/rules/features';
import { FUNDING_RATES } from '@feria/shared/rules/funding';
import { REMINDER_MINIMUM } from '@feria/shared/rules/overdue';
import { RECEIPT_STAMP_DUTY_FROM } from '@feria/shared/rules/receipts';
import { ACCOUNT_LIMITS } from '@feria/shared/rules/limits';

/**
 * What an installation starts with, and the address from the configuration. The others start empty, as only the organiser knows them:
 * pictures, files, contact and imprint.
 */
export const DEFAULT_OPTIONS: { readonly [key in OptionKey]?: string } = {
  app_name: 'Feria',
  app_intro:
    '<p>Hier finden Sie unsere Ferienprojekte für Kinder. Wählen Sie eine Woche und melden Sie Ihr Kind in wenigen Minuten an.</p>',
  app_intro_it:
    '<p>Qui trova i nostri progetti di vacanza per bambini e bambine. Scelga una settimana e iscriva Suo figlio o Sua figlia in pochi minuti.</p>',
  app_color: '#C2410C',
  photo_privacy: '0',
  seats_shown_up_to: SEATS_SHOWN_UP_TO,
  email_footer: '<p>Ihr Feria-Team<br>Il team di Feria</p>',
  payment_address: '<p>Name und Anschrift des Veranstalters</p>',
  payment_address_it: '<p>Nome e indirizzo dell’organizzatore</p>',
  payment_place: 'Bozen',
  payment_place_it: 'Bolzano',
  payment_intro: '<p>Wir bestätigen, dass für das unten genannte Kind folgende Beträge bezahlt wurden:</p>',
  payment_intro_it: '<p>Si conferma il pagamento dei seguenti importi:</p>',
  payment_outro: '<p>Für die Steuererklärung gibt es eine eigene Bestätigung.</p>',
  payment_outro_it: '<p>Per la dichiarazione dei redditi c’è un’attestazione apposita.</p>',
  receipt_stamp_duty_from: RECEIPT_STAMP_DUTY_FROM,
  receipt_stamp_duty_note:
    'Stempelsteuer von 2,00 € auf dem Original entrichtet (Art. 13 des Tarifs, Anlage A, Teil I, D.P.R. Nr. 642/1972).',
  receipt_stamp_duty_note_it:
    'Imposta di bollo di 2,00 € assolta sull’originale (art. 13 della Tariffa, allegato A, parte I, D.P.R. n. 642/1972).',
  reminder_minimum: REMINDER_MINIMUM,
  ...FEATURE_OPTIONS,
  ...FUNDING_RATES,
  ...ASSIGNED_DAYS,
  ...ACCOUNT_LIMITS,
};

/** Whether an option holds something of the organiser's own: neither nothing, nor what an installation starts with. */
export function isOwnOption(key: OptionKey, value: string | null | undefined): boolean {
  return Boolean(value) && value !== DEFAULT_OPTIONS[key];
}
