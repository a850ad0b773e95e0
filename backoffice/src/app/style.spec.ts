import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICE_LANGUAGES, type OfficeLanguage } from '@feria/shared';
import { styleProblems } from '../../../shared/tools/scripts/lib/text-style.mjs';
import { auditLog } from '../accounts/audit-log/section';
import { healthReadLog } from '../accounts/health-read-log/section';
import { registrations } from '../registrations/registration/section';

/** Texts that the customer gave to the letter. */
const GIVEN = [
  "Si è verificato un errore nell'invio della richiesta!",
  'Errore - prego riprovare più tardi o contattare l’amministrazione.',
  'Vi preghiamo di controllare il codice fiscale inserito, sembra non essere valido!',
];

const FOLDER = join(import.meta.dirname, '../i18n');

/** Every text in the folder of a language. */
async function textsOf(language: OfficeLanguage): Promise<object[]> {
  const files = readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' });
  return Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => import(join(FOLDER, language, file)) as Promise<object>),
  );
}

describe.each(OFFICE_LANGUAGES)('the texts in %s', (language) => {
  it('of the back office read like an office letter', async () => {
    expect(styleProblems(language, await textsOf(language), GIVEN)).toEqual([]);
  });

  it('of the sections read like an office letter', () => {
    const messages = [auditLog, healthReadLog, registrations].map((section) => section.messages[language]);
    expect(styleProblems(language, messages, GIVEN)).toEqual([]);
  });
});
