import type { SignUpResult } from '@feria/shared';
import fc from 'fast-check';
import { CourseDraws } from '../../../src/registrations/draws/course-draws.js';
import { DueWork } from '../../../src/registrations/due-work.js';
import { AnswerOffer } from '../../../src/registrations/use-cases/answer-offer.js';
import { EndGroup } from '../../../src/registrations/use-cases/end-group.js';
import { GivePlace } from '../../../src/registrations/use-cases/give-place.js';
import { ChangeRegistration } from '../../../src/registrations/use-cases/change-registration.js';
import { MergeWeeks } from '../../../src/registrations/use-cases/merge-weeks.js';
import { MoveRegistration } from '../../../src/registrations/use-cases/move-registration.js';
import { RemoveRegistration } from '../../../src/registrations/use-cases/remove-registration.js';
import type { Booker } from '../../../src/registrations/booking-batch/booking.js';
import { SignUp } from '../../../src/registrations/use-cases/sign-up.js';
import { AppError } from '../../../src/core/http/errors.js';
import type { DayType, Entry, Line, Model, ModelCourse, Setting } from './model.js';
import { dayOf, type World } from './world.js';

/** Who does it: a parent of the child, a parent of another, or staff. */
type Who = 'own' | 'stranger' | 'staff';

/** A line to be: a child of the family and a week of the course, one that can be booked unless it is `blind`. */
interface Pick {
  which: number;
  blind: boolean;
  dayType: DayType;
}

/** What parents, staff and time do. Numbers choose among what is there at the moment. */
export type Command =
  | { kind: 'signUp'; who: Who; course: number; family: number; picks: Pick[] }
  | {
      kind: 'basket';
      family: number;
      parts: { course: number; picks: Pick[] }[];
      isStranger: boolean;
      /** Whether siblings in one week stay together, or else weeks of one child. */
      together: 'siblings' | 'weeks' | null;
    }
  | { kind: 'apart'; which: number }
  | { kind: 'repeat' }
  | { kind: 'remove'; who: Who; which: number }
  | { kind: 'change'; who: Who; which: number; dayType: DayType }
  | { kind: 'answer'; who: 'own' | 'stranger'; which: number; accepts: boolean }
  | { kind: 'give'; which: number }
  | { kind: 'close' }
  | { kind: 'draw'; course: number }
  | { kind: 'move'; which: number; week: number; dayType: DayType; waiting: boolean }
  | { kind: 'merge'; from: number; into: number }
  | { kind: 'erase'; which: number }
  | { kind: 'resize'; week: number; capacity: number; queue: number }
  | { kind: 'shift'; week: number; from: number; length: number }
  | { kind: 'wait'; hours: number };

const PARENTS = 3;
/** Children of each parent, in order; see `createPeople`. */
const OWN = 3;
const WEEKS = 4;

/** Two courses with two weeks each; the first weeks of both overlap, and the second; and what happens with them. */
const anyCourse: fc.Arbitrary<ModelCourse> = fc.record({
  mode: fc.constantFrom('first_come', 'fair_start', 'fair_start', 'draw', 'draw'),
  limit: fc.constantFrom(1, 1, 2),
  offer: fc.constantFrom(null, null, 5, 48),
  // As hex digits of the seed of its draw.
  seed: fc.nat(0xffff).map((one) => one.toString(16).padStart(32, '0')),
});

export const anyStory: fc.Arbitrary<{ setting: Omit<Setting, 'parentsOf'>; commands: Command[] }> = fc
  .record({
    sizes: fc.array(
      fc.record({ capacity: fc.constantFrom(0, 1, 1, 1, 2), queue: fc.integer({ min: 2, max: 4 }) }),
      { minLength: WEEKS, maxLength: WEEKS },
    ),
    registerTo: fc.integer({ min: 9, max: 20 }),
    courses: fc.tuple(anyCourse, anyCourse),
    // One story in four begins with a draw.
    isDraw: fc.nat(3).map((one) => one === 0),
    gap: fc.nat(6),
    // Mostly early enough for all; else near the end of registration, or the start of the weeks.
    hour: fc.oneof(
      { weight: 3, arbitrary: fc.constant(10) },
      fc.nat(14 * 24),
      fc.integer({ min: 13 * 24, max: 14 * 24 + 10 }),
    ),
    // The fewer there are, the more their weeks get in each other's way.
    families: fc.integer({ min: 1, max: PARENTS }),
  })
  .chain(({ sizes, courses, isDraw, registerTo, gap, hour, families }) =>
    fc.record({
      setting: fc.constant({
        registerTo: isDraw ? Math.min(registerTo, 12) : registerTo,
        hour: isDraw ? 10 : hour,
        courses: isDraw ? courses.map((course) => ({ ...course, mode: 'draw' as const })) : courses,
        weeks: sizes.map((size, index) => {
          const from = 14 + (index % 2) * (3 + gap);
          return { course: index < 2 ? 0 : 1, from, to: from + 4, ...size };
        }),
      }),
      commands: fc
        .tuple(
          isDraw ? drawn : beginning,
          fc.array(anyCommand(families), { minLength: 15, maxLength: 35, size: 'max' }),
        )
        .map(([first, rest]) => [...first, ...rest]),
    }),
  );

