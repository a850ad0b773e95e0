import { Injectable } from '@nestjs/common';
import { BASKET_LINES_MAX, type BasketLine, type KeptBasket, type KeptBasketInput } from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import { DataSource, In, type EntityManager } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { refuseChanged, versionOf } from '../../core/crud/versions.js';
import { columnsOf, FixedQuery } from '../../core/database/fixed-query.js';
import { insertRows } from '../../core/database/insert-rows.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { ValidationErrors } from '../../core/http/errors.js';
import { contentLanguage, t } from '../../core/request-context.js';
import { Housekeeping } from '../../core/housekeeping/housekeeping.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { BasketLineEntity } from '../../model/registrations/basket-line.entity.js';
import { WhoDidIt, type TwiceBooked } from '../who-did-it.js';

/**
 * The basket of an account (day in Rome, person, account) with what decides whether a line can be booked: `booked` is the registration of the
 * child in the week. Parents read it in the opening minute.
 */
const LINES = new FixedQuery(
  {
    line: columnsOf(BasketLineEntity, ['child_id', 'course_week_id', 'day_type']),
    week: columnsOf(CourseWeekEntity, ['course_id', 'name', 'name_it', 'cancelled_at']),
  },
  `FROM basket_line line
    JOIN child_parent own ON own.child_id = line.child_id AND own.person_id = ?
    JOIN course_week week ON week.id = line.course_week_id AND week.\`to\` >= ?
    JOIN course course ON course.id = week.course_id AND course.active = 1
    LEFT JOIN registration booked
      ON booked.child_id = line.child_id AND booked.course_week_id = line.course_week_id
    WHERE line.user_id = ?
    ORDER BY line.id`,
  { booked: 'booked.id' },
);
type Row = Awaited<ReturnType<typeof LINES.read>>[number];

/** What stands in a basket. */
interface Lines {
  lines: KeptBasket['lines'];
  /** Booked by somebody, or its week was cancelled. */
  leftOut: readonly Row[];
}

function lineOf({ line, week }: Row): KeptBasket['lines'][number] {
  return {
    child_id: line.child_id,
    course_id: week.course_id,
    course_week_id: line.course_week_id,
    day_type: line.day_type,
  };
}

/** Child and week: a basket has each pair once. */
function pairOf({ child_id, course_week_id }: Pick<BasketLine, 'child_id' | 'course_week_id'>): string {
  return `${child_id}:${course_week_id}`;
}

/** The account, and its person. */
interface Owner {
  userId: number;
  personId: number;
}

/** What parents have put into their baskets, for all their devices (product/registrations.md#kept-basket). */
@Injectable()
export class KeptBaskets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly who: WhoDidIt,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add('baskets', () => this.deletePast());
  }

  /**
   * What can still be booked of the basket, and what cannot any more because somebody has booked it or its week was cancelled. Lines of
   * weeks that are over or gone, of projects that are not shown, and of children who are no longer the parent's, are left out.
   */
  async read(owner: Owner): Promise<KeptBasket> {
    return this.presented(await this.linesOf(this.dataSource.manager, owner), owner);
  }

  /**
   * Replaces the basket. What is left out stays, to be said again, until the parent has read it.
   * @throws AppError 409 when it has changed since the version, on another device or by booking; 422 at a line of another's child, of a
   *   week that is not there, or that is there twice
   */
  async save(
    owner: Owner,
    { version, lines, forget_left_out: isRead = false }: KeptBasketInput,
  ): Promise<KeptBasket> {
    const stored = await this.transactions.run(async (manager) => {
      await lockRows(manager, UserEntity, [owner.userId]);
      const { lines: shown, leftOut } = await this.linesOf(manager, owner);
      refuseChanged(version, { names: NAMES, sent: comparable(lines), shown: comparable(shown) });
      await check(manager, owner, lines);
      await manager.delete(BasketLineEntity, { user_id: owner.userId });
      const sent = new Set(lines.map(pairOf));
      const others = leftOut.map(lineOf).filter((line) => !sent.has(pairOf(line)));
      // No more than a basket holds: who sends booked weeks again and again fills no table.
      const kept = isRead ? [] : others.slice(0, BASKET_LINES_MAX);
      await insertRows(
        manager,
        BasketLineEntity,
        [...lines, ...kept].map(({ child_id, course_week_id, day_type }) => ({
          user_id: owner.userId,
          child_id,
          course_week_id,
          day_type,
        })),
      );
      return this.linesOf(manager, owner);
    });
    return this.presented(stored, owner);
  }

  private async presented({ lines, leftOut }: Lines, reader: Owner): Promise<KeptBasket> {
    const said = leftOut.map(({ line, week, booked }): TwiceBooked => {
      const params = { courseWeek: nameIn(contentLanguage(), week) };
      const key = booked === null ? 'signup.week_cancelled' : 'signup.week_twice';
      return { line: { childId: line.child_id, weekId: line.course_week_id }, message: { key, params } };
    });
    const messages = await this.who.bookedBy(said, reader);
    const left_out = leftOut.map((row, index) => {
      const { key, params } = messages[index]!;
      return { ...lineOf(row), message: t(key, params) };
    });
    return { lines, version: versionOf(NAMES, comparable(lines)), left_out };
  }

  private async linesOf(manager: EntityManager, { userId, personId }: Owner): Promise<Lines> {
    const rows = await LINES.read(manager, [personId, this.clock.today(), userId]);
    const canBeBooked = ({ week, booked }: Row) => week.cancelled_at === null && booked === null;
    return {
      lines: rows.filter(canBeBooked).map(lineOf),
      leftOut: rows.filter((row) => !canBeBooked(row)),
    };
  }

  /** Deletes the lines of weeks that are over or gone. */
  private async deletePast(): Promise<void> {
    await this.transactions.run((manager) =>
      manager.query(
        'DELETE FROM basket_line WHERE course_week_id NOT IN (SELECT id FROM course_week WHERE `to` >= ?)',
        [this.clock.today()],
      ),
    );
  }
}

