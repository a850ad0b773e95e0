import { saysMore, shortened } from '../support/record-examples.js';

/* The examples of the OpenAPI document, as they are chosen from what tests send and get. */

it('says more with more fields that are filled; with as many, in fewer words', () => {
  const example = (data: object) => ({ response: { data } });
  const [empty, half, full] = [
    { a: null, b: '' },
    { a: 1, b: null },
    { a: 1, b: 'x' },
  ].map(example);
  expect([saysMore(half!, empty!), saysMore(full!, half!), saysMore(empty!, full!)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(saysMore(example({ a: 'short' }), example({ a: 'much longer' }))).toBe(true);
  expect(saysMore(full!, full!)).toBe(false);
});

it('has one entry of each list, short texts, and no secret', () => {
  const { response } = shortened({
    response: { token: 'eyJhbGciOi', rows: [{ text: 'x'.repeat(200) }, { text: 'second' }] },
  }) as { response: { token: string; rows: { text: string }[] } };
  expect(response.token).toBe('*'.repeat(12));
  expect(response.rows).toEqual([{ text: `${'x'.repeat(120)}…` }]);
});
