import { nameIn } from '@feria/shared/rules/content';
import { waitingKind } from '@feria/shared/rules/waiting-kind';
import { Injectable } from '@nestjs/common';
import {
  can,
  commonMessages,
  HEALTH_FIELDS,
  parentNames,
  paymentState,
  type RegistrationFamily,
  sortKey,
  toEuros,
  type Answer,
  type ContentLanguage,
  type Question,
} from '@feria/shared';
import { labelIn, shownQuestions, valueOf } from '@feria/shared/rules/questions';
import { documentMessages } from '@feria/shared/i18n/documents';
import { DataSource, MoreThan } from 'typeorm';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../model/families/child.entity.js';
import { answerCell, readAnswers, tellsOfHealth } from '../../catalogue/questions/answers.js';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { sortKeyColumn } from '../../core/database/sortable.js';
import { notFound } from '../../core/http/errors.js';
import { seesContacts, seesTaxCodes } from '../../accounts/access/participants.js';
import { familiesOf, NO_FAMILY, seesFamily } from '../../registrations/registration-families.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { placeStatus } from './place-status.js';
import { sheetNames } from '../../core/xlsx/sheet-names.js';
import { instantCell, type SheetColumn, type StreamedWorkbook } from '../../core/xlsx/workbook.js';

/** Rows of one statement. */
const PAGE = 500;

const LAST_NAME = sortKeyColumn('child.last_name');
const FIRST_NAME = sortKeyColumn('child.first_name');

/** A registration with the columns of its child that are shown, and its place in the queue while it waits. */
export interface ParticipantRow {
  registration: RegistrationEntity & { child: ChildEntity };
  queuePosition: number | null;
  family: RegistrationFamily;
  answers: readonly Answer[];
}

/**
 * Participants and waiting list of a course, a sheet a week (product/office.md#export-of-a-course): the confirmed by name, then the queue in its
 * order. Health columns are read only for those who may see them, and the reading is noted.
 */
