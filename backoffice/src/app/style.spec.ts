import { styleProblems } from '../../../shared/tools/scripts/lib/text-style.mjs';
import { auditLog } from '../accounts/audit-log/section';
import * as failedMail from '../mailing/failed-mail/messages';
import { healthReadLog } from '../accounts/health-read-log/section';
import * as payment from '../money/payment/messages';
import * as reminders from '../money/payment-reminder/messages';
import { registrations } from '../registrations/registration/section';
import * as changes from '../resource-kit/changes/words';
import * as ownProof from '../resource-kit/own-proof/words';
import { german } from '../i18n/de';
import { italian } from '../i18n/it';
import { raGerman } from '../i18n/ra-de';
import { raItalian } from '../i18n/ra-it';

/** Texts that the customer gave to the letter. */
const GIVEN = [
  "Si è verificato un errore nell'invio della richiesta!",
  'Errore - prego riprovare più tardi o contattare l’amministrazione.',
  'Vi preghiamo di controllare il codice fiscale inserito, sembra non essere valido!',
];

describe.each(['de', 'it'] as const)('the texts in %s', (language) => {
  it.each<[string, object]>([
    ['of the back office', language === 'de' ? german : italian],
    ['of react-admin', language === 'de' ? raGerman : raItalian],
    ['of the sections', [auditLog, healthReadLog, registrations].map(({ messages }) => messages[language])],
    ['of the log of changes', changes.logWords[language]],
    ['of the question who sits there', language === 'de' ? ownProof.german : ownProof.italian],
    ['of mails that failed', language === 'de' ? failedMail.german : failedMail.italian],
    ['of payments', language === 'de' ? payment.german : payment.italian],
    ['of reminders', language === 'de' ? reminders.german : reminders.italian],
  ])('%s read like an office letter', (_, messages) => {
    expect(styleProblems(language, messages, GIVEN)).toEqual([]);
  });
});
