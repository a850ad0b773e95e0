import { payerNamed, possiblePayers } from './payer-name.js';

const eva = { id: 1, first_name: 'Eva', last_name: 'Plattner' };
const karl = { id: 2, first_name: 'Karl', last_name: 'Lanz' };
const rosa = { id: 3, first_name: 'Rosa', last_name: 'Lanz' };

describe('who paid, by a name', () => {
  it('is who owes where nobody wrote any', () => {
    expect([payerNamed(null, [eva, karl]), payerNamed('  ', [eva, karl])]).toEqual([1, 1]);
  });

  it('is who owes where the name fits', () => {
    expect(payerNamed('PLATTNER EVA', [eva, karl])).toBe(1);
  });

  it('is another parent of the children where the name fits', () => {
    expect(payerNamed('Lanz Karl', [eva, karl])).toBe(2);
  });

  it('is who owes for an account of two', () => {
    expect(payerNamed('Lanz Karl und Plattner Eva', [eva, karl])).toBe(1);
  });

  it('is nobody on record where the name fits none', () => {
    expect(payerNamed('Oma Rosa', [eva, karl])).toBeNull();
  });

  it('is nobody on record where the name fits several who do not owe', () => {
    expect(payerNamed('Lanz Karl, Lanz Rosa', [eva, karl, rosa])).toBeNull();
  });

  it('is nobody on record where only the surname is written', () => {
    expect(payerNamed('LANZ K.', [eva, karl])).toBeNull();
  });

  it('is nobody where there are no parents', () => {
    expect([payerNamed('Lanz Karl', []), payerNamed(null, [])]).toEqual([null, null]);
  });
});

describe('who may have paid', () => {
  const parent = (id: number, child_ids: number[]) => ({
    id,
    first_name: `F${id}`,
    last_name: 'L',
    child_ids,
  });
  const ids = (parents: ReturnType<typeof parent>[], owingId: number | null, paidFor: number[]) =>
    possiblePayers(parents, owingId, paidFor).map(({ id }) => id);

  it('is who owes first, then who is a parent of every child that is paid for', () => {
    const parents = [parent(1, [10]), parent(2, [10, 11]), parent(3, [11])];
    expect(ids(parents, 2, [10])).toEqual([2, 1]);
    expect(ids(parents, 2, [11])).toEqual([2, 3]);
    expect(ids(parents, 2, [10, 11])).toEqual([2]);
  });

  it('is also who was a parent of a child that is paid for, but not of credit', () => {
    const former = { ...parent(3, [11]), former_child_ids: [10] };
    const parents = [parent(1, [10, 12]), former];
    expect(ids(parents, 1, [10])).toEqual([1, 3]);
    expect(ids(parents, 1, [10, 12])).toEqual([1]);
    expect(ids(parents, 1, [])).toEqual([1]);
  });

  it('of credit is each other parent of a child of who owes', () => {
    const parents = [parent(1, [10]), parent(2, [10, 11]), parent(3, [11])];
    expect(ids(parents, 2, [])).toEqual([2, 1, 3]);
    expect(ids(parents, 1, [])).toEqual([1, 2]);
  });

  it('is nobody while the family is not known', () => {
    expect([ids([], 1, [10]), ids([parent(2, [10])], null, [10])]).toEqual([[], []]);
  });
});
