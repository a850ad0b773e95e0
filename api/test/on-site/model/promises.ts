import { isNoted } from '@feria/shared';
import type { MarkedDay } from '@feria/shared/rules/attendance-merge';
import { In } from 'typeorm';
import { AbsenceEntity } from '../../../src/model/families/absence.entity.js';
import { AttendanceIssueEntity } from '../../../src/model/on-site/attendance-issue.entity.js';
import { AttendanceChangeEntity, AttendanceEntity } from '../../../src/model/on-site/attendance.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { idOfRestoredDeparture } from '../../../src/on-site/attendance/unauthorised.js';
import { PHONES } from './commands.js';
import type { SentMark } from './phone.js';
import type { MadeMark, Moment, World } from './world.js';

type Origins = MarkedDay['origins'];

/** What every history must hold in the end, whatever happened; said here without a line of the engine. */
export async function checkPromises(world: World): Promise<void> {
  const { manager } = world.app.dataSource;
  const ids = world.made.map(({ mark }) => mark.id);
  const changes = await manager.findBy(AttendanceChangeEntity, { id: In(ids) });
  const issues = await manager.findBy(AttendanceIssueEntity, { change_id: In(ids) });
  const applied = new Set(changes.map(({ id }) => id));
  const points = await manager.findBy(AttendanceIssueEntity, { child_id: In(world.people.children) });
  const ended = points.filter(({ reason }) => reason === 'place_ended');
  const told = points.filter(({ reason }) => reason === 'told_absent');
  for (const made of world.made) {
    const issue = issues.find(({ change_id, reason }) => change_id === made.mark.id && !isNoted(reason));
    const isRestored = world.restored.has(made.mark.id);
    // Nothing is lost, and nothing is there twice.
    promise(made, applied.has(made.mark.id) !== Boolean(issue) || isRestored, 'is applied or a point');
    promise(made, !made.outcomes.includes('refused'), 'is not refused: its maker had the child on the list');
    promise(made, made.outcomes.length > 0, 'was answered');
    if (issue) {
      promise(made, issue.user_id === world.phones[made.phone]!.userId, 'stands with its maker');
      promise(
        made,
        issue.child_id === made.mark.child_id && Boolean(issue.reason),
        'says which child and why',
      );
      promise(made, await manager.existsBy(ChildEntity, { id: issue.child_id }), 'has a child with a name');
    }
    checkRights(world, made, issue, ended);
  }
  // And nothing else: no points or changes that nobody made.
  const rows = await manager.findBy(AttendanceEntity, { child_id: In(world.people.children) });
  const all = await manager.findBy(AttendanceChangeEntity, { attendance_id: In(rows.map(({ id }) => id)) });
  expect(all.filter(({ id }) => !ids.includes(id))).toEqual([]);
  const ofRestored = points.filter(
    ({ reason, change_id }) => reason === 'not_authorised' && !ids.includes(change_id),
  );
  expect(points.length).toBe(issues.length + ended.length + told.length + ofRestored.length);
  const listed = await world.listed();
  for (const row of rows) {
    checkDay(world, row, applied);
    checkInSight(world, row, { ended, listed });
    checkAuthorised(world, row, [...issues, ...ofRestored]);
    // Nobody leaves before it comes.
    if (row.arrived_at && row.left_at) expect(row.left_at >= row.arrived_at).toBe(true);
    await checkAbsence(world, row, told);
  }
  // And of no child that has its place.
  const { places } = world.moments.at(-1)!;
  for (const { child_id } of ended) expect(places[world.people.children.indexOf(child_id)]).toBe(false);
}

/** A departure with somebody else, or with a pick-up person who was withdrawn before it arrived or was restored, is a point besides; no other is. */
function checkAuthorised(
  world: World,
  row: AttendanceEntity,
  issues: readonly AttendanceIssueEntity[],
): void {
  const withdrawn = world.withdrawnAt[world.people.children.indexOf(row.child_id)] ?? Infinity;
  const pointOf = (made: MadeMark) =>
    issues.find(
      ({ change_id, reason }) =>
        [made.mark.id, idOfRestoredDeparture(made.mark.id)].includes(change_id) &&
        reason === 'not_authorised',
    );
  const isLate = ({ mark, receivedAt }: MadeMark): boolean =>
    mark.left_with === 'other' ||
    (Boolean(mark.left_with?.startsWith('pickup:')) &&
      (world.restored.get(mark.id) ?? receivedAt!) >= withdrawn);
  const ofChild = world.made.filter(({ mark }) => mark.child_id === row.child_id);
  for (const made of ofChild)
    promise(made, !pointOf(made) || isLate(made), 'is noted only when who took the child may not pick it up');
  const shown = ofChild.find(
    ({ mark }) => mark.id === (JSON.parse(row.origins ?? '{}') as Origins).left_with?.id,
  );
  if (!shown || !isLate(shown)) return;
  promise(shown, Boolean(pointOf(shown)), 'is noted, because who took the child may not pick it up');
}