const book = (child: number, course: number): Command => ({
  kind: 'signUp',
  who: 'own',
  family: 0,
  course,
  picks: [{ which: child * 2, blind: true, dayType: 'full_day' }],
});
const resize = (week: number, capacity: number): Command => ({ kind: 'resize', week, capacity, queue: 3 });

/**
 * How a seat comes to stay free beside a queue, which chance alone finds too seldom: a child waits in a week without
 * seats, takes one in another on the same days, and is passed over when the first gets a seat.
 */
const passedOver: fc.Arbitrary<Command[]> = fc
  .nat(OWN - 1)
  .map((child) => [resize(0, 0), book(child, 0), resize(2, 1), book(child, 1), resize(0, 1)]);

/** And how a child comes to wait for two offers on the same days. */
const offeredBeside: fc.Arbitrary<Command[]> = fc
  .nat(OWN - 1)
  .map((child) => [
    resize(0, 0),
    resize(2, 0),
    book(child, 0),
    book(child, 1),
    resize(0, 1),
    resize(2, 1),
    { kind: 'answer' as const, who: 'own' as const, which: 0, accepts: false },
  ]);

/** And how lines come to wait together, in two weeks or in one, and get their seats one after the other. */
const together: fc.Arbitrary<Command[]> = fc
  .tuple(fc.constantFrom('siblings' as const, 'weeks' as const), fc.nat(1), fc.constantFrom(0, 1))
  .map(([kind, course, first]) => {
    const [one, other] = [course * 2, course * 2 + 1];
    const whiches = kind === 'weeks' ? [0, 1] : [0, 2];
    const picks = whiches.map((which) => ({ which, blind: true, dayType: 'full_day' as const }));
    return [
      resize(one, first),
      resize(other, 0),
      { kind: 'basket' as const, family: 0, parts: [{ course, picks }], isStranger: false, together: kind },
      ...(kind === 'weeks' ? [resize(other, 1), resize(one, 1)] : [resize(one, 2)]),
    ];
  });

/** And how a draw comes to decide something: children of two families wish both weeks of a course, with few seats or some left over. */
const drawn: fc.Arbitrary<Command[]> = fc.tuple(fc.nat(1), fc.constantFrom(2, 8)).map(([course, seats]) => [
  resize(course * 2, 1),
  resize(course * 2 + 1, seats),
  ...[0, 1].flatMap((family) =>
    [0, 1, 2].map((child) => ({
      kind: 'signUp' as const,
      who: 'own' as const,
      family,
      course,
      picks: [0, 1].map((week) => ({ which: child * 2 + week, blind: true, dayType: 'full_day' as const })),
    })),
  ),
  { kind: 'close' as const },
  { kind: 'draw' as const, course },
]);

/** And how a week comes to start with a queue. */
const started: fc.Arbitrary<Command[]> = fc.constant([
  resize(0, 1),
  book(0, 0),
  book(1, 0),
  { kind: 'wait', hours: 14 * 24 },
]);

/** What happens first, before anything does. */
const beginning: fc.Arbitrary<Command[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Command[]>([]) },
  { weight: 2, arbitrary: passedOver },
  { weight: 2, arbitrary: offeredBeside },
  { weight: 2, arbitrary: together },
  started,
);

