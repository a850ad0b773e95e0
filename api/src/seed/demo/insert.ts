import { romeInstant } from '@feria/shared';
import {
  MoreThan,
  type DeepPartial,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
} from 'typeorm';
import { CourseCategoryEntity } from '../../model/catalogue/course-category.entity.js';
import { CourseTypeEntity } from '../../model/catalogue/course-type.entity.js';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { QuestionEntity } from '../../model/catalogue/question.entity.js';
import { AnswerEntity } from '../../model/registrations/answer.entity.js';
import { CourseCategoryLinkEntity, CourseEntity } from '../../model/catalogue/course.entity.js';
import { LocationEntity } from '../../model/catalogue/location.entity.js';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { PickupPersonEntity } from '../../model/families/pickup-person.entity.js';
import { ChildDayEntity } from '../../model/registrations/child-day.entity.js';
import { bookPayments } from '../../ledger/ledger.js';
import { payersOf } from '../../registrations/registration-families.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from '../../model/on-site/week-group.entity.js';
import { UploadEntity } from '../../core/files/upload.entity.js';
import { RoleEntity, UserRoleEntity } from '../../core/auth/role.entity.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import type { DemoPlan } from './plan.js';
import { OPTIONS } from './data.js';

/** What the rows need and the plan cannot know. */
export interface InsertFacts {
  passwordHash: string;
  privacyHash: string;
  /** Addresses of the files that belong to no project. */
  files: readonly string[];
  now: Date;
}

/** Rows of one statement; SQLite and MySQL both limit its parameters. */
const CHUNK = 100;

/** Stores a plan. Its ids start with 1 in each table; here they follow those that are taken already. */
export async function insertDemo(manager: EntityManager, plan: DemoPlan, facts: InsertFacts): Promise<void> {
  const after = {
    location: await highestId(manager, LocationEntity),
    type: await highestId(manager, CourseTypeEntity),
    category: await highestId(manager, CourseCategoryEntity),
    course: await highestId(manager, CourseEntity),
    question: await highestId(manager, QuestionEntity),
    week: await highestId(manager, CourseWeekEntity),
    user: await highestId(manager, UserEntity),
    person: await highestId(manager, ParentEntity),
    child: await highestId(manager, ChildEntity),
    registration: await highestId(manager, RegistrationEntity),
    group: await highestId(manager, WeekGroupEntity),
    pickup: await highestId(manager, PickupPersonEntity),
    attendance: await highestId(manager, AttendanceEntity),
    point: await highestId(manager, AttendanceIssueEntity),
  };
  const shift = (id: number | null, by: number): number | null => (id === null ? null : id + by);

  await insertAll(manager, LocationEntity, plan.locations, (row) => ({
    ...row,
    id: row.id + after.location,
  }));
  await insertAll(manager, CourseTypeEntity, plan.courseTypes, (row) => ({
    ...row,
    id: row.id + after.type,
  }));
  await insertAll(manager, CourseCategoryEntity, plan.categories, (row) => ({
    ...row,
    id: row.id + after.category,
    course_category_id: shift(row.course_category_id, after.category),
  }));
  const asked = new Set(plan.courses.flatMap(({ row }) => row.questions.map(({ id }) => id)));
  await insertAll(
    manager,
    QuestionEntity,
    [...asked].sort((a, b) => a - b),
    (id) => ({
      id: id + after.question,
      created_at: facts.now,
    }),
  );
  await insertAll(manager, CourseEntity, plan.courses, ({ row }) => ({
    ...row,
    id: row.id + after.course,
    questions: row.questions.map((question) => ({ ...question, id: question.id + after.question })),
    location_id: shift(row.location_id, after.location),
    course_type_id: shift(row.course_type_id, after.type),
  }));
  await insertAll(manager, CourseCategoryLinkEntity, plan.categoryLinks, (row) => ({
    course_id: row.course_id + after.course,
    course_category_id: row.course_category_id + after.category,
  }));
  const weeks = plan.courses.flatMap((course) => course.weeks);
  await insertAll(manager, CourseWeekEntity, weeks, ({ row }) => ({
    ...row,
    id: row.id + after.week,
    course_id: row.course_id + after.course,
  }));

  await insertAll(manager, UserEntity, plan.users, (row) => ({
    ...row,
    id: row.id + after.user,
    password_hash: facts.passwordHash,
  }));
  await insertRoles(manager, plan, after.user);
  await insertAll(manager, ParentEntity, plan.persons, (row) => ({
    ...row,
    id: row.id + after.person,
    user_id: shift(row.user_id, after.user),
  }));
  await insertAll(manager, ChildEntity, plan.children, (row) => ({
    ...row,
    id: row.id + after.child,
    health_consent_hash: row.health_consent_at && facts.privacyHash,
  }));
  await insertAll(manager, ChildParentEntity, plan.childParents, (row) => ({
    child_id: row.child_id + after.child,
    person_id: row.person_id + after.person,
  }));

  await insertAll(manager, RegistrationEntity, plan.registrations, (row) => ({
    ...row,
    id: row.id + after.registration,
    child_id: row.child_id + after.child,
    course_week_id: row.course_week_id + after.week,
    booked_by: shift(row.booked_by, after.user),
    privacy_hash: row.privacy_consent_at && facts.privacyHash,
  }));
  await insertAll(manager, AnswerEntity, plan.answers, (row) => ({
    ...row,
    child_id: row.child_id + after.child,
    course_id: row.course_id + after.course,
    question_id: row.question_id + after.question,
    answered_by: shift(row.answered_by, after.user),
  }));
  await bookDemo(manager, after.registration);
  await insertAll(manager, ChildDayEntity, plan.childDays, (row) => ({
    child_id: row.child_id + after.child,
    date: row.date,
    registration_id: row.registration_id + after.registration,
  }));
  await insertAll(manager, RegistrationEventEntity, plan.events, (row) => ({
    ...row,
    registration_id: row.registration_id + after.registration,
    child_id: row.child_id + after.child,
    course_week_id: row.course_week_id + after.week,
    user_id: shift(row.user_id, after.user),
  }));

  await insertOnSite(manager, plan, after);

  await insertAll(manager, UploadEntity, addressesOf(plan, facts), (address) => ({
    address,
    created_at: facts.now,
  }));
  for (const [key, value] of Object.entries(OPTIONS)) {
    await manager.update(OptionEntity, { key }, { value });
  }
}

