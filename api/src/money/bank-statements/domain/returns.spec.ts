import { Returnable, type ComparedEntry } from './returns.js';

const entryOf = (id: number, changes: Partial<ComparedEntry> = {}): ComparedEntry => ({
  id,
  account: 'IT1',
  date: '2026-03-01',
  amount: 12_000,
  currency: 'EUR',
  bankReference: null,
  payerName: null,
  payerIban: null,
  references: [],
  text: '',
  ...changes,
});
const backOf = (id: number, changes: Partial<ComparedEntry> = {}) =>
  entryOf(id, { date: '2026-03-09', amount: -12_000, ...changes });
const returnable = (...entries: ComparedEntry[]): Returnable => {
  const book = new Returnable();
  for (const entry of entries) book.add(entry);
  return book;
};

describe('A reversal takes back', () => {
  it.each<[string, Partial<ComparedEntry>, Partial<ComparedEntry>, boolean]>([
    ['what the bank calls the same', { bankReference: 'B1' }, { bankReference: 'B1' }, true],
    ['what came from the same account', { payerIban: 'IT2' }, { payerIban: 'IT2' }, true],
    ['what came from the same name', { payerName: 'Eva  Lanz' }, { payerName: ' EVA LANZ ' }, true],
    ['what the bank marks alike', { references: ['X', 'Y'] }, { references: ['Y'] }, true],
    ['nothing of which nothing is the same', { payerName: 'Eva' }, { payerName: 'Mia' }, false],
    ['nothing because both lack the same', {}, {}, false],
    ['nothing whose name is marked elsewhere', { payerName: 'x' }, { references: ['x'] }, false],
    ['nothing of another account', { payerIban: 'IT2' }, { payerIban: 'IT2', account: 'IT9' }, false],
    ['nothing of another amount', { payerIban: 'IT2' }, { payerIban: 'IT2', amount: -1 }, false],
    ['nothing in another currency', { payerIban: 'IT2' }, { payerIban: 'IT2', currency: 'CHF' }, false],
    ['nothing that came later', { payerIban: 'IT2', date: '2026-03-10' }, { payerIban: 'IT2' }, false],
  ])('%s', (_, entry, back, isFound) => {
    expect(returnable(entryOf(1, entry)).take(backOf(2, back))).toBe(isFound ? 1 : null);
  });

  it('the newest of several, and each once', () => {
    const own = { payerIban: 'IT2', payerName: 'Eva' };
    const book = returnable(
      entryOf(1, own),
      entryOf(3, { ...own, date: '2026-02-01' }),
      entryOf(2, own),
      entryOf(4, { ...own, date: '2026-03-20' }),
    );
    const [early, ...others] = [
      backOf(5, { ...own, date: '2026-02-02' }),
      ...[6, 7, 8].map((id) => backOf(id, own)),
    ];
    expect(others.slice(0, 1).map((back) => book.take(back))).toEqual([2]);
    expect(book.take(early!)).toBe(3);
    expect(others.slice(1).map((back) => book.take(back))).toEqual([1, null]);
  });

  it('without looking at every entry for each reversal', () => {
    let looks = 0;
    const counted = (entry: ComparedEntry): ComparedEntry => ({
      ...entry,
      get text() {
        looks += 1;
        return '';
      },
    });
    const own = { payerName: 'Eva' };
    const ids = Array.from({ length: 200 }, (_, at) => at + 1);
    const book = returnable(...ids.map((id) => counted(entryOf(id, own))));
    expect(ids.map((id) => book.take(counted(backOf(1_000 + id, own))))).toEqual([...ids].reverse());
    expect(looks).toBeLessThanOrEqual(2 * ids.length);
  });
});
