import fc from 'fast-check';

/** What may happen on a morning on site. Numbers are places in the lists of the world: phones, children, leaders. */
export type Command =
  | { kind: 'mark'; phone: number; child: number; what: MarkKind; person: number }
  | { kind: 'meet'; phone: number; answerLost: boolean }
  | { kind: 'reload'; phone: number }
  | { kind: 'logout'; phone: number }
  | { kind: 'clock'; phone: number; minutes: number }
  | { kind: 'away'; isAway: boolean }
  | { kind: 'wait'; minutes: number }
  | { kind: 'cancel'; child: number }
  | { kind: 'move'; child: number }
  /** The first of the {@link PERSONS} may not pick up the child any more. */
  | { kind: 'withdraw'; child: number }
  /** It is told that the child does not come, or taken back. */
  | { kind: 'absence'; child: number }
  | { kind: 'leaders'; of: readonly boolean[] }
  | { kind: 'groups'; children: readonly boolean[]; leads: boolean }
  | { kind: 'settle'; restore: boolean };

const MARK_KINDS = ['arrive', 'leave', 'absent', 'undo', 'person', 'time'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Phones, the last of which is the office's; children; the names of who picks up, the first of whom is a pick-up person. */
export const PHONES = 4;
export const CHILDREN = 3;
export const PERSONS = ['Oma Rosa', 'Onkel Toni', 'Nachbar Sepp'];

const phone = fc.nat(PHONES - 1);
const child = fc.nat(CHILDREN - 1);

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('mark' as const),
      phone,
      child,
      what: fc.constantFrom(...MARK_KINDS),
      person: fc.nat(PERSONS.length - 1),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('meet' as const),
      phone,
      answerLost: fc.nat(4).map((number) => number === 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), phone }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('logout' as const), phone }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      phone,
      minutes: fc.integer({ min: -30, max: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('away' as const), isAway: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), child }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), child }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), child }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('absence' as const), child }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('leaders' as const),
      of: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('groups' as const),
      children: fc.array(fc.boolean(), { minLength: CHILDREN, maxLength: CHILDREN }),
      leads: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('settle' as const), restore: fc.boolean() }) },
);

/** A morning. */
export const anyHistory = fc.array(anyCommand, { minLength: 8, maxLength: 30 });