/** A child that is there although it was told that it does not come is a point, unless somebody marked it who had read that. */
async function checkAbsence(
  world: World,
  row: AttendanceEntity,
  told: readonly AttendanceIssueEntity[],
): Promise<void> {
  const { child_id, status, left_at } = row;
  const points = told.filter((point) => point.child_id === child_id);
  if (status !== 'present') expect(points.filter(({ state }) => state === 'open')).toEqual([]);
  if (status !== 'present' || left_at) return;
  if (!(await world.app.dataSource.manager.existsBy(AbsenceEntity, { child_id }))) return;
  const ofChild = world.made.filter(({ mark }) => mark.child_id === child_id);
  const isKnown = ofChild.some(({ mark }) => mark.seen.told_absent);
  expect([child_id, points.length > 0 || isKnown]).toEqual([child_id, true]);
}

const hasLeft = ({ left_at, left_with }: SentMark): boolean => Boolean(left_at ?? left_with);

const isAway = ({ mark }: Pick<MadeMark, 'mark'>): boolean =>
  mark.status === 'absent' || mark.status === 'excused';

/** Whether a mark sets a field that it does not name: a child that is absent has not left, and one that left was there. */
const follows = ({ mark }: MadeMark, field: 'status' | 'left_with_name'): boolean =>
  field === 'status' ? hasLeft(mark) : isAway({ mark });

/** What is on the day comes from marks, and what is not there any more was replaced by who had seen it. */
function checkDay(world: World, row: AttendanceEntity, applied: ReadonlySet<string>): void {
  const ofChild = world.made.filter(({ mark }) => mark.child_id === row.child_id && applied.has(mark.id));
  for (const field of ['status', 'left_with_name'] as const) {
    const sets = ({ mark }: MadeMark): boolean =>
      mark[field] !== undefined || (field === 'left_with_name' && mark.left_with !== undefined);
    const value = (mark: SentMark): string | null => mark[field] ?? null;
    const final = row[field];
    // Who restores that a child left says that it was there, and so does who marks it of a child that is absent.
    const wasThere =
      field === 'status' &&
      ofChild.some(({ mark }) => hasLeft(mark) && (world.restored.has(mark.id) || ofChild.some(isAway)));
    const values = [...ofChild.filter(sets).map(({ mark }) => value(mark)), wasThere ? 'present' : null];
    if (final !== null) expect(values).toContain(final);
    for (const made of ofChild.filter(sets)) {
      const { mark } = made;
      if (value(mark) === final || value(mark) === null) continue;
      const replacing = ofChild.filter(
        (other) =>
          other !== made &&
          (sets(other) || follows(other, field) || world.restored.has(other.mark.id)) &&
          (value(other.mark) !== value(mark) || follows(other, field)),
      );
      const isReplaced = replacing.some(
        ({ mark: other }) =>
          (other.device === mark.device && other.sequence > mark.sequence) ||
          world.restored.has(other.id) ||
          (field === 'status'
            ? other.seen.status === mark.status
            : other.seen.left_at !== null && other.seen.left_with === mark.left_with),
      );
      promise(made, isReplaced, `its ${field} was replaced only by who had seen it`);
    }
  }
  // Nobody's departure is undone by who did not know of it.
  if (row.left_at === null)
    for (const made of ofChild.filter(({ mark }) => Boolean(mark.left_at))) {
      const undone = ofChild.some(
        ({ mark: other }) =>
          world.restored.has(other.id) ||
          ((other.left_at === null || isAway({ mark: other })) &&
            (other.seen.left_at !== null ||
              (other.device === made.mark.device && other.sequence > made.mark.sequence))),
      );
      promise(made, undone, 'its departure was undone only by who knew of it');
    }
  // Not before it is, and nobody leaves tomorrow.
  for (const time of [row.arrived_at, row.left_at, row.changed_at])
    if (time) expect(time.getTime()).toBeLessThanOrEqual(world.now);
}