/** Groups, who leads them, who may pick up children, and marks that could not be applied. */
async function insertOnSite(
  manager: EntityManager,
  plan: DemoPlan,
  after: Record<'week' | 'user' | 'child' | 'group' | 'pickup' | 'attendance' | 'point', number>,
): Promise<void> {
  await insertAll(manager, WeekGroupEntity, plan.weekGroups, (row) => ({
    ...row,
    id: row.id + after.group,
    course_week_id: row.course_week_id + after.week,
  }));
  await insertAll(manager, WeekGroupChildEntity, plan.groupChildren, (row) => ({
    course_week_id: row.course_week_id + after.week,
    child_id: row.child_id + after.child,
    week_group_id: row.week_group_id + after.group,
  }));
  await insertAll(manager, WeekGroupLeaderEntity, plan.groupLeaders, (row) => ({
    week_group_id: row.week_group_id + after.group,
    user_id: row.user_id + after.user,
  }));
  await insertAll(manager, CourseWeekLeaderEntity, plan.weekLeaders, (row) => ({
    course_week_id: row.course_week_id + after.week,
    user_id: row.user_id + after.user,
  }));
  await insertAll(manager, PickupPersonEntity, plan.pickupPersons, (row) => ({
    ...row,
    id: row.id + after.pickup,
    child_id: row.child_id + after.child,
  }));
  const ofChild = (row: { child_id: number; course_week_id: number }) => ({
    child_id: row.child_id + after.child,
    course_week_id: row.course_week_id + after.week,
  });
  await insertAll(manager, AttendanceEntity, plan.attendance, (row) => ({
    ...row,
    ...ofChild(row),
    id: row.id + after.attendance,
    changed_by: row.changed_by && row.changed_by + after.user,
  }));
  await insertAll(manager, AttendanceIssueEntity, plan.openPoints, (row) => ({
    ...row,
    ...ofChild(row),
    id: row.id + after.point,
    user_id: row.user_id && row.user_id + after.user,
  }));
}

/** Books what is paid of the registrations, day by day, in the name of the server. */
async function bookDemo(manager: EntityManager, afterId: number): Promise<void> {
  const paid = await manager.find(RegistrationEntity, {
    where: { id: MoreThan(afterId), payed_amount: MoreThan(0) },
    order: { payed_at: 'ASC', id: 'ASC' },
  });
  const payers = await payersOf(manager, paid);
  for (const date of new Set(paid.flatMap(({ payed_at }) => payed_at ?? []))) {
    const payments = paid
      .filter(({ payed_at }) => payed_at === date)
      .map(({ id, payed_amount }) => ({
        date,
        method: 'bank' as const,
        personId: payers.get(id) ?? null,
        shares: [{ registrationId: id, amount: payed_amount }],
      }));
    await bookPayments(manager, payments, { userId: null, at: romeInstant(date, '18:00') });
  }
}

/** Every file that the demo data names, once. */
function addressesOf(plan: DemoPlan, facts: InsertFacts): string[] {
  const weeks = plan.courses.flatMap((course) => course.weeks);
  const named = [
    ...plan.courses.flatMap(({ row }) => [row.image, row.program]),
    ...weeks.map(({ row }) => row.program),
    ...facts.files,
  ];
  return [...new Set(named.filter((address) => typeof address === 'string'))];
}

/** Entities, not plain objects: their hooks derive `search_text` and `year` then. */
async function insertAll<Entity extends ObjectLiteral, Planned>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  planned: readonly Planned[],
  toRow: (planned: Planned) => DeepPartial<Entity>,
): Promise<void> {
  for (let start = 0; start < planned.length; start += CHUNK) {
    const rows = planned.slice(start, start + CHUNK).map((one) => manager.create(target, toRow(one)));
    await manager.createQueryBuilder().insert().into(target).values(rows).updateEntity(false).execute();
  }
}

async function highestId(manager: EntityManager, target: EntityTarget<ObjectLiteral>): Promise<number> {
  return (await manager.maximum(target, 'id')) ?? 0;
}

async function insertRoles(manager: EntityManager, plan: DemoPlan, afterUser: number): Promise<void> {
  const roles = await manager.find(RoleEntity);
  const held = [...plan.roles].flatMap(([user, name]) =>
    roles
      .filter((role) => role.name === name)
      .map((role) => ({ user_id: user + afterUser, role_id: role.id })),
  );
  if (held.length > 0) await manager.insert(UserRoleEntity, held);
}