function anyCommand(families: number): fc.Arbitrary<Command> {
  const who = fc.constantFrom<Who>('own', 'own', 'own', 'own', 'own', 'staff', 'staff', 'stranger');
  const dayType = fc.constantFrom<DayType>('full_day', 'half_day');
  const week = fc.nat(WEEKS - 1);
  const which = fc.nat(50);
  const pick = fc.record({ which, blind: fc.constantFrom(false, false, false, false, true), dayType });
  const of = <Kind extends Command['kind']>(kind: Kind): fc.Arbitrary<Kind> => fc.constant(kind);
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        kind: of('signUp'),
        who,
        family: fc.nat(families - 1),
        course: fc.nat(1),
        picks: fc.array(pick, { minLength: 1, maxLength: 2 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: of('basket'),
        family: fc.nat(families - 1),
        parts: fc.uniqueArray(
          fc.record({ course: fc.nat(1), picks: fc.array(pick, { minLength: 1, maxLength: 2 }) }),
          { minLength: 1, maxLength: 2, selector: ({ course }) => course },
        ),
        isStranger: fc.constantFrom(false, false, false, false, true),
        together: fc.constantFrom('siblings', 'siblings', 'weeks', 'weeks', null),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: of('apart'), which }) },
    { weight: 1, arbitrary: fc.record({ kind: of('repeat') }) },
    { weight: 6, arbitrary: fc.record({ kind: of('remove'), who, which }) },
    { weight: 1, arbitrary: fc.record({ kind: of('change'), who, which, dayType }) },
    { weight: 4, arbitrary: fc.record({ kind: of('move'), which, week, dayType, waiting: fc.boolean() }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: of('answer'),
        who: fc.constantFrom('own', 'own', 'own', 'stranger'),
        which,
        accepts: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: of('give'), which }) },
    { weight: 1, arbitrary: fc.record({ kind: of('close') }) },
    { weight: 2, arbitrary: fc.record({ kind: of('draw'), course: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ kind: of('merge'), from: week, into: week }) },
    { weight: 1, arbitrary: fc.record({ kind: of('erase'), which }) },
    { weight: 2, arbitrary: fc.record({ kind: of('resize'), week, capacity: fc.nat(3), queue: fc.nat(3) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: of('shift'),
        week,
        from: fc.integer({ min: 11, max: 24 }),
        length: fc.nat(6),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: of('wait'), hours: fc.integer({ min: 1, max: 120 }) }) },
  );
}

/** A sign-up as it was sent. */
export interface Booking {
  course: number;
  lines: Line[];
  by: number | null;
  key: string;
}

