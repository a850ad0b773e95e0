import { Injectable } from '@nestjs/common';
import type { BasketLine, KeptBasket, KeptBasketInput } from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import { DataSource, In, type EntityManager } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { refuseChanged, versionOf } from '../../core/crud/versions.js';
import { insertRows } from '../../core/database/insert-rows.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { ValidationErrors, type Message } from '../../core/http/errors.js';
import { contentLanguage, t } from '../../core/request-context.js';
import { Housekeeping } from '../../core/housekeeping/housekeeping.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { BasketLineEntity } from '../../model/registrations/basket-line.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { WhoDidIt } from '../who-did-it.js';

/** A line with what decides whether it can be booked. */
interface Row extends Line {
  name: string;
  name_it: string;
  cancelled_at: Date | string | null;
  /** Registration of the child in the week. */
  booked_id: number | null;
}

type Line = KeptBasket['lines'][number];

/** What stands in a basket. */
interface Lines {
  lines: Line[];
  /** Booked by somebody, or its week was cancelled. */
  leftOut: (Line & { week: Pick<Row, 'name' | 'name_it'>; isCancelled: boolean })[];
}

function lineOf({ child_id, course_id, course_week_id, day_type }: Row): Line {
  return { child_id, course_id, course_week_id, day_type };
}

function isSame(a: Omit<BasketLine, 'day_type'>, b: Omit<BasketLine, 'day_type'>): boolean {
  return a.child_id === b.child_id && a.course_week_id === b.course_week_id;
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
    const kept = await this.transactions.run(async (manager) => {
      await lockRows(manager, UserEntity, [owner.userId]);
      const { lines: shown, leftOut } = await this.linesOf(manager, owner);
      refuseChanged(version, { names: NAMES, sent: comparable(lines), shown: comparable(shown) });
      await check(manager, owner, lines);
      await manager.delete(BasketLineEntity, { user_id: owner.userId });
      const others = isRead ? [] : leftOut.filter((line) => !lines.some((other) => isSame(line, other)));
      await insertRows(
        manager,
        BasketLineEntity,
        [...lines, ...others].map(({ child_id, course_week_id, day_type }) => ({
          user_id: owner.userId,
          child_id,
          course_week_id,
          day_type,
        })),
      );
      return this.linesOf(manager, owner);
    });
    return this.presented(kept, owner);
  }

  private async presented({ lines, leftOut }: Lines, reader: Owner): Promise<KeptBasket> {
    const left_out: KeptBasket['left_out'] = [];
    for (const { isCancelled, week, ...line } of leftOut) {
      const ids = { childId: line.child_id, weekId: line.course_week_id };
      const params = { courseWeek: nameIn(contentLanguage(), week) };
      const twice: Message = { key: 'signup.week_twice', params };
      const message: Message = isCancelled
        ? { key: 'signup.week_cancelled', params }
        : await this.who.bookedBy(twice, ids, reader);
      left_out.push({ ...line, message: t(message.key, message.params) });
    }
    return { lines, version: versionOf(NAMES, comparable(lines)), left_out };
  }

  private async linesOf(manager: EntityManager, { userId, personId }: Owner): Promise<Lines> {
    const rows = await manager
      .createQueryBuilder(BasketLineEntity, 'line')
      .select('line.child_id', 'child_id')
      .addSelect('line.course_week_id', 'course_week_id')
      .addSelect('line.day_type', 'day_type')
      .addSelect('week.course_id', 'course_id')
      .addSelect('week.name', 'name')
      .addSelect('week.name_it', 'name_it')
      .addSelect('week.cancelled_at', 'cancelled_at')
      .addSelect('booked.id', 'booked_id')
      .innerJoin(ChildParentEntity, 'link', 'link.child_id = line.child_id AND link.person_id = :personId', {
        personId,
      })
      .innerJoin(CourseWeekEntity, 'week', 'week.id = line.course_week_id AND week.to >= :today', {
        today: this.clock.today(),
      })
      .innerJoin('week.course', 'course', 'course.active = :active', { active: true })
      .leftJoin(
        RegistrationEntity,
        'booked',
        'booked.child_id = line.child_id AND booked.course_week_id = line.course_week_id',
      )
      .where('line.user_id = :userId', { userId })
      .orderBy('line.id')
      .getRawMany<Row>();
    const lines = rows.filter(({ cancelled_at, booked_id }) => cancelled_at === null && booked_id === null);
    const gone = rows.filter((row) => !lines.includes(row));
    return {
      lines: lines.map(lineOf),
      leftOut: gone.map((row) => ({
        ...lineOf(row),
        week: { name: row.name, name_it: row.name_it },
        isCancelled: row.booked_id === null,
      })),
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
  return `${line.user_id}:${line.child_id}:${line.course_week_id}`;
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
    const pair = `${child_id}:${course_week_id}`;
    if (!children.has(child_id)) problems.add(`${path}.child_id`, 'validation.reference');
    if (!weeks.has(course_week_id)) problems.add(`${path}.course_week_id`, 'validation.reference');
    else if (seen.has(pair)) problems.add(`${path}.course_week_id`, 'validation.twice');
    seen.add(pair);
  }
  problems.throwIfAny();
}