@Injectable()
export class CourseExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: HealthReads,
  ) {}

  /** @throws AppError 404 */
  async course(id: number): Promise<CourseEntity> {
    const course = await this.dataSource.manager.findOneBy(CourseEntity, { id });
    if (!course) throw notFound();
    return course;
  }

  /** Writes every sheet, as the reader may see it. */
  async write(
    workbook: StreamedWorkbook,
    course: CourseEntity,
    lang: ContentLanguage,
    reader: CurrentUserData,
  ): Promise<void> {
    const words = documentMessages[lang].export;
    const discounts = await this.dataSource.manager.existsBy(RegistrationEntity, {
      discount: MoreThan(0),
      courseWeek: { course_id: course.id },
    });
    const columns = participantColumns(course, lang, {
      health: can(reader, 'child.health'),
      family: seesFamily(reader),
      tax: seesTaxCodes(reader),
      contacts: seesContacts(reader),
      discounts,
    });
    const weeks = await this.dataSource.manager.find(CourseWeekEntity, {
      where: { course_id: course.id },
      order: { from: 'ASC', id: 'ASC' },
    });
    const names = sheetNames(
      weeks.map((week) => nameIn(lang, week)),
      (position) => `${words.week} ${position}`,
    );
    for (const [index, week] of weeks.entries()) {
      await workbook.sheet(names[index] as string, columns, this.pages(course, week, reader));
    }
    // A workbook must have a sheet.
    if (weeks.length === 0) await workbook.sheet(words.no_weeks, columns, none());
  }

  private async *pages(
    course: CourseEntity,
    week: CourseWeekEntity,
    reader: CurrentUserData,
  ): AsyncGenerator<ParticipantRow[]> {
    const health = can(reader, 'child.health');
    const weekId = week.id;
    for (
      let last: ParticipantRow['registration'] | undefined, isFirst = true;
      isFirst || last;
      isFirst = false
    ) {
      const query = this.query(weekId, health, false)
        .orderBy(LAST_NAME, 'ASC')
        .addOrderBy(FIRST_NAME, 'ASC')
        .addOrderBy('registration.id', 'ASC');
      if (last) {
        const { child, id } = last;
        query.andWhere(`(${LAST_NAME}, ${FIRST_NAME}, registration.id) > (:lastName, :firstName, :id)`, {
          lastName: sortKey(child.last_name),
          firstName: sortKey(child.first_name),
          id,
        });
      }
      const rows = (await query.limit(PAGE).getMany()) as ParticipantRow['registration'][];
      const answersOf = await this.answers(course, rows, reader);
      await this.note(reader, rows, course, answersOf);
      const familyOf = await this.families(week, rows, reader);
      yield rows.map((registration) => ({
        registration,
        queuePosition: null,
        family: familyOf(registration),
        answers: answersOf(registration),
      }));
      last = rows.length === PAGE ? rows.at(-1) : undefined;
    }
    for (let position = 0, after: number | undefined = -1; after !== undefined;) {
      const rows = (await this.query(weekId, health, true)
        .andWhere('registration.queue_number > :after', { after })
        .orderBy('registration.queue_number', 'ASC')
        .limit(PAGE)
        .getMany()) as ParticipantRow['registration'][];
      const answersOf = await this.answers(course, rows, reader);
      await this.note(reader, rows, course, answersOf);
      const familyOf = await this.families(week, rows, reader);
      yield rows.map((registration) => ({
        registration,
        queuePosition: waitingKind(registration) === 'queue' ? (position += 1) : null,
        family: familyOf(registration),
        answers: answersOf(registration),
      }));
      after = rows.length === PAGE ? (rows.at(-1)?.queue_number ?? undefined) : undefined;
    }
  }

  /** The families of the rows, for readers who may see them. */
  private async families(
    week: CourseWeekEntity,
    rows: readonly ParticipantRow['registration'][],
    reader: CurrentUserData,
  ): Promise<(row: ParticipantRow['registration']) => RegistrationFamily> {
    if (!seesFamily(reader)) return () => NO_FAMILY;
    const familyOf = await familiesOf(
      this.dataSource.manager,
      rows.map(({ child_id }) => child_id),
    );
    return (row) => familyOf({ ...row, course_id: week.course_id });
  }

  /** The answers of the rows, for readers who see contacts. */
  private async answers(
    course: CourseEntity,
    rows: readonly ParticipantRow['registration'][],
    reader: CurrentUserData,
  ): Promise<(row: ParticipantRow['registration']) => Answer[]> {
    if (!seesContacts(reader)) return () => [];
    const answersOf = await readAnswers(
      this.dataSource.manager,
      rows.map(({ child_id }) => child_id),
      [course],
      { health: can(reader, 'child.health') },
    );
    return ({ child_id }) => answersOf({ child_id, course_id: course.id });
  }

  private note(
    reader: CurrentUserData,
    rows: readonly ParticipantRow['registration'][],
    course: CourseEntity,
    answersOf: (row: ParticipantRow['registration']) => Answer[],
  ): Promise<void> {
    const isHealth = tellsOfHealth(shownQuestions(course.questions));
    return this.reads.note(
      reader.id,
      rows.map((row) => ({ ...row.child, answered: answersOf(row).some(isHealth) })),
      'export',
    );
  }

  private query(weekId: number, health: boolean, waiting: boolean) {
    const shown = ['id', 'first_name', 'last_name', 'tax', ...(health ? HEALTH_FIELDS : [])];
    return this.dataSource.manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .innerJoin('registration.child', 'child')
      .addSelect(shown.map((column) => `child.${column}`))
      .where('registration.course_week_id = :weekId', { weekId })
      .andWhere('registration.is_waiting = :waiting', { waiting });
  }
}

