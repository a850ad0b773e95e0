import fc from 'fast-check';
import { meantBy, sumOf, type OpenPart } from './meant.js';

let id = 0;
const part = (open: number, childName = 'Leni Mair'): OpenPart => ({
  debt: { registrationId: (id += 1), childName, payerNames: ['Mario Mair', 'Anna Müller'] },
  open,
});
const ids = (parts: readonly OpenPart[]) => parts.map(({ debt }) => debt.registrationId);
const paid = (parts: readonly OpenPart[], amount: number, text = '') => {
  const { shares, because } = meantBy(parts, amount, text);
  return [because, Object.fromEntries(shares.map((share) => [share.registrationId, share.amount]))];
};

describe('an amount under a payment reference', () => {
  it('that pays what is due first in full is for that', () => {
    const [first, second] = [part(11_500), part(14_500, 'Paul Mair')];
    expect(paid([first, second], 11_500)).toEqual([null, { [first.debt.registrationId]: 11_500 }]);
  });

  it('that is exactly one later charge is for that charge', () => {
    const parts = [part(11_500, 'Paul Mair'), part(14_500)];
    expect(paid(parts, 14_500)).toEqual(['amount_of', { [ids(parts)[1]!]: 14_500 }]);
  });

  it('that is exactly the sum of later charges is for these', () => {
    const parts = [part(9_000, 'Paul Mair'), part(11_500), part(14_500)];
    const [, second, third] = ids(parts);
    expect(paid(parts, 26_000)).toEqual(['amount_of', { [second!]: 11_500, [third!]: 14_500 }]);
  });

  it('that fits two charges of one child is for the one that is due first', () => {
    const parts = [part(3_000), part(12_000), part(12_000)];
    expect(paid(parts, 12_000)).toEqual(['amount_of', { [ids(parts)[1]!]: 12_000 }]);
  });

  it('that fits charges of two children is in doubt', () => {
    const parts = [part(3_000), part(12_000), part(12_000, 'Paul Mair')];
    expect(meantBy(parts, 12_000, '')).toMatchObject({
      because: 'several_fit',
      children: ['Leni Mair', 'Paul Mair'],
    });
  });

  it('that fits nothing is for what is due first', () => {
    const parts = [part(11_500), part(14_500, 'Paul Mair')];
    const [first, second] = ids(parts);
    expect(paid(parts, 12_000)).toEqual([null, { [first!]: 11_500, [second!]: 500 }]);
  });

  it('is found among more charges than selections are tried of, where one is exactly that', () => {
    const parts = Array.from({ length: 13 }, (_, at) => part(1_000 + at));
    expect(paid(parts, 1_007)).toEqual(['amount_of', { [ids(parts)[7]!]: 1_007 }]);
  });
});

describe('an amount whose text names a child', () => {
  const parts = [part(11_500, 'Paul Mair'), part(14_500)];
  const [paul, leni] = ids(parts);

  it.each(['Leni', 'LENI MAIR', 'Camp fuer Leni, danke', 'Mair Leni'])('(%s) is for this child', (text) => {
    expect(paid(parts, 14_500, text)).toEqual(['child_named', { [leni!]: 14_500 }]);
    expect(paid(parts, 11_500, text)).toEqual(['child_named', { [leni!]: 11_500 }]);
  });

  it('is for the others too, where it is more than is open for the child', () => {
    expect(paid(parts, 20_000, 'Leni')).toEqual(['child_named', { [leni!]: 14_500, [paul!]: 5_500 }]);
  });

  it.each(['Mair', 'Mario Mair', 'Anna', 'Lenis', 'Paul und Leni', ''])(
    '(%s) is not told by last names, parents, parts of words, or all children',
    (text) => {
      expect(paid(parts, 12_000, text)).toEqual([null, { [paul!]: 11_500, [leni!]: 500 }]);
    },
  );

  it('is not told by a name that a parent has too', () => {
    const alike = [part(11_500, 'Paul Mair'), part(14_500, 'Anna Mair')];
    expect(paid(alike, 12_000, 'Anna')[0]).toBeNull();
  });
});

it('is split so that nothing is lost, and nothing is paid above what is open', () => {
  const anyPart = fc.record({
    open: fc.integer({ min: 1, max: 5 }),
    child: fc.constantFrom('Leni Mair', 'Paul Mair'),
  });
  const anyText = fc.constantFrom('', 'Leni', 'Paul', 'Leni Paul');
  fc.assert(
    fc.property(
      fc.array(anyPart, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 50 }),
      anyText,
      (some, amount, text) => {
        const parts = some.map(({ open, child }) => part(open, child));
        const { shares, over } = meantBy(parts, amount, text);
        const open = new Map(parts.map((one) => [one.debt.registrationId, one.open]));
        expect(shares.reduce((sum, share) => sum + share.amount, over)).toBe(amount);
        expect(over).toBe(Math.max(0, amount - sumOf(parts)));
        expect(new Set(shares.map((share) => share.registrationId)).size).toBe(shares.length);
        expect(shares.filter((share) => share.amount > open.get(share.registrationId)!)).toEqual([]);
      },
    ),
  );
});
