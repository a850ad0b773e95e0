import { paymentReference } from '@feria/shared';
import type { OpenDebt } from './debts.js';
import { matchEntries, type MatchEntry, type Suggestion } from './match.js';

const ACCOUNT = 'IT60X0542811101000000123456';
const REFERENCE = paymentReference({ courseId: 12, personId: 345 });

const debt = (part: Partial<OpenDebt> = {}): OpenDebt => ({
  registrationId: 1,
  personId: 345,
  courseId: 12,
  account: ACCOUNT,
  open: 12000,
  dueOn: null,
  childName: 'Luca Rossi',
  parentIds: [345, 346],
  payerNames: ['Mario Rossi', 'Anna Müller'],
  ...part,
});
const other = (part: Partial<OpenDebt> = {}): OpenDebt =>
  debt({
    registrationId: 9,
    personId: 77,
    childName: 'Eva Hofer',
    parentIds: [77],
    payerNames: ["Karl D'Angelo"],
    ...part,
  });

const entry = (part: Partial<MatchEntry> = {}): MatchEntry => ({
  account: ACCOUNT,
  amount: 12000,
  currency: 'EUR',
  isReversal: false,
  payerName: null,
  references: [],
  text: '',
  ...part,
});

const match = (one: Partial<MatchEntry>, debts = [debt(), other()]): Suggestion =>
  matchEntries([entry(one)], debts)[0] as Suggestion;
const keys = ({ reasons }: Suggestion) => reasons.map(({ key }) => key.replace('bank_match.', ''));
const grouped = REFERENCE.replace(/(.{4})(?=.)/g, '$1 ');

