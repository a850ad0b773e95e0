import { CONTENT_LANGUAGES } from '../config.js';
import { styleProblems } from '../../tools/scripts/lib/text-style.mjs';
import { allResources } from '../resources/index.js';
import { contactSentence } from '../rules/contact.js';
import { PLACEHOLDERS } from '../rules/placeholders.js';
import { commonMessages } from './common.js';
import { documentMessages } from './documents.js';
import { importWords } from './import-sheets.js';
import { serverMessages } from './server.js';

/** Texts that the customer gave to the letter. */
const GIVEN = [
  'Si prega di fornire un contatto di emergenza!',
  'Si prega di fornire due contatti di emergenza differenti!',
  'Si prega di registrare almeno un bambino!',
  'Vi preghiamo di controllare il codice fiscale inserito, sembra non essere valido!',
];

describe.each(CONTENT_LANGUAGES)('the texts in %s', (language) => {
  it.each<[string, object]>([
    ['of the API and its mails', serverMessages[language]],
    ['of documents and exports', documentMessages[language]],
    ['of tables', importWords[language]],
    ['that frontends, mails and documents share', commonMessages[language]],
    ['of the resources', allResources.map(({ messages }) => messages[language])],
    ['of placeholders', Object.values(PLACEHOLDERS).map((words) => words[language])],
    ['that name the office', [contactSentence({ name: null, phone: null, email: null }, language)]],
  ])('%s read like an office letter', (_, messages) => {
    expect(styleProblems(language, messages, GIVEN)).toEqual([]);
  });
});