/** Runs a command on the app and on the model; both must answer the same. */
export async function perform(command: Command, world: World, model: Model): Promise<void> {
  switch (command.kind) {
    case 'signUp': {
      const lines = linesOf(model, command);
      const booking = {
        course: command.course,
        lines,
        by: actorOf(world, command.who, lines[0]!.child),
        key: `key ${(world.keys += 1)}`,
      };
      const said = await answerOf(signUpIn(world, booking));
      world.lastSignUp = { booking, said, hour: model.hour };
      const outcomes = said instanceof Object ? said.map(({ outcome }) => outcome) : said;
      expect(outcomes).toEqual(model.signUp(lines, booking.by) ?? 422);
      return;
    }
    case 'basket': {
      const { family, isStranger } = command;
      const parts = command.parts.map(({ course, picks }) => ({
        course,
        lines: linesOf(model, { family, course, picks }),
      }));
      const by = actorOf(world, isStranger ? 'stranger' : 'own', parts[0]!.lines[0]!.child)!;
      const together = groupIn(
        model,
        parts.flatMap(({ lines }) => lines),
        command.together,
      );
      const said = await answerOf(basketIn(world, parts, by, together));
      const outcomes = said instanceof Object ? said.map(({ outcome }) => outcome) : said;
      const expected = model.basket(
        parts.map(({ lines }) => lines),
        by,
        'basket ',
        together,
      );
      expect(outcomes).toEqual(expected ?? 422);
      return;
    }
    case 'apart': {
      const entry = pick(model, command.which);
      if (!entry) return;
      const use = world.app.app.get(EndGroup, { strict: false });
      const staff = accountOf(world, null);
      const said = await answerOf(use.run(await world.idOf(entry), staff.userId).then(() => true));
      expect(said).toBe(model.apart(entry) || 422);
      return;
    }
    case 'repeat': {
      // The first answer once more, and nothing happens; a key is good for 24 hours, a refusal keeps none.
      const last = world.lastSignUp;
      if (!last || !(last.said instanceof Object) || model.hour - last.hour > 24) return;
      expect(await answerOf(signUpIn(world, last.booking))).toEqual(last.said);
      return;
    }
    case 'remove': {
      const entry = pick(model, command.which);
      if (!entry) return;
      const id = await world.idOf(entry);
      const by = actorOf(world, command.who, entry.child);
      const use = world.app.app.get(RemoveRegistration, { strict: false });
      const said = await answerOf(use.run(id, accountOf(world, by)).then(({ success }) => success));
      expect(said).toEqual(model.remove(entry, by) ?? 404);
      return;
    }
    case 'change': {
      const entry = pick(model, command.which);
      if (!entry) return;
      const id = await world.idOf(entry);
      // Parents only: staff have no such call.
      const by = actorOf(world, command.who === 'staff' ? 'own' : command.who, entry.child)!;
      const { userId, personId } = accountOf(world, by);
      const use = world.app.app.get(ChangeRegistration, { strict: false });
      const run = use.run(id, { dayType: command.dayType }, { userId, personId: personId!, plz: null });
      const expected = model.change(entry, command.dayType, by);
      expect(await answerOf(run.then(() => true))).toEqual(expected === null ? 404 : expected || 422);
      return;
    }
    case 'move': {
      const entry = pick(model, command.which);
      if (!entry) return;
      const id = await world.idOf(entry);
      const { week, dayType, waiting } = command;
      const use = world.app.app.get(MoveRegistration, { strict: false });
      const wanted = { course_week_id: world.weekIds[week]!, day_type: dayType, waiting };
      const said = await answerOf(use.run(id, wanted, world.people.staff.id).then(() => true));
      expect(said).toEqual(model.move(entry, week, dayType, waiting) || 422);
      return;
    }
    case 'answer': {
      const offered = model.entries.filter(({ offerUntil }) => offerUntil !== null);
      const entry = offered[command.which % Math.max(1, offered.length)] ?? pick(model, command.which);
      if (!entry) return;
      const id = await world.idOf(entry);
      const by = actorOf(world, command.who, entry.child)!;
      const { userId, personId } = accountOf(world, by);
      const use = world.app.app.get(AnswerOffer, { strict: false });
      const parent = { userId, personId: personId!, plz: null };
      const run = command.accepts ? use.accept(id, parent) : use.decline(id, parent);
      const expected = model.answer(entry, by, command.accepts);
      expect(await answerOf(run.then(() => true))).toEqual(expected === null ? 404 : expected || 422);
      return;
    }
    case 'give': {
      const waiting = model.entries.filter((entry) => entry.waiting);
      const entry = waiting[command.which % Math.max(1, waiting.length)];
      if (!entry) return;
      const use = world.app.app.get(GivePlace, { strict: false });
      const run = use.run(await world.idOf(entry), { reason: 'Geschwister' }, world.people.staff.id);
      expect(await answerOf(run.then(() => true))).toEqual(model.give(entry) || 422);
      return;
    }
    case 'close': {
      await goTo(world, model, Math.max(model.hour, model.closesAt));
      return;
    }
    case 'draw': {
      const id = world.courseIds[command.course]!;
      const use = world.app.app.get(CourseDraws, { strict: false });
      const said = await answerOf(use.publish(id, null, world.people.staff.id).then(() => true));
      const file = said === true ? await use.get(id) : null;
      const order = (): number[] =>
        (file?.outcome.order ?? []).flat().map((child) => world.people.children.indexOf(child));
      expect(said).toEqual(model.draw(command.course, order) || 422);
      return;
    }
    case 'merge': {
      const [from, into] = [world.weekIds[command.from]!, world.weekIds[command.into]!];
      const use = world.app.app.get(MergeWeeks, { strict: false });
      const said = await answerOf(use.run(from, { into }, world.people.staff.id).then(() => true));
      expect(said).toEqual(model.merge(command.from, command.into) || 422);
      return;
    }
    case 'erase': {
      const entry = pick(model, command.which);
      if (!entry) return;
      await world.eraseRegistrationsOf(entry.child);
      model.erase(entry.child);
      return;
    }
    case 'resize': {
      await world.editWeek(command.week, { max_participants: command.capacity, waiting_list: command.queue });
      model.resize(command.week, command.capacity, command.queue);
      return;
    }
    case 'shift': {
      const to = command.from + command.length;
      const run = world.editWeek(command.week, { from: dayOf(command.from), to: dayOf(to) });
      const said = await answerOf(run.then(() => true));
      expect(said).toEqual(model.shift(command.week, command.from, to) || 422);
      return;
    }
    case 'wait': {
      await goTo(world, model, model.hour + command.hours);
      return;
    }
  }
}

/** Goes to an hour, and does what is due. */
async function goTo(world: World, model: Model, hour: number): Promise<void> {
  model.hour = hour;
  world.goTo(hour);
  await world.app.app.get(DueWork, { strict: false }).run();
  model.tick();
}