/**
 * A child that is there without its place stands on the list of its week, and as a point, open or closed by somebody. One that was moved may have been marked by the
 * office in its other week.
 */
function checkInSight(
  world: World,
  row: AttendanceEntity,
  { ended, listed }: { ended: readonly AttendanceIssueEntity[]; listed: ReadonlyMap<number, boolean> },
): void {
  const isThere = row.status === 'present' && row.left_at === null;
  // Nobody of whom nothing is marked stays without a place, and nobody is looked for who is not there any more.
  if (listed.get(row.child_id)) expect(row.status !== null || row.left_at !== null).toBe(true);
  const sought = ended.filter(({ child_id, state }) => child_id === row.child_id && state === 'open');
  if (!isThere) expect(sought).toEqual([]);
  const child = world.people.children.indexOf(row.child_id);
  const { places, moved } = world.moments.at(-1)!;
  // Who took a child is told until midnight, whether or not it has its place.
  if (row.left_at && row.course_week_id === world.people.weeks[0].id)
    expect(listed.get(row.child_id)).toBe(!places[child]);
  if (!isThere) return;
  if (places[child]) return;
  const byOffice = world.made.some(
    ({ mark, phone }) => mark.child_id === row.child_id && phone === PHONES - 1,
  );
  if (moved[child] && byOffice) return;
  const point = ended.find(({ child_id }) => child_id === row.child_id);
  expect(listed.get(row.child_id)).toBe(true);
  expect(point).toMatchObject({ course_week_id: world.people.weeks[0].id, date: row.date });
}

/**
 * Who was entitled when it was made, or is when it arrives, is not told otherwise; who was neither gets a point that says why. A child
 * that was there when its place ended is led as before, as soon as the server knows it.
 */
function checkRights(
  world: World,
  made: MadeMark,
  issue: AttendanceIssueEntity | undefined,
  ended: readonly AttendanceIssueEntity[],
): void {
  const received = made.receivedAt!;
  const stamped = Math.min(Date.parse(made.mark.changed_at), received);
  const [then, now] = [momentAt(world, stamped), momentAt(world, received)];
  const isEntitled = entitled(then, made) || entitled(now, made);
  const isOfRights = issue?.reason === 'no_place' || issue?.reason === 'not_leading';
  const point = ended.find(({ child_id }) => child_id === made.mark.child_id);
  if (!isEntitled && ((point && point.made_at.getTime() <= stamped) || arrivedInTheSameCall(world, made))) {
    const isLed = entitledWithPlace(then, made);
    promise(made, isLed || isOfRights, 'is a point of rights after the place ended');
    promise(made, !isOfRights || !isLed || issue?.reason === 'no_place', 'is led after the place ended');
    return;
  }
  promise(
    made,
    isOfRights === !isEntitled,
    isEntitled ? 'is judged by the rights of then' : 'is a point of rights',
  );
  if (!isOfRights) return;
  const reason = then.places[made.child] ? 'not_leading' : 'no_place';
  promise(made, issue?.reason === reason, `is a point because of ${reason}`);
}

function momentAt({ moments }: World, at: number): Moment {
  return moments.findLast(({ from }) => from <= at)!;
}

function entitled({ places, moved, leads, group }: Moment, { phone, child }: MadeMark): boolean {
  if (phone === PHONES - 1) return places[child]! || moved[child]!;
  if (!places[child]) return false;
  if (phone < 2) return leads[phone]!;
  // Who is in no group is for the leaders of all groups.
  return Boolean(group?.leads);
}

/** Whether the same call said before that the child had arrived: that it has left again leaves no point. */
function arrivedInTheSameCall(world: World, { mark, phone, receivedAt }: MadeMark): boolean {
  return world.made.some(
    (other) =>
      other.phone === phone &&
      other.receivedAt === receivedAt &&
      other.mark.child_id === mark.child_id &&
      other.mark.sequence < mark.sequence &&
      other.mark.status === 'present',
  );
}

/** The same of a child that was there when its place ended. */
function entitledWithPlace(moment: Moment, made: MadeMark): boolean {
  return entitled({ ...moment, places: moment.places.map(() => true) }, made);
}

function promise(made: MadeMark, holds: boolean, what: string): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(made)}`);
}
