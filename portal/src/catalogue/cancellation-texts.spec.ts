import { translate } from '@feria/shared/i18n/translate';
import { pages as dePages } from '../i18n/de/pages';
import { pages as itPages } from '../i18n/it/pages';
import type { Translate } from '../i18n';
import { creditTexts, datedStepTexts, stepTexts, termsTexts } from './cancellation-texts';

const de: Translate = (key, params) => translate(dePages, key, params);
const it_: Translate = (key, params) => translate(itPages, key, params);

const STEPS = [
  { days_before: 30, fee_percent: 0 },
  { days_before: 14, fee_percent: 50 },
  { days_before: 0, fee_percent: 100 },
];

it.each([
  [
    'German',
    de,
    [
      'bis 30 Tage vor Beginn der Woche: kostenlos',
      'bis 14 Tage vor Beginn der Woche: 50 % des Preises',
      'bis zum Tag vor Beginn der Woche: 100 % des Preises',
    ],
  ],
  [
    'Italian',
    it_,
    [
      'fino a 30 giorni prima dell’inizio della settimana: gratis',
      'fino a 14 giorni prima dell’inizio della settimana: 50 % del prezzo',
      'fino al giorno prima dell’inizio della settimana: 100 % del prezzo',
    ],
  ],
])('the steps in %s', (_, t, expected) => expect(stepTexts(STEPS, t)).toEqual(expected));

it('one day before is the day before the week', () => {
  expect(stepTexts([{ days_before: 1, fee_percent: 5 }], de)).toEqual([
    'bis zum Tag vor Beginn der Woche: 5 % des Preises',
  ]);
});

describe('the steps of a week that begins on 13 July', () => {
  const at = (now: string, t = de) => datedStepTexts(STEPS, { from: '2026-07-13', now: new Date(now) }, t);

  it('have dates', () =>
    expect(at('2026-06-13T21:59:59Z')).toEqual([
      'bis 13.06.2026 23:59: kostenlos',
      'bis 29.06.2026 23:59: 50 % des Preises',
      'bis 12.07.2026 23:59: 100 % des Preises',
    ]));

  it('are those that still hold', () => {
    expect(at('2026-06-13T22:00:00Z')[0]).toBe('bis 29.06.2026 23:59: 50 % des Preises');
    expect(at('2026-07-12T12:00:00Z', it_)).toEqual(['fino al 12.07.2026 23:59: 100 % del prezzo']);
  });

  it('are none from its first day', () =>
    expect(at('2026-07-12T22:00:00Z')).toEqual(['Abmelden ist nur noch über das Büro möglich']));
});

const until = '2026-06-22T21:59:59.999Z';

it.each([
  [
    { fee: 0, credit: 0, credits_other: false, paid_by_other: 0, open: 0, until },
    ['Bis 22.06.2026 23:59 kostenlos abmelden.'],
  ],
  [
    { fee: 60, credit: 0, credits_other: false, paid_by_other: 0, open: 40, until },
    ['Bis 22.06.2026 23:59 abmelden: 60,00 € Abmeldegebühr.', 'Davon sind noch 40,00 € zu bezahlen.'],
  ],
  [
    { fee: 60, credit: 60, credits_other: false, paid_by_other: 0, open: 0, until },
    [
      'Bis 22.06.2026 23:59 abmelden: 60,00 € Abmeldegebühr.',
      'Von dem, was bezahlt ist, werden 60,00 € zu einem Guthaben. Damit wird zuerst bezahlt, was bei Ihnen sonst offen ist. Was bleibt, gilt für die nächste Buchung, oder das Büro zahlt es zurück.',
    ],
  ],
  [
    { fee: 0, credit: 60, credits_other: false, credit_pays: 40, paid_by_other: 0, open: 0, until },
    [
      'Bis 22.06.2026 23:59 kostenlos abmelden.',
      'Von dem, was bezahlt ist, werden 60,00 € zu einem Guthaben. Damit wird zuerst bezahlt, was bei Ihnen sonst offen ist. Was bleibt, gilt für die nächste Buchung, oder das Büro zahlt es zurück.',
      'Heute sind das 40,00 €, die damit gleich bezahlt werden.',
    ],
  ],
])('what it costs now', (terms, expected) => expect(termsTexts(terms, de)).toEqual(expected));

it.each([
  [
    de,
    'Von dem, was bezahlt ist, werden 120,00 € zu einem Guthaben: nicht zu Ihrem, sondern zu dem des anderen Elternteils, auf den diese Anmeldung läuft. Das gilt auch für das, was Sie bezahlt haben.',
  ],
  [
    it_,
    'Di quanto è stato pagato, 120,00 € diventano un credito: non Suo, ma dell’altro genitore, a cui è intestata questa iscrizione. Vale anche per quanto ha pagato Lei.',
  ],
])('the credit of the other parent is named as such', (t, expected) => {
  const terms = { fee: 0, credit: 120, credits_other: true, paid_by_other: 0, open: 0, until };
  expect(termsTexts(terms, t)[1]).toBe(expected);
});

it.each([
  [de, 'Davon hat der andere Elternteil 50,00 € bezahlt. Auch das wird zu Ihrem Guthaben.'],
  [it_, 'Di questi, 50,00 € li ha pagati l’altro genitore. Anche questi diventano un Suo credito.'],
])('what the other parent had paid is named to who has the credit', (t, expected) => {
  const terms = { fee: 0, credit: 120, credits_other: false, paid_by_other: 50, open: 0, until };
  expect(termsTexts(terms, t)[2]).toBe(expected);
});

it.each([
  [
    de,
    [
      'Von dem, was bezahlt ist, werden 98,00 € zu einem Guthaben. Damit wird zuerst bezahlt, was bei Ihnen sonst offen ist. Was bleibt, gilt für die nächste Buchung, oder das Büro zahlt es zurück.',
      'Heute sind das 40,00 €, die damit gleich bezahlt werden.',
    ],
  ],
  [
    it_,
    [
      'Di quanto è stato pagato, 98,00 € diventano un credito. Con questo si paga prima ciò che ha ancora da saldare. Il resto vale per la prossima prenotazione, o l’ufficio lo rimborsa.',
      'Oggi sono 40,00 €, che vengono pagati subito.',
    ],
  ],
])('what becomes credit without a fee', (t, expected) => {
  const removal = { credit: 98, credits_other: false, credit_pays: 40, paid_by_other: 0 };
  expect(creditTexts(removal, t)).toEqual(expected);
});

it.each([
  [de, 'Die Woche wurde verlegt: Bis 22.06.2026 23:59 kostenlos abmelden.'],
  [it_, 'La settimana è stata spostata: cancellazione gratuita fino al 22.06.2026 23:59.'],
])('that it costs nothing because the week was moved is said', (t, expected) => {
  const terms = { fee: 0, credit: 0, credits_other: false, paid_by_other: 0, open: 0, until };
  expect(termsTexts({ ...terms, week_moved: true }, t)).toEqual([expected]);
  const later = [
    { fee: 0, until: '2026-07-05T21:59:59.999Z' },
    { fee: 60, until: '2026-07-10T21:59:59.999Z' },
  ];
  expect(termsTexts({ ...terms, week_moved: true, after: later }, de)[0]).toMatch(
    / Danach: bis 05\.07\.2026 23:59: kostenlos; bis 10\.07\.2026 23:59: 60,00 €\.$/,
  );
  expect(termsTexts({ ...terms, week_moved: true, after: [] }, it_)[0]).toMatch(/tramite l’ufficio\.$/);
});