/** What came of it, or the status of the refusal. */
async function answerOf<T>(run: Promise<T>): Promise<T | number> {
  try {
    return await run;
  } catch (error) {
    if (error instanceof AppError) return error.status;
    throw error;
  }
}

async function signUpIn(
  world: World,
  { lines, course, by, key }: Booking,
): Promise<SignUpResult['registrations']> {
  const use = world.app.app.get(SignUp, { strict: false });
  const { registrations } = await use.run(
    world.courseIds[course]!,
    bodyOf(world, lines),
    bookerOf(world, by),
    key,
  );
  return registrations;
}

async function basketIn(
  world: World,
  parts: readonly { course: number; lines: Line[] }[],
  by: number,
  together: readonly Line[],
): Promise<SignUpResult['registrations']> {
  const bookings = parts.map(({ course, lines }) => ({
    course_id: world.courseIds[course]!,
    ...bodyOf(world, lines),
  }));
  const use = world.app.app.get(SignUp, { strict: false });
  const group = together.map(({ child, week }) => ({
    child_id: world.people.children[child]!,
    course_week_id: world.weekIds[week]!,
  }));
  const body = { bookings, only_together: group.length > 0 ? [group] : [] };
  return (await use.runBasket(body, bookerOf(world, by))).registrations;
}

/** Lines that stay together: the siblings of a week, or the weeks of a child. None before a draw, whose groups are tested by themselves. */
function groupIn(model: Model, lines: readonly Line[], kind: 'siblings' | 'weeks' | null): Line[] {
  const different = new Set(lines.map(({ child, week }) => `${child} ${week}`));
  if (kind === null || different.size < lines.length) return [];
  const of = (line: Line): number => (kind === 'siblings' ? line.week : line.child);
  const group = lines.filter((line) => of(line) === of(lines[0]!));
  return group.length > 1 && !group.some(({ week }) => model.isDrawn(week)) ? group : [];
}

function bodyOf({ people, weekIds }: World, lines: readonly Line[]) {
  return {
    // One entry for each line: a child may stand in several.
    bookedChildren: lines.map((line) => ({
      id: people.children[line.child]!,
      courseWeeks: [{ id: weekIds[line.week]!, dayType: line.dayType }],
    })),
    emergency_contact1_phone: '+39 333 1',
  };
}

function bookerOf(world: World, by: number | null): Booker {
  const account = { ...accountOf(world, by), confirmUntil: null, plz: null, health: true };
  if (by === null) return { ...account, recipient: null };
  const { id, personId, email } = world.people.parents[by]!;
  return { ...account, recipient: { userId: id, personId, name: 'Eva Rossi', email, lang: 'de' } };
}

/** Lines for children of the family; mostly such as the model would take. */
function linesOf(
  model: Model,
  { family, course, picks }: Omit<Command & { kind: 'signUp' }, 'kind' | 'who'>,
): Line[] {
  const all = Array.from({ length: OWN * 2 }, (_, index) => ({
    child: family * OWN + Math.floor(index / 2),
    week: course * 2 + (index % 2),
  }));
  const possible = all.filter(
    ({ child, week }) => !model.cancelled.has(week) && !model.find(child, week) && !model.isBusy(child, week),
  );
  const entangled = possible.filter(({ child, week }) => model.waitsBeside(child, week));
  return picks.map(({ which, blind, dayType }) => {
    const among = [which % 2 ? entangled : [], blind ? [] : possible].find(({ length }) => length) ?? all;
    return { ...among[which % among.length]!, dayType };
  });
}

/** The parent who acts on a child, `null` for staff. */
function actorOf({ people }: World, who: Who, child: number): number | null {
  const parents = people.parentsOf[child]!;
  switch (who) {
    case 'own':
      return parents.at(-1)!;
    case 'stranger':
      return people.parents.findIndex((_, parent) => !parents.includes(parent));
    case 'staff':
      return null;
  }
}

function accountOf({ people }: World, by: number | null): { userId: number; personId: number | null } {
  if (by === null) return { userId: people.staff.id, personId: null };
  const { id, personId } = people.parents[by]!;
  return { userId: id, personId };
}

/** One of the registrations: any, one with a seat, or one whose child waits in another week on the same days. */
function pick(model: Model, which: number): Entry | undefined {
  const confirmed = model.entries.filter(({ waiting }) => !waiting);
  const entangled = confirmed.filter(({ child, week }) => model.waitsBeside(child, week));
  const wanted = [model.entries, confirmed, entangled][which % 3]!;
  const among = wanted.length ? wanted : model.entries;
  return among[Math.floor(which / 3) % Math.max(1, among.length)];
}
