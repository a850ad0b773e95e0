import { Injectable } from '@nestjs/common';
import type { FamilyRegistration } from '@feria/shared';
import { DataSource, In } from 'typeorm';
import { ChildParentEntity } from '../people/child-parent.entity.js';
import { Clock } from '../platform/clock.js';
import { notFound } from '../platform/http/errors.js';
import { parentMay } from './domain/parent-rights.js';
import { windowFacts } from './engine/window.js';
import { presentRegistration, type LoadedRegistration } from './present-registration.js';
import { COURSE_COLUMNS } from './registration-list.service.js';
import { RegistrationEntity } from './registration.entity.js';

/** Registrations of a family, as its parents see them. */
@Injectable()
export class FamilyRegistrations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** All of the person's children, newest week first; two statements. */
  async all(personId: number): Promise<FamilyRegistration[]> {
    return this.present((await this.query(personId).getMany()) as LoadedRegistration[]);
  }

  /** @throws AppError 404 not there, or another family's */
  async get(id: number, personId: number): Promise<FamilyRegistration> {
    const row = await this.query(personId).andWhere('registration.id = :id', { id }).getOne();
    if (!row) throw notFound();
    const [presented] = await this.present([row as LoadedRegistration]);
    return presented as FamilyRegistration;
  }

  private query(personId: number) {
    return this.dataSource.manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .innerJoin(
        ChildParentEntity,
        'parent',
        'parent.child_id = registration.child_id AND parent.person_id = :personId',
        { personId },
      )
      .innerJoin('registration.child', 'child')
      .addSelect(['child.id', 'child.first_name', 'child.last_name', 'child.tax'])
      .innerJoinAndSelect('registration.courseWeek', 'courseWeek')
      .innerJoin('courseWeek.course', 'course')
      .addSelect(COURSE_COLUMNS.map((column) => `course.${column}`))
      .orderBy('courseWeek.from', 'DESC')
      .addOrderBy('registration.id', 'ASC');
  }

  private async present(rows: LoadedRegistration[]): Promise<FamilyRegistration[]> {
    const now = this.clock.now();
    const positions = await this.positions(rows.filter(({ is_waiting }) => is_waiting));
    return rows.map((row) => {
      const rights = parentMay(row, windowFacts(row.courseWeek, row.courseWeek.course), now);
      const record = { ...presentRegistration(row, now), ...rights };
      return row.is_waiting ? { ...record, queue_position: positions.get(row.id) ?? 1 } : record;
    });
  }

  /** Place in the queue of its week, 1 is next. */
  private async positions(waiting: readonly RegistrationEntity[]): Promise<Map<number, number>> {
    if (waiting.length === 0) return new Map();
    const queue = await this.dataSource.manager.find(RegistrationEntity, {
      select: { id: true, course_week_id: true, queue_number: true },
      where: { course_week_id: In(waiting.map(({ course_week_id }) => course_week_id)), is_waiting: true },
    });
    return new Map(
      waiting.map((own) => {
        const before = queue.filter(
          (other) =>
            other.course_week_id === own.course_week_id &&
            (other.queue_number ?? 0) < (own.queue_number ?? 0),
        );
        return [own.id, before.length + 1];
      }),
    );
  }
}
