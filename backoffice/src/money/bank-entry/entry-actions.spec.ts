import type { BankEntryRecord } from '@feria/shared';
import { actionOfKey, actionsOf } from './entry-actions';

type Facts = Parameters<typeof actionsOf>[0];

const suggestion = { shares: [{}], credit: null } as unknown as BankEntryRecord['suggestion'];
const nothing = { shares: [], credit: null } as unknown as BankEntryRecord['suggestion'];
const entry = (parts: Partial<Facts> = {}): Facts => ({
  group: 'likely',
  state: 'open',
  is_taken_back: false,
  suggestion,
  ...parts,
});

describe('what is offered for an entry', () => {
  it.each([
    [entry(), ['select', 'book', 'split', 'ignore']],
    [entry({ group: 'unknown', suggestion: nothing }), ['split', 'ignore']],
    [entry({ group: 'no_payment', suggestion: nothing }), ['ignore']],
    [entry({ group: 'no_payment' }), ['ignore']],
    [entry({ group: 'booked', state: 'booked', suggestion: null }), ['undo']],
    [entry({ group: 'booked', state: 'booked', is_return: true, suggestion: null }), []],
    [entry({ group: 'ignored', state: 'booked', is_taken_back: true, suggestion: null }), ['reopen']],
    [entry({ group: 'ignored', state: 'ignored', suggestion: null }), ['reopen']],
  ])('%j: %j', (facts, offered) => {
    expect(actionsOf(facts)).toEqual(offered);
  });
});

it.each([
  ['Enter', entry(), 'split'],
  ['b', entry(), 'book'],
  ['b', entry({ group: 'unknown', suggestion: nothing }), 'split'],
  ['b', entry({ group: 'no_payment' }), undefined],
  ['l', entry(), 'ignore'],
  [' ', entry(), 'select'],
  ['r', entry(), undefined],
  ['r', entry({ group: 'booked', state: 'booked', suggestion: null }), 'undo'],
  ['r', entry({ group: 'ignored', state: 'ignored', suggestion: null }), 'reopen'],
  ['l', entry({ group: 'booked', state: 'booked', suggestion: null }), undefined],
  ['constructor', entry(), undefined],
] as const)('the key %j of %j does %s', (key, facts, action) => {
  expect(actionOfKey(key, facts)).toBe(action);
});
