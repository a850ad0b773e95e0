import type { Answer } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import {
  answersIn,
  tellsOfHealth,
  type AnswersOf,
  type AskingCourse,
} from '../../catalogue/questions/answers.js';
import { columnsOf } from '../../core/database/fixed-query.js';
import { RowsOfChildren } from '../../families/people/rows-of-children.js';
import { AnswerEntity } from '../../model/registrations/answer.entity.js';

const COLUMNS = ['child_id', 'course_id', 'question_id', 'value', 'health', 'answered_at'] as const;

/**
 * Whether the parent `me` may see an answer (ADR 8): one's own, and in projects in which one booked something for the child also what the
 * office wrote; never what another parent of the child wrote.
 */
const SEEN = `CASE WHEN answer.answered_by = me.user_id THEN 1
  WHEN EXISTS (SELECT 1 FROM \`child_parent\` other JOIN \`person\` person ON person.id = other.person_id
    WHERE other.child_id = answer.child_id AND person.id <> me.id AND person.user_id = answer.answered_by) THEN 0
  WHEN EXISTS (SELECT 1 FROM \`registration\` own JOIN \`course_week\` week ON week.id = own.course_week_id
    WHERE own.child_id = answer.child_id AND own.booked_by = me.user_id AND week.course_id = answer.course_id) THEN 1
  ELSE 0 END`;

/** Answers for the children of a parent, with whether that parent may see them; takes the person. */
export const ANSWERS_OF_PARENT = new RowsOfChildren(
  { answer: columnsOf(AnswerEntity, COLUMNS) },
  { table: 'answer', alias: 'answer', joins: 'JOIN `person` me ON me.id = parent.person_id' },
  { seen: SEEN },
);

type Row = Awaited<ReturnType<typeof ANSWERS_OF_PARENT.read>>[number];

/** What a parent sees of the answers for the own children. @param health whether those about health are shown */
export function seenAnswers(rows: readonly Row[], { health }: { health: boolean }): Row['answer'][] {
  return rows.flatMap(({ answer, seen }) => (seen === 1 && (health || !answer.health) ? [answer] : []));
}

/** {@link seenAnswers} of a parent; one statement. */
export async function readSeenAnswers(
  manager: EntityManager,
  personId: number,
  shown: { health: boolean },
): Promise<Row['answer'][]> {
  return seenAnswers(await ANSWERS_OF_PARENT.read(manager, [personId]), shown);
}

/** What is shown of answers in my family. */
export interface FamilyAnswers {
  /** At the registrations. */
  of: AnswersOf;
  /** What was answered last to each question, by child. */
  last: ReadonlyMap<number, Answer[]>;
  /** The children of whom something about health is shown. */
  health: ReadonlySet<number>;
}

/**
 * @param courses the projects of the family's registrations
 * @param shown whether what tells of health is
 */
export function familyAnswers(
  answers: readonly Row['answer'][],
  courses: readonly AskingCourse[],
  shown: { health: boolean },
): FamilyAnswers {
  const byId = new Map(courses.map((course) => [course.id, course]));
  const of = answersIn(answers, [...byId.values()], shown);
  const last = new Map<number, Map<number, Answer>>();
  const health = new Set<number>();
  for (const { child_id, course_id, question_id } of answers.toSorted(
    (a, b) => a.answered_at.getTime() - b.answered_at.getTime(),
  )) {
    const answer = of({ child_id, course_id }).find((one) => one.question_id === question_id);
    if (!answer) continue;
    last.set(child_id, (last.get(child_id) ?? new Map<number, Answer>()).set(question_id, answer));
    if (tellsOfHealth(byId.get(course_id)?.questions ?? [])(answer)) health.add(child_id);
  }
  return { of, last: new Map([...last].map(([childId, given]) => [childId, [...given.values()]])), health };
}
