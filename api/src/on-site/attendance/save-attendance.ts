import { Injectable } from '@nestjs/common';
import type { AttendanceResult, ChangeOutcome, IsoDate, IssueReason } from '@feria/shared';
import { mergeMark, type MarkedDay, type MergedMark } from '@feria/shared/rules/attendance-merge';
import { In, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { t } from '../../core/request-context.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { Assignments, type Assignment } from '../week-groups/assignments.js';
import type { AttendanceChangeBody } from './attendance.dto.js';
import { AttendanceChangeEntity, AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { presentAttendance, readDayFacts } from './attendance.presenter.js';
import {
  changeOf,
  inOrder,
  issueOf,
  leftBeforeArrival,
  madeAt,
  readMarks,
  refuseIncomplete,
  timeOfOtherDay,
  type KeptMark,
} from './marks.js';
import { dayKey, lockDays, readMarkedDay, writeMarkedDay } from '../../presence/marked-days.js';
import { isThere } from '../../presence/staying-places.js';
import { readEndedPlaces, seesStaying } from './ended-places.js';
import { noteErasedArrivals } from './erased-on-site.js';
import { heldKey, readNotTakenOver } from './taken-over.js';
import { closeAnswered, type DayInWeek } from '../../presence/noted-points.js';
import { noteThereWithoutPlace } from '../../presence/place-ended.js';
import { readPlacesOfDays, type PlaceOfDay, type PlaceOnSite } from '../../presence/places-of-days.js';
import { readRightsThen, type RightsThen } from './rights-then.js';
import { noteArrivedAbsent } from '../../presence/told-absent.js';
import { readUnauthorised } from './unauthorised.js';
import { isAboutWithdrawn, isTakenBack, lockWithdrawn, saysDeparture, undo } from './withdrawn-points.js';

type Refusal = 'attendance.not_yours' | 'attendance.not_yet' | 'attendance.child_deleted';

interface Stored {
  outcome: ChangeOutcome;
  reason: IssueReason | null;
  issueId: number | null;
  /** Whether something of the day came from it when it was merged. */
  sets: boolean;
}

/**
 * Stores marks of attendance (product/on-site.md#attendance): each once by its id, whenever and however often it arrives. One that its maker
 * was entitled to is applied or becomes an open point (product/on-site.md#open-points).
 */
@Injectable()
export class SaveAttendance {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: Clock,
  ) {}

  /**
   * One transaction. A mark that is refused does not keep the others from being stored.
   * @returns what became of each mark, and the days they were about as they are now, of children that the user sees now
   * @throws AppError 422 at the field of a mark that is incomplete
   */
  async run(changes: readonly AttendanceChangeBody[], user: CurrentUserData): Promise<AttendanceResult> {
    refuseIncomplete(changes);
    const assignment = await this.assignments.of(user);
    return this.transactions.run(async (manager) => {
      const { kept: judged, refused, erased } = await this.judge(manager, changes, { assignment, user });
      await noteErasedArrivals(manager, arrivalsOf(erased), {
        today: this.clock.today(),
        received: this.clock.now(),
      });
      const days = await lockDays(
        manager,
        judged.map(({ change, place }) => ({ ...change, course_week_id: place.course_week_id })),
      );
      // A child that was deleted since it was judged has no day.
      const kept = judged.filter(({ change }) => days.has(dayKey(change)));
      for (const { change } of judged)
        if (!days.has(dayKey(change))) refused.set(change.id, 'attendance.child_deleted');
      // Under the lock of the days: who ends a place meanwhile waits for it, or has ended it already.
      const places = await readPlacesOfDays(manager, changes);
      const notTakenOver = assignment.marksEverywhere
        ? new Map<string, number>()
        : await readHeldElsewhere(manager, kept, days);
      const stored = await this.store(manager, kept, days, { places, userId: user.id, notTakenOver });
      // One that was stored before is known, whatever its maker may do now.
      const before = await readStored(manager, [...refused.keys()]);
      const childIds = [...days.values()].map(({ child_id }) => child_id);
      const ended = await readEndedPlaces(manager, { childIds });
      const facts = await readDayFacts(manager, [...days.values()]);
      return {
        results: changes.map(({ id }) => answerOf(id, stored.get(id) ?? before.get(id), refused.get(id))),
        attendance: [...days].flatMap(([key, day]) => {
          const current = places.get(key);
          const place =
            current && assignment.seesChild(current)
              ? current
              : ended.find((one) => dayKey(one) === key && seesStaying(assignment, one, this.clock.today()));
          return place ? [presentAttendance(day, facts, { assignment, place })] : [];
        }),
      };
    });
  }

  /** By the rights of now, and where these do not suffice by those at the time of the mark. */
  private async judge(
    manager: EntityManager,
    changes: readonly AttendanceChangeBody[],
    { assignment, user }: { assignment: Assignment; user: CurrentUserData },
  ): Promise<{ kept: KeptMark[]; refused: Map<string, Refusal>; erased: KeptMark[] }> {
    const places = await readPlacesOfDays(manager, changes);
    const kept: KeptMark[] = [];
    const refused = new Map<string, Refusal>();
    const late: AttendanceChangeBody[] = [];
    const today = this.clock.today();
    for (const change of changes) {
      const place = places.get(dayKey(change));
      if (change.date > today) refused.set(change.id, 'attendance.not_yet');
      else if (place && assignment.marksChild(place)) kept.push({ change, place, reason: null });
      else late.push(change);
    }
    const erased: KeptMark[] = [];
    if (late.length === 0) return { kept, refused, erased };
    const childIds = late.map(({ child_id }) => child_id);
    const rights = await readRightsThen(manager, user, childIds);
    const stored = await readStoredChildren(manager, childIds);
    for (const change of late) {
      const verdict = this.verdictOf(change, rights);
      const place = places.get(dayKey(change));
      if (!verdict) refused.set(change.id, 'attendance.not_yours');
      else if (!stored.has(change.child_id)) {
        refused.set(change.id, 'attendance.child_deleted');
        erased.push({ change, place: verdict.place, reason: null });
      } else {
        const isSame = place?.course_week_id === verdict.place.course_week_id;
        const { reason } = verdict;
        const then =
          reason === 'no_place' ? this.verdictOf(change, rights, verdict.place.course_week_id) : null;
        const ifThere = then ? then.reason : reason;
        kept.push({ change, place: isSame ? place : verdict.place, reason, ifThere });
      }
    }
    return { kept, refused, erased };
  }

  /** @param thereIn the week in which the child is taken to have been there when its place ended */
  private verdictOf(change: AttendanceChangeBody, rights: RightsThen, thereIn?: number) {
    const received = this.clock.now();
    const verdict = rights.of(change.child_id, change.date, {
      made: madeAt(change, received),
      received,
      thereIn,
    });
    // An older client cannot show open points, and is judged by when it arrives once the week is over.
    return verdict?.reason === 'week_over' && !change.device ? null : verdict;
  }

  /**
   * Inserts the marks that are new, in the order in which they were made, and sets the days, which are locked. One by which a child is
   * there without the place for which it was marked is applied, and noted as an open point besides; so is one by which it leaves with
   * somebody who may not pick it up, or comes although it was told that it does not. One that takes back a point settles
   * that, and nothing of the day.
   */
  private async store(
    manager: EntityManager,
    kept: readonly KeptMark[],
    days: ReadonlyMap<string, AttendanceEntity>,
    {
      places,
      userId,
      notTakenOver,
    }: {
      places: ReadonlyMap<string, PlaceOfDay>;
      userId: number;
      notTakenOver: ReadonlyMap<string, number>;
    },
  ): Promise<Map<string, Stored>> {
    const stored = await readStored(
      manager,
      kept.map(({ change }) => change.id),
    );
    const fresh = inOrder([
      ...new Map(
        kept.filter(({ change }) => !stored.has(change.id)).map((one) => [one.change.id, one]),
      ).values(),
    ]);
    if (fresh.length === 0) return stored;
    const received = this.clock.now();
    const marks = await readMarks(manager, fresh, { received, userId });
    const merged = new Map([...days].map(([key, row]) => [key, readMarkedDay(row)]));
    const changes: Partial<AttendanceChangeEntity>[] = [];
    const issues: Partial<AttendanceIssueEntity>[] = [];
    const withdrawn = await lockWithdrawn(manager, fresh);
    // Points about departures, by their day.
    const takenBack = new Map<AttendanceIssueEntity, string>();
    const withoutPlace = new Map<string, Omit<DayInWeek, 'day'>>();
    const arrivedAbsent = new Map<string, Omit<DayInWeek, 'day'>>();
    for (const [index, one] of fresh.entries()) {
      const mark = marks[index]!;
      const key = dayKey(one.change);
      const point = [...issues, ...withdrawn].find((other) => isTakenBack(other, one.change, userId));
      if (point) {
        undo(point, { userId, received });
        changes.push(changeOf(mark, days.get(key)!.id, received));
        const before = stored.get(point.change_id!);
        if (before) Object.assign(before, { outcome: 'superseded', reason: null });
        stored.set(mark.id, { outcome: 'applied', reason: null, issueId: null, sets: false });
        continue;
      }
      for (const about of withdrawn)
        if (isAboutWithdrawn(about, one.change, userId)) takenBack.set(about, key);
      // An arrival that came in the same call is what says that the child was there when its place ended.
      const wasThere = withoutPlace.get(key)?.course_week_id === one.place.course_week_id;
      const byRights = wasThere && one.ifThere !== undefined ? one.ifThere : one.reason;
      const refusal = byRights ?? (timeOfOtherDay(one.change, mark.fields) ? 'other_day' : null);
      const merge = refusal ? null : mergeMark(merged.get(key)!, mark);
      const before = merged.get(key)!;
      const isReversed = merge !== null && setsTime(merge.day, mark.id) && leftBeforeArrival(merge.day.state);
      const holder = notTakenOver.get(heldKey(one.change.child_id, one.place));
      const isOfAnother =
        merge !== null &&
        holder !== undefined &&
        holder !== userId &&
        before.origins.status?.user === holder &&
        endsPresence(before, merge.day);
      const result = isReversed || isOfAnother ? null : merge;
      const refused = isOfAnother ? 'not_taken_over' : isReversed ? 'left_before' : 'changed_meanwhile';
      const reason = result ? null : (refusal ?? refused);
      if (result) {
        const { child_id, date, seen } = one.change;
        const arrival = { child_id, date, course_week_id: one.place.course_week_id };
        const arrives = isThere(result.day.state) && !isThere(merged.get(key)!.state);
        if (arrives && places.get(key)?.course_week_id !== arrival.course_week_id)
          withoutPlace.set(key, arrival);
        // Also one that has left by the same mark: perhaps another child was meant.
        const isMarkedPresent =
          result.day.state.status === 'present' && merged.get(key)!.state.status !== 'present';
        if ((arrives || isMarkedPresent) && seen?.told_absent === false) arrivedAbsent.set(key, arrival);
        merged.set(key, result.day);
        changes.push(changeOf(mark, days.get(key)!.id, received));
      } else issues.push(issueOf(mark, one, { reason: reason!, received }));
      const outcome = !result ? 'issue' : result.counts ? 'applied' : 'superseded';
      stored.set(mark.id, {
        outcome,
        reason,
        issueId: null,
        sets: result ? setBy(result.day, mark.id) : false,
      });
    }
    for (const [about, key] of takenBack)
      if (!saysDeparture(merged.get(key)!, about.change_id)) undo(about, { userId, received });
    const touched = new Set(changes.map(({ attendance_id }) => attendance_id));
    const rows = [...days].filter(([, { id }]) => touched.has(id));
    for (const [key, row] of rows) writeMarkedDay(row, merged.get(key)!);
    await manager.save(
      AttendanceEntity,
      rows.map(([, row]) => row),
    );
    await manager.insert(AttendanceChangeEntity, changes);
    issues.push(...(await unauthorised(manager, { fresh, marks, merged, received })));
    await manager.insert(AttendanceIssueEntity, issues);
    await manager.save(AttendanceIssueEntity, withdrawn);
    const those = (
      arrivals: ReadonlyMap<string, Omit<DayInWeek, 'day'>>,
      holds: (day: AttendanceEntity) => boolean,
    ): DayInWeek[] =>
      [...arrivals].flatMap(([key, arrival]) => {
        const day = days.get(key)!;
        return holds(day) ? [{ ...arrival, day }] : [];
      });
    const by = { userId, at: received };
    await closeAnswered(
      manager,
      rows.map(([, row]) => row),
      by,
    );
    await noteThereWithoutPlace(manager, those(withoutPlace, isThere), received);
    await noteArrivedAbsent(
      manager,
      those(arrivedAbsent, ({ status }) => status === 'present'),
      by,
    );
    // A later mark of the same call may have replaced all of an earlier one.
    for (const [index, { change }] of fresh.entries()) {
      const { id } = marks[index]!;
      const one = stored.get(id)!;
      if (one.sets && !setBy(merged.get(dayKey(change))!, id)) one.outcome = 'superseded';
    }
    await this.addIssueIds(
      manager,
      stored,
      issues.filter(({ state }) => state === 'open'),
    );
    return stored;
  }

  private async addIssueIds(
    manager: EntityManager,
    stored: ReadonlyMap<string, Stored>,
    issues: readonly Partial<AttendanceIssueEntity>[],
  ): Promise<void> {
    if (issues.length === 0) return;
    const rows = await manager.find(AttendanceIssueEntity, {
      select: { id: true, change_id: true },
      where: { change_id: In(issues.map(({ change_id }) => change_id!)) },
    });
    for (const { id, change_id } of rows) stored.get(change_id)!.issueId = id;
  }
}

/** Whether a child that was there is not any more, and has not left: it was marked as absent, or the mark was deleted. */
function endsPresence({ state: before }: MarkedDay, { state: after }: MarkedDay): boolean {
  return isThere(before) && !isThere(after) && after.left_at === null;
}

/** Of marks by which a child may not be there any more: who has it, see {@link readNotTakenOver}; no statement without such marks. */
async function readHeldElsewhere(
  manager: EntityManager,
  kept: readonly KeptMark[],
  days: ReadonlyMap<string, AttendanceEntity>,
): Promise<Map<string, number>> {
  const there = kept
    .filter(({ change }) => change.status !== undefined && change.status !== 'present')
    .flatMap(({ change, place }) => {
      const day = days.get(dayKey(change));
      return day && isThere(day) ? [{ day, place }] : [];
    });
  return readNotTakenOver(manager, there);
}

/** The children who are there by marks of a call, each in its week. */
function arrivalsOf(marks: readonly KeptMark[]): (PlaceOnSite & { child_id: number; date: IsoDate })[] {
  const days = new Map<string, { mark: KeptMark; state: Pick<AttendanceEntity, 'status' | 'left_at'> }>();
  for (const mark of inOrder(marks)) {
    const { change, place } = mark;
    const key = `${dayKey(change)} ${place.course_week_id}`;
    const state = days.get(key)?.state ?? { status: null, left_at: null };
    const { status = state.status } = change;
    const left_at =
      change.left_at === undefined ? state.left_at : change.left_at ? new Date(change.left_at) : null;
    days.set(key, { mark, state: { status, left_at } });
  }
  return [...days.values()]
    .filter(({ state }) => isThere(state))
    .map(({ mark: { change, place } }) => ({
      course_week_id: place.course_week_id,
      group_id: place.group_id,
      child_id: change.child_id,
      date: change.date,
    }));
}

/** Whether a time of the day comes from that mark. */
function setsTime({ origins }: MarkedDay, markId: string): boolean {
  return origins.arrived_at?.id === markId || origins.left_at?.id === markId;
}

/** Points about departures that count, with somebody who may not pick up the child as the server knows it now. */
async function unauthorised(
  manager: EntityManager,
  {
    fresh,
    marks,
    merged,
    received,
  }: {
    fresh: readonly KeptMark[];
    marks: readonly MergedMark[];
    merged: ReadonlyMap<string, MarkedDay>;
    received: Date;
  },
): Promise<Partial<AttendanceIssueEntity>[]> {
  const departures = fresh.map((one, index) => ({
    one,
    mark: marks[index]!,
    child_id: one.change.child_id,
    markId: marks[index]!.id,
    day: merged.get(dayKey(one.change))!,
  }));
  return (await readUnauthorised(manager, departures)).map(({ one, mark }) =>
    issueOf(mark, one, { reason: 'not_authorised', received }),
  );
}

/** Of children those that are not deleted: the history of their registrations, which tells the rights of then, outlives them. */
async function readStoredChildren(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const children = await manager.find(ChildEntity, {
    select: { id: true },
    where: { id: In([...new Set(childIds)]) },
  });
  return new Set(children.map(({ id }) => id));
}

/** Marks that arrived before, by their ids. */
async function readStored(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Stored>> {
  if (ids.length === 0) return new Map();
  const changes = await manager.find(AttendanceChangeEntity, {
    select: { id: true },
    where: { id: In([...ids]) },
  });
  const issues = await manager.find(AttendanceIssueEntity, {
    select: { id: true, change_id: true, state: true },
    where: { change_id: In([...ids]) },
  });
  const known = { outcome: 'repeated' as const, reason: null, sets: false };
  return new Map([
    ...changes.map(({ id }): [string, Stored] => [id, { ...known, issueId: null }]),
    ...issues.map(({ id, change_id, state }): [string, Stored] => [
      change_id,
      { ...known, issueId: state === 'undone' ? null : id },
    ]),
  ]);
}

function setBy({ origins }: MarkedDay, id: string): boolean {
  return Object.values(origins).some((origin) => origin.id === id);
}

function answerOf(
  id: string,
  stored: Stored | undefined,
  refusal: Refusal | undefined,
): AttendanceResult['results'][number] {
  if (!stored)
    return {
      id,
      outcome: 'refused',
      message: t(refusal ?? 'attendance.not_yours'),
      issue_id: null,
      child_deleted: refusal === 'attendance.child_deleted',
    };
  const { outcome, reason, issueId } = stored;
  const message = reason && t(`attendance.issue.${reason}`);
  return { id, outcome, message, issue_id: issueId, child_deleted: false };
}