/** A column of the answers to a question: numbers as such, all else in words. */
function answerColumn(question: Question, lang: ContentLanguage): SheetColumn<ParticipantRow> {
  return {
    header: labelIn(lang, question),
    width: 26,
    format: question.kind === 'number' ? 'decimal' : 'text',
    value: ({ answers }) => answerCell(question, valueOf(answers, question.id), lang),
  };
}

async function* none(): AsyncGenerator<ParticipantRow[]> {}

/** What the reader may see, and whether there is a discount. */
interface ShownColumns {
  health: boolean;
  family: boolean;
  tax: boolean;
  contacts: boolean;
  discounts: boolean;
}

/** Columns of the participants in a language: those of the course's page, and the amounts. */
function participantColumns(
  course: CourseEntity,
  lang: ContentLanguage,
  { health, family, tax, contacts, discounts }: ShownColumns,
): SheetColumn<ParticipantRow>[] {
  const words = documentMessages[lang].export;
  type Column = SheetColumn<ParticipantRow>;
  const text = (header: string, width: number, value: Column['value']): Column => ({
    header,
    width,
    format: 'text',
    value,
  });
  const money = (header: string, cents: (row: RegistrationEntity) => number): Column => ({
    header,
    width: 12,
    format: 'money',
    value: ({ registration }) => toEuros(cents(registration)),
  });
  const dayType = ({ day_type }: RegistrationEntity): string =>
    (course.custom_labels && course[`label_${day_type}_${lang}`]) || commonMessages[lang].day_type[day_type];
  const paymentWords = {
    waiting: null,
    none: words.payment_none,
    partial: words.payment_partial,
    full: words.payment_full,
  };
  const healthColumns: Column[] = HEALTH_FIELDS.map((field) =>
    text(words[field], 26, ({ registration: { child } }) => {
      const value = child[field];
      return typeof value === 'boolean' ? (value ? words.yes : words.no) : value;
    }),
  );
  const contactColumns: Column[] = [
    text(words.emergency_contact1_name, 22, ({ registration }) => registration.emergency_contact1_name),
    text(words.emergency_contact1_phone, 20, ({ registration }) => registration.emergency_contact1_phone),
    text(words.emergency_contact2_name, 22, ({ registration }) => registration.emergency_contact2_name),
    text(words.emergency_contact2_phone, 20, ({ registration }) => registration.emergency_contact2_phone),
    ...shownQuestions(course.questions)
      .filter((question) => health || !question.health)
      .map((question) => answerColumn(question, lang)),
  ];
  return [
    text(words.status, 22, ({ registration }) =>
      placeStatus(registration.is_waiting ? registration : null, lang),
    ),
    {
      header: words.queue_position,
      width: 13,
      format: 'number',
      value: ({ queuePosition }) => queuePosition,
    },
    text(words.last_name, 20, ({ registration }) => registration.child.last_name),
    text(words.first_name, 20, ({ registration }) => registration.child.first_name),
    ...(tax ? [text(words.tax, 20, ({ registration }) => registration.child.tax)] : []),
    ...(family
      ? [
          text(words.parents, 30, ({ family: { parents } }) => parentNames(parents)),
          text(words.plz, 12, ({ family: { plz } }) => plz),
          text(words.reference, 18, ({ family: { payment_reference } }) => payment_reference),
        ]
      : []),
    {
      header: words.created_at,
      width: 17,
      format: 'instant',
      value: ({ registration }) => instantCell(registration.created_at),
    },
    text(words.day_type, 15, ({ registration }) => dayType(registration)),
    text(words.payment, 17, ({ registration }) => paymentWords[paymentState(registration)]),
    money(words.price, ({ price }) => price),
    ...(discounts ? [money(words.discount, ({ discount }) => discount)] : []),
    money(words.paid, ({ payed_amount }) => payed_amount),
    ...(contacts ? contactColumns : []),
    ...(health ? healthColumns : []),
  ];
}
