import { Injectable } from '@nestjs/common';
import { can, type ImportKind } from '@feria/shared';
import { child } from '@feria/shared/resources/child/index';
import { course } from '@feria/shared/resources/course/index';
import { courseWeek } from '@feria/shared/resources/courseWeek/index';
import { DataSource, In, IsNull, MoreThan } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { toRecord } from '../../core/crud/columns.js';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseCategoryLinkEntity, CourseEntity } from '../../model/catalogue/course.entity.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { childQuery } from '../../families/people/child.queries.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { presentParent } from '../../families/people/parent.presenter.js';
import { NUMBER, PROJECT } from './domain/sheets.js';
import type { Pages } from './write-tables.js';

type Page = Record<string, unknown>[];
/** The projects of an export. */
type Found = () => Promise<CourseEntity[]>;

/** Records of one page: some statements each. */
const PAGE = 500;

/** The records of this installation, in the form in which another one imports them. */
@Injectable()
export class ExportRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: HealthReads,
  ) {}

  /**
   * @param year of projects: that of their first day; all without it
   * @param reader gets health data with `child.health`, which is noted
   */
  pages(kind: ImportKind, { year, reader }: { year: number | undefined; reader: CurrentUserData }): Pages {
    if (kind === 'projects') {
      // Read once: a project that is deleted in between would shift the numbers of the second sheet.
      let read: Promise<CourseEntity[]> | undefined;
      const found: Found = () => (read ??= this.coursesOf(year));
      return ({ name }) => (name === 'courses' ? this.courses(found) : this.weeks(found));
    }
    return ({ name }) => (name === 'parents' ? this.parents() : this.children(reader));
  }

  /** Both sheets number the projects by their order here. */
  private async *courses(found: Found): AsyncGenerator<Page> {
    const courses = await found();
    for (let start = 0; start < courses.length; start += PAGE) {
      const some = courses.slice(start, start + PAGE);
      const links = await this.dataSource.manager.find(CourseCategoryLinkEntity, {
        where: { course_id: In(some.map(({ id }) => id)) },
        order: { course_category_id: 'ASC' },
      });
      yield some.map((one, at) => ({
        ...toRecord(course, one),
        [NUMBER]: start + at + 1,
        courseCategories: links.flatMap((link) => (link.course_id === one.id ? link.course_category_id : [])),
      }));
    }
  }

  /** Weeks that were cancelled stay here: an import could not cancel them again. */
  private async *weeks(found: Found): AsyncGenerator<Page> {
    const courses = await found();
    const numbers = new Map(courses.map(({ id }, at) => [id, at + 1]));
    for (let start = 0; start < courses.length; start += PAGE) {
      const weeks = await this.dataSource.manager.find(CourseWeekEntity, {
        where: {
          course_id: In(courses.slice(start, start + PAGE).map(({ id }) => id)),
          cancelled_at: IsNull(),
        },
        order: { course_id: 'ASC', from: 'ASC', id: 'ASC' },
      });
      yield weeks.map((week) => ({ ...toRecord(courseWeek, week), [PROJECT]: numbers.get(week.course_id) }));
    }
  }

  private coursesOf(year: number | undefined): Promise<CourseEntity[]> {
    return this.dataSource.manager.find(CourseEntity, { where: year ? { year } : {}, order: { id: 'ASC' } });
  }

  private async *parents(): AsyncGenerator<Page> {
    for (let last = 0; ;) {
      const people = await this.dataSource.manager.find(ParentEntity, {
        where: { id: MoreThan(last) },
        relations: { user: true },
        order: { id: 'ASC' },
        take: PAGE,
      });
      if (people.length === 0) return;
      last = people.at(-1)?.id ?? last;
      yield people.map((person) => ({ ...presentParent(person) }));
    }
  }

  private async *children(reader: CurrentUserData): AsyncGenerator<Page> {
    const { manager } = this.dataSource;
    const health = can(reader, 'child.health');
    for (let last = 0; ;) {
      const children = await childQuery(manager, { health, parents: true })
        .andWhere('child.id > :last', { last })
        .orderBy('child.id', 'ASC')
        .limit(PAGE)
        .getMany();
      if (children.length === 0) return;
      last = children.at(-1)?.id ?? last;
      if (health) await this.reads.note(reader.id, children, 'export');
      const parents = await this.parentsOf(children.map(({ id }) => id));
      yield children.map((one) => ({ ...toRecord(child, one), parents: parents.get(one.id) ?? [] }));
    }
  }

  /** Tax codes of the parents, by child. */
  private async parentsOf(childIds: readonly number[]): Promise<Map<number, string[]>> {
    const links = await this.dataSource.manager.find(ChildParentEntity, {
      select: { child_id: true, person_id: true, person: { id: true, tax: true } },
      where: { child_id: In([...childIds]) },
      relations: { person: true },
      order: { person_id: 'ASC' },
    });
    const parents = new Map<number, string[]>();
    for (const { child_id, person } of links)
      if (person) parents.set(child_id, [...(parents.get(child_id) ?? []), person.tax]);
    return parents;
  }
}