/**
 * Takes what was booked out of the baskets of those who booked it: two statements, however many did. To be called in the transaction that
 * books. A line that is put in anew in this moment stays; it is not shown, because it is booked.
 */
export async function takeOutOfBaskets(
  manager: EntityManager,
  booked: readonly Pick<BasketLineEntity, 'user_id' | 'child_id' | 'course_week_id'>[],
): Promise<void> {
  if (booked.length === 0) return;
  const users = [...new Set(booked.map(({ user_id }) => user_id))];
  const lines = await manager.findBy(BasketLineEntity, { user_id: In(users) });
  const gone = new Set(booked.map(keyOf));
  const ids = lines.filter((line) => gone.has(keyOf(line))).map(({ id }) => id);
  if (ids.length > 0) await manager.delete(BasketLineEntity, { id: In(ids) });
}

function keyOf(line: Pick<BasketLineEntity, 'user_id' | 'child_id' | 'course_week_id'>): string {
  return `${line.user_id}:${pairOf(line)}`;
}

/** The lines have one version together. */
const NAMES = ['lines'];

/** The lines as a version compares them: the order of their keys is the same, whoever sent them. */
function comparable(lines: readonly BasketLine[]): { lines: BasketLine[] } {
  return {
    lines: lines.map(({ child_id, course_week_id, day_type }) => ({ child_id, course_week_id, day_type })),
  };
}

async function check(
  manager: EntityManager,
  { personId }: Owner,
  lines: readonly BasketLine[],
): Promise<void> {
  const problems = new ValidationErrors();
  const idsOf = (key: 'child_id' | 'course_week_id') => [...new Set(lines.map((line) => line[key]))];
  const links = await manager.findBy(ChildParentEntity, {
    person_id: personId,
    child_id: In(idsOf('child_id')),
  });
  const children = new Set(links.map(({ child_id }) => child_id));
  const found = await manager.find(CourseWeekEntity, {
    select: { id: true },
    where: { id: In(idsOf('course_week_id')) },
  });
  const weeks = new Set(found.map(({ id }) => id));
  const seen = new Set<string>();
  for (const [index, { child_id, course_week_id }] of lines.entries()) {
    const path = `lines.${index}`;
    const pair = pairOf({ child_id, course_week_id });
    if (!children.has(child_id)) problems.add(`${path}.child_id`, 'validation.reference');
    if (!weeks.has(course_week_id)) problems.add(`${path}.course_week_id`, 'validation.reference');
    else if (seen.has(pair)) problems.add(`${path}.course_week_id`, 'validation.twice');
    seen.add(pair);
  }
  problems.throwIfAny();
}