describe('a payment with a valid reference', () => {
  it.each([
    ['marked by the bank', { references: [REFERENCE] }],
    ['in free text', { text: `Camp Luca ${REFERENCE} Grazie` }],
    ['in groups', { text: `Camp ${grouped} Grazie` }],
    ['in groups, marked by the bank', { references: [grouped] }],
    ['in small letters', { text: REFERENCE.toLowerCase() }],
    ['behind words without a blank', { text: `SVWZ+${REFERENCE}/Luca` }],
    ['stuck to letters', { text: `RIF${REFERENCE}Luca` }],
    ['in two places', { references: [REFERENCE], text: `Ref. ${REFERENCE}` }],
  ])('%s is certain', (_, part) => {
    expect(match(part)).toEqual({
      certainty: 'certain',
      reasons: [
        { key: 'bank_match.reference', params: { reference: REFERENCE } },
        { key: 'bank_match.amount_equal', params: { amount: '120,00 €' } },
      ],
      shares: [{ registrationId: 1, amount: 12000 }],
      credit: null,
      personIds: [],
    });
  });

  it('may be of a part, and is split over siblings and weeks, the oldest first', () => {
    const debts = [debt({ registrationId: 8, open: 5000 }), debt({ registrationId: 3, open: 6000 }), other()];
    const suggestion = match({ references: [REFERENCE], amount: 10000 }, debts);
    expect(suggestion).toMatchObject({
      certainty: 'certain',
      shares: [
        { registrationId: 3, amount: 6000 },
        { registrationId: 8, amount: 4000 },
      ],
    });
    expect(keys(suggestion)).toEqual(['reference', 'amount_less']);
  });

  describe('of siblings', () => {
    const debts = [
      debt({ registrationId: 3, open: 11500, childName: 'Paul Rossi' }),
      debt({ registrationId: 8, open: 14500, childName: 'Leni Rossi' }),
      other(),
    ];

    it('that is exactly what one child owes is certain for this child, and says so', () => {
      const suggestion = match({ text: REFERENCE, amount: 14500 }, debts);
      expect(suggestion).toMatchObject({
        certainty: 'certain',
        shares: [{ registrationId: 8, amount: 14500 }],
      });
      expect(suggestion.reasons).toContainEqual({
        key: 'bank_match.amount_of',
        params: { children: 'Leni Rossi' },
      });
    });

    it('is for the child that the text names', () => {
      const suggestion = match({ text: `${REFERENCE} Leni`, amount: 10000 }, debts);
      expect(suggestion).toMatchObject({
        certainty: 'certain',
        shares: [{ registrationId: 8, amount: 10000 }],
      });
      expect(keys(suggestion)).toEqual(['reference', 'child_named', 'amount_less']);
    });

    it('whose charges fit it equally is only likely', () => {
      const twins = [debt({ registrationId: 2, open: 3000, childName: 'Eva Rossi' }), ...debts].map((one) =>
        one.registrationId === 3 ? { ...one, open: 14500 } : one,
      );
      const suggestion = match({ text: REFERENCE, amount: 14500 }, twins);
      expect(suggestion.certainty).toBe('likely');
      expect(keys(suggestion)).toEqual(['reference', 'several_fit', 'amount_less']);
    });
  });

  it('of more than is open is likely, with the rest as credit', () => {
    const suggestion = match({ references: [REFERENCE], amount: 12001 });
    expect(suggestion).toMatchObject({
      certainty: 'likely',
      shares: [{ registrationId: 1, amount: 12000 }],
      credit: { personId: 345, amount: 1 },
    });
    expect(keys(suggestion)).toEqual(['reference', 'amount_more']);
  });

  it('of more than is open says what the credit pays on another account, in the order in which credit is used', () => {
    const elsewhere = { courseId: 13, account: 'IT28W8000000292100645211111' };
    const debts = [
      debt(),
      debt({ ...elsewhere, registrationId: 3, open: 3000, dueOn: '2026-03-09' }),
      debt({ ...elsewhere, registrationId: 2, open: 2000, dueOn: '2026-03-20' }),
      other(),
    ];
    const over = (amount: number) => match({ references: [REFERENCE], amount }, debts).credit;
    expect(over(30000)).toEqual({
      personId: 345,
      amount: 18000,
      pays: [
        { registrationId: 3, amount: 3000 },
        { registrationId: 2, amount: 2000 },
      ],
    });
    expect(over(13000)).toMatchObject({ pays: [{ registrationId: 3, amount: 1000 }] });
  });

  it('is not certain twice: what the first entry pays is not open for the second', () => {
    const [one, two] = matchEntries([entry({ text: REFERENCE }), entry({ text: REFERENCE })], [debt()]);
    expect(one).toMatchObject({ certainty: 'certain' });
    expect(two).toMatchObject({ certainty: 'likely', shares: [], credit: { personId: 345, amount: 12000 } });
  });

  it('is not certain when the payer has the name of another family that owes something', () => {
    const suggestion = match({ text: REFERENCE, payerName: 'D ANGELO KARL' });
    expect(suggestion).toMatchObject({ certainty: 'likely', shares: [{ registrationId: 1, amount: 12000 }] });
    expect(keys(suggestion)).toContain('other_name');
    expect(match({ text: REFERENCE, payerName: 'Oma Gruber' }).certainty).toBe('certain');
  });

  it('of a family that owes nothing is unknown', () => {
    const suggestion = match({ text: REFERENCE }, [other({ open: 12000 })]);
    expect(suggestion).toMatchObject({ certainty: 'unknown', shares: [], credit: null });
    expect(keys(suggestion)).toEqual(['reference_settled']);
  });

  describe('of the family', () => {
    const ofFamily = paymentReference({ courseId: null, personId: 345 });
    const OTHER_ACCOUNT = 'DE02120300000000202051';
    const debts = [
      debt({ registrationId: 1, dueOn: null }),
      debt({ registrationId: 2, courseId: 13, dueOn: '2026-07-01' }),
      debt({ registrationId: 3, courseId: 13, dueOn: '2026-06-01' }),
      debt({ registrationId: 4, courseId: 14, dueOn: '2026-05-01', account: OTHER_ACCOUNT }),
      other(),
    ];

    it('is for all projects of the account, what is due first before all else', () => {
      const suggestion = match({ text: `Camp ${ofFamily}`, amount: 30000 }, debts);
      expect(suggestion).toMatchObject({
        certainty: 'certain',
        shares: [
          { registrationId: 3, amount: 12000 },
          { registrationId: 2, amount: 12000 },
          { registrationId: 1, amount: 6000 },
        ],
      });
      expect(keys(suggestion)).toEqual(['reference', 'amount_less']);
    });

    it('of more than is open on this account is likely, with the rest as credit', () => {
      const suggestion = match({ text: ofFamily, amount: 36001 }, debts);
      expect(suggestion).toMatchObject({ certainty: 'likely', credit: { personId: 345, amount: 1 } });
      expect(suggestion.shares.map(({ registrationId }) => registrationId)).toEqual([3, 2, 1]);
    });

    it('on an account to which nothing of the family is to be paid is likely, and says why', () => {
      const suggestion = match({ text: ofFamily, amount: 12000, account: OTHER_ACCOUNT }, debts.slice(0, 3));
      expect(suggestion).toMatchObject({
        certainty: 'likely',
        shares: [{ registrationId: 3, amount: 12000 }],
      });
      expect(keys(suggestion)).toContain('reference_account');
    });

    it('of exactly what is open on another account is likely, where it would pay a charge of this one in part', () => {
      const dearer = debts.map((one) => (one.registrationId === 4 ? { ...one, open: 15000 } : one));
      const suggestion = match({ text: ofFamily, amount: 15000 }, dearer);
      expect(suggestion).toMatchObject({
        certainty: 'likely',
        shares: [
          { registrationId: 3, amount: 12000 },
          { registrationId: 2, amount: 3000 },
        ],
      });
      expect(keys(suggestion)).toEqual(['reference', 'amount_elsewhere', 'amount_less']);
      // What it pays here as a whole is meant for here, and the reference of a project is for this project.
      expect(match({ text: ofFamily, amount: 12000 }, debts).certainty).toBe('certain');
      expect(
        match({ text: REFERENCE, amount: 11000 }, [...debts, { ...dearer[3]!, open: 11000 }]),
      ).toMatchObject({
        certainty: 'certain',
      });
    });

    it('beside that of a project pays nothing twice', () => {
      const suggestion = match({ text: `${ofFamily} ${REFERENCE}`, amount: 36000 }, debts);
      expect(suggestion).toMatchObject({ certainty: 'certain' });
      expect(suggestion.shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(36000);
      expect(suggestion.shares).toHaveLength(3);
    });

    it('with a wrong digit is likely', () => {
      const wrong = `${ofFamily.slice(0, 2)}${ofFamily[2] === '1' ? '2' : '1'}${ofFamily.slice(3)}`;
      const suggestion = match({ text: wrong, amount: 12000 }, debts);
      expect(suggestion).toMatchObject({ certainty: 'likely', shares: [{ registrationId: 3 }] });
      expect(keys(suggestion)[0]).toBe('reference_typo');
    });
  });

  describe('broken by blanks', () => {
    const broken = `${REFERENCE.slice(0, 9)} ${REFERENCE.slice(9)}`;

    it('is likely, because other numbers could follow a reference', () => {
      const suggestion = match({ text: `Camp ${broken}` });
      expect(suggestion).toMatchObject({
        certainty: 'likely',
        shares: [{ registrationId: 1, amount: 12000 }],
      });
      expect(keys(suggestion)).toEqual(['reference', 'reference_unsure', 'amount_equal']);
    });

    it('is certain when amount and name fit too', () => {
      expect(match({ text: `Camp ${broken}`, payerName: 'ROSSI MARIO' }).certainty).toBe('certain');
      expect(match({ text: `Camp ${broken}`, payerName: 'ROSSI MARIO', amount: 1 }).certainty).toBe('likely');
    });
  });

  describe('and another one', () => {
    const second = paymentReference({ courseId: 13, personId: 345 });
    const debts = [debt(), debt({ registrationId: 2, courseId: 13, open: 3000 })];
    const text = `${REFERENCE} ${second}`;

    it('is certain when it pays both exactly', () => {
      expect(match({ text, amount: 15000 }, debts)).toMatchObject({
        certainty: 'certain',
        shares: [
          { registrationId: 1, amount: 12000 },
          { registrationId: 2, amount: 3000 },
        ],
      });
    });

    it('is likely otherwise, and with one that leads to nothing', () => {
      expect(keys(match({ text, amount: 14000 }, debts))).toContain('several_references');
      expect(match({ text, amount: 14000 }, debts).certainty).toBe('likely');
      expect(match({ text, amount: 12000 }, [debt()]).certainty).toBe('likely');
    });
  });
});

describe('what is no payment', () => {
  it.each([
    ['of 0', { amount: 0 }, 'no_credit'],
    ['that left the account', { amount: -12000 }, 'no_credit'],
    ['in another currency', { currency: 'CHF' }, 'currency'],
    ['that the bank takes back', { isReversal: true }, 'reversal'],
  ])('an entry %s', (_, part, key) => {
    const suggestion = match({ references: [REFERENCE], payerName: 'Mario Rossi', ...part });
    expect(suggestion).toMatchObject({ certainty: 'unknown', shares: [], credit: null });
    expect(keys(suggestion)).toEqual([key]);
  });
});

describe('a reference with a mistake', () => {
  const long = paymentReference({ courseId: 100, personId: 2005 });
  const debts = [debt({ courseId: 100, personId: 2005 }), other()];

  it.each([
    ['one zero less', long.replace('00F', '0F')],
    ['a digit too many', `${long}5`],
    ['swapped digits', long.replace('2005', '2050')],
    ['another digit', long.replace('2005', '2006')],
    ['letters for digits', long.replace(/0/g, 'O')],
    ['no R', long.slice(1)],
    ['no F in the middle', long.replace(/F(?=2)/, '')],
    ['no check digits', long.slice(4)],
    ['no check digits behind RF', `RF${long.slice(4)}`],
  ])('(%s) is likely and says so', (_, text) => {
    const suggestion = match({ text: `Camp ${text} grazie` }, debts);
    expect(suggestion).toMatchObject({ certainty: 'likely', shares: [{ registrationId: 1, amount: 12000 }] });
    expect(suggestion.reasons[0]).toEqual({ key: 'bank_match.reference_typo', params: { reference: long } });
  });

  it('is nothing when it may mean two families, unless the name tells', () => {
    const twins = [debt({ personId: 2005, courseId: 100 }), other({ personId: 2005, courseId: 101 })];
    const both = `${long} ${paymentReference({ courseId: 101, personId: 2005 }).slice(0, -1)}`;
    expect(match({ text: both }, twins).certainty).toBe('certain');
    const wrong = both.replace(long, long.slice(1));
    expect(match({ text: wrong }, twins).certainty).toBe('unknown');
    expect(match({ text: wrong, payerName: 'Karl D’Angelo' }, twins)).toMatchObject({
      certainty: 'likely',
      shares: [{ registrationId: 9, amount: 12000 }],
    });
  });

  it('is nothing when more than is open was paid, or another family', () => {
    const text = long.replace('2005', '2050');
    expect(match({ text, amount: 12001 }, debts).certainty).toBe('unknown');
    expect(match({ text, payerName: "Karl D'Angelo", amount: 5 }, debts).certainty).toBe('unknown');
  });
});

describe('a payment without a reference', () => {
  it.each([
    ['a parent', { payerName: 'ROSSI MARIO' }],
    ['the other parent, with ue for ü', { payerName: 'Mueller Anna' }],
    ['an account of two', { payerName: 'ROSSI MARIO E MUELLER ANNA' }],
    ['a title', { payerName: 'Dott. Mario Rossi' }],
    ['further first names', { payerName: 'Mario Giovanni Rossi' }],
    ['the child, in the text', { payerName: 'Gruber Maria', text: 'Sommercamp Luca Rossi' }],
    ['a parent, in the text', { text: 'BON.DA ROSSI MARIO PER CAMPO' }],
  ])('is likely by the name of %s and its exact amount', (_, part) => {
    const suggestion = match(part);
    expect(suggestion).toMatchObject({
      certainty: 'likely',
      shares: [{ registrationId: 1, amount: 12000 }],
      credit: null,
    });
    expect(keys(suggestion)).toEqual(['name', 'amount_equal']);
  });

  it('is likely by the last name of parent and child', () => {
    expect(keys(match({ payerName: 'Rossi Giuseppina' }))).toEqual(['surname', 'amount_equal']);
  });

  it('finds the registrations that make the amount', () => {
    const debts = [
      ...[1, 2, 3].map((registrationId) => debt({ registrationId, open: registrationId * 1000 })),
      debt({ registrationId: 4, courseId: 13, open: 7000 }),
    ];
    const paid = (amount: number) =>
      match({ payerName: 'Mario Rossi', amount }, debts).shares.map(({ registrationId }) => registrationId);
    expect([6000, 13000, 7000, 3000, 9000, 500].map(paid)).toEqual([
      [1, 2, 3],
      [1, 2, 3, 4],
      [4],
      [3],
      [2, 4],
      [],
    ]);
  });

  it.each([11_999, 11_500])('of little less than a family owes is likely: %i of 12000 cents', (amount) => {
    const suggestion = match({ payerName: 'Mario Rossi', amount });
    expect(suggestion).toMatchObject({ certainty: 'likely', shares: [{ registrationId: 1, amount }] });
    expect(keys(suggestion)).toEqual(['name', 'amount_less']);
  });

  it('of another amount is unknown, and names the payer', () => {
    const suggestion = match({ payerName: 'Mario Rossi', amount: 11_399 });
    expect(suggestion).toMatchObject({ certainty: 'unknown', shares: [], personIds: [345] });
    expect(keys(suggestion)).toEqual(['name', 'amount_differs']);
  });

  describe('of a name that many families have', () => {
    const many = (count: number, name: (n: number) => string): OpenDebt[] =>
      Array.from({ length: count }, (_, n) =>
        other({
          registrationId: 100 + n,
          personId: 1000 + n,
          parentIds: [1000 + n],
          open: 20_000 + n,
          childName: name(n),
          payerNames: ['Eva Rossi'],
        }),
      );

    it('is unknown, and names none of them: a name of more than a hundred tells nobody', () => {
      const suggestion = match(
        { payerName: 'Eva Rossi', amount: 20_007 },
        many(101, (n) => `Kind${n} Rossi`),
      );
      expect(suggestion).toMatchObject({ certainty: 'unknown', shares: [], personIds: [] });
      expect(keys(suggestion)).toEqual(['several_families']);
    });

    it('is likely when one of a hundred owes the amount', () => {
      const suggestion = match(
        { payerName: 'Eva Rossi', amount: 20_007 },
        many(100, (n) => `Kind${n} Rossi`),
      );
      expect(suggestion).toMatchObject({ certainty: 'likely', shares: [{ registrationId: 107 }] });
    });

    it('is likely by the last name when one of thousands owes the amount', () => {
      const suggestion = match(
        { text: 'Ferien Rossi', amount: 22_500 },
        many(3_000, (n) => `Kind${n} Rossi`),
      );
      expect(suggestion).toMatchObject({ certainty: 'likely', shares: [{ registrationId: 2_600 }] });
      expect(keys(suggestion)).toEqual(['surname', 'amount_equal']);
    });
  });

  it.each([2, 6, 7, 12])('is likely by any selection of %i registrations', (count) => {
    const debts = Array.from({ length: count }, (_, n) =>
      debt({ registrationId: n + 1, courseId: n + 1, open: 1_000 * 2 ** n }),
    );
    const last = 1_000 * 2 ** (count - 1) + 1_000;
    const suggestion = match({ payerName: 'Mario Rossi', amount: last }, debts);
    expect(suggestion.shares).toEqual([
      { registrationId: 1, amount: 1_000 },
      { registrationId: count, amount: last - 1_000 },
    ]);
  });

  it('is unknown when it fits two families of one name', () => {
    const debts = [debt(), other({ payerNames: ['Mario Rossi'] })];
    expect(keys(match({ payerName: 'Mario Rossi' }, debts))).toEqual(['several_families']);
    const cheaper = [debt(), other({ payerNames: ['Mario Rossi'], open: 5000 })];
    expect(match({ payerName: 'Mario Rossi' }, cheaper)).toMatchObject({ shares: [{ registrationId: 1 }] });
  });

  it('is unknown when two families have the same names; what both parents of one booked counts together', () => {
    const namesake = debt({ registrationId: 5, personId: 500, parentIds: [500, 501] });
    expect(match({ payerName: 'Mario Rossi' }, [debt(), namesake]).certainty).toBe('unknown');
    const byOther = debt({ registrationId: 5, personId: 346, open: 500 });
    expect(match({ payerName: 'Mario Rossi', amount: 12500 }, [debt(), byOther]).shares).toEqual([
      { registrationId: 1, amount: 12000 },
      { registrationId: 5, amount: 500 },
    ]);
  });

  it('and without a known name is unknown', () => {
    expect(keys(match({ payerName: 'Rossini Marion', text: 'Rechnung 12345' }))).toEqual(['nothing_found']);
  });
});

describe('an entry with a valid reference is only likely', () => {
  const matchKnown = (one: Partial<MatchEntry>, parents: string[] = []) =>
    matchEntries([entry({ references: [REFERENCE], ...one })], [debt(), other()], parents)[0] as Suggestion;

  it('when its payer has the name of a parent who owes nothing', () => {
    const suggestion = matchKnown({ payerName: 'LANZ MARIA' }, ['Maria Lanz']);
    expect([suggestion.certainty, keys(suggestion)]).toEqual([
      'likely',
      ['reference', 'other_name', 'amount_equal'],
    ]);
    expect(matchKnown({ payerName: 'LANZ MARIA' }).certainty).toBe('certain');
  });

  it('when other entries that are certain pay a part of what is open, and it says so', () => {
    const found = matchEntries(
      [
        entry({ references: [REFERENCE], amount: 8000 }),
        entry({ references: [REFERENCE], amount: 7000, sameAs: 3 }),
      ],
      [debt(), other()],
    );
    const [certain, suggestion] = found as [Suggestion, Suggestion];
    expect(certain.certainty).toBe('certain');
    expect(keys(suggestion)).toEqual(['perhaps_same', 'reference', 'planned', 'amount_more']);
    expect(suggestion.reasons.slice(2)).toEqual([
      { key: 'bank_match.planned', params: { amount: '80,00 €' } },
      { key: 'bank_match.amount_more', params: { open: '40,00 €' } },
    ]);
  });

  it('when it was in doubt before', () => {
    const suggestion = matchKnown({ isDoubtful: true });
    expect([suggestion.certainty, keys(suggestion)]).toEqual([
      'likely',
      ['reference', 'doubtful', 'amount_equal'],
    ]);
  });

  it('when it may be another once more, or came to an account of nobody', () => {
    const suggestion = matchKnown({ sameAs: 7, isOnOtherAccount: true });
    expect([suggestion.certainty, suggestion.sameAs, keys(suggestion)]).toEqual([
      'likely',
      7,
      ['perhaps_same', 'other_account', 'reference', 'amount_equal'],
    ]);
  });

  it('when its day is still to come, or long ago', () => {
    const suggestion = matchKnown({ isOnOddDay: true });
    expect([suggestion.certainty, keys(suggestion)]).toEqual([
      'likely',
      ['odd_day', 'reference', 'amount_equal'],
    ]);
  });

  it('and not for the family of its reference when the bank took it back', () => {
    expect(matchKnown({ isReturned: true })).toMatchObject({ certainty: 'unknown', shares: [] });
  });
});

describe('a reference of who is no parent of the child any more', () => {
  const formerParents = [{ id: 500, name: 'Karl Lanz' }];
  const ended = (part: Partial<OpenDebt> = {}) => debt({ formerParents, ...part });
  const ofProject = paymentReference({ courseId: 12, personId: 500 });
  const ofFamily = paymentReference({ courseId: null, personId: 500 });

  it.each([
    ['for the project', ofProject],
    ['of the family', ofFamily],
  ])('%s leads to what another parent pays now, and is only likely', (_, reference) => {
    const suggestion = matchEntries(
      [entry({ references: [reference], payerName: 'LANZ KARL' })],
      [ended(), other()],
      ['Karl Lanz'],
    )[0] as Suggestion;
    expect(suggestion).toMatchObject({
      certainty: 'likely',
      shares: [{ registrationId: 1, amount: 12000 }],
      credit: null,
      personIds: [345],
    });
    expect(keys(suggestion)).toEqual(['reference', 'reference_former', 'amount_equal']);
  });

  it('has what is over become credit of who pays now', () => {
    const suggestion = match({ references: [ofProject], amount: 13000 }, [ended(), other()]);
    expect(suggestion.credit).toEqual({ personId: 345, amount: 1000, pays: [] });
    expect(keys(suggestion)).toEqual(['reference', 'reference_former', 'amount_more']);
  });

  it('pays first what they owe themselves', () => {
    const own = other({ personId: 500, parentIds: [500], payerNames: ['Karl Lanz'] });
    const suggestion = match({ references: [ofFamily] }, [ended(), own]);
    expect(suggestion).toMatchObject({
      certainty: 'certain',
      shares: [{ registrationId: 9, amount: 12000 }],
    });
  });

  it('of another project leads to nothing', () => {
    const elsewhere = paymentReference({ courseId: 13, personId: 500 });
    expect(keys(match({ references: [elsewhere] }, [ended(), other()]))).toContain('reference_settled');
  });
});

describe('a reference under which nothing is open', () => {
  const parents = new Map([[900, 'Maria Oberhofer']]);
  const reference = paymentReference({ courseId: null, personId: 900 });
  const stranger = other({ childName: 'Lia Oberhofer', payerNames: ['Michael Oberhofer'] });
  const settled = (part: Partial<MatchEntry>, debts = [debt(), stranger]) =>
    matchEntries([entry({ references: [reference], ...part })], debts, [], parents)[0] as Suggestion;

  it.each([
    ['the name fits', 'OBERHOFER MARIA', ['reference_settled', 'name']],
    ['there is no name', null, ['reference_settled']],
  ])('is likely the credit of its parent, where %s', (_, payerName, reasons) => {
    const suggestion = settled({ payerName });
    expect(suggestion).toMatchObject({
      certainty: 'likely',
      shares: [],
      credit: { personId: 900, amount: 12000, pays: [] },
      personIds: [900],
    });
    expect(keys(suggestion)).toEqual(reasons);
  });

  it('says what that credit pays at once in another project', () => {
    const elsewhere = paymentReference({ courseId: 99, personId: 345 });
    const known = new Map([[345, 'Mario Rossi']]);
    const [suggestion] = matchEntries([entry({ references: [elsewhere] })], [debt()], [], known);
    expect(suggestion!.credit).toEqual({
      personId: 345,
      amount: 12000,
      pays: [{ registrationId: 1, amount: 12000 }],
    });
  });

  it('is not for a child of others by the last name alone', () => {
    const suggestion = settled({ payerName: 'Oberhofer Josef' });
    expect([suggestion.certainty, suggestion.shares, suggestion.credit]).toEqual(['unknown', [], null]);
  });
});
