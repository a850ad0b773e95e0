import type { QuestionInput, StoredQuestion } from '@feria/shared';
import {
  customFieldOf,
  MAX_OPTIONS,
  OPTION_MAX,
  openQuestions,
  QUESTION_MAX,
  type CustomField,
} from '@feria/shared/rules/questions';
import { Not, type EntityManager } from 'typeorm';
import type { CheckContext } from '../../core/crud/crud-hooks.js';
import { ValidationErrors } from '../../core/http/errors.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { QuestionEntity } from '../../model/catalogue/question.entity.js';
import { AnswerEntity } from '../../model/registrations/answer.entity.js';
import { mergedQuestions, numbered, withCustomField, type KnownQuestion } from './stored-questions.js';

/** Bytes of the questions of a project at most: they stand in one TEXT column of MySQL, which takes 65,535. */
const MAX_BYTES = 60_000;

const CUSTOM_FIELD = ['custom_field', 'custom_field_de', 'custom_field_it'] as const;

/**
 * Sets the questions of a project that is saved: what was sent, with numbers for what is new, and what stays archived
 * (product/catalogue.md#questions). A body that has the other names of the first question alone changes that one.
 */
export async function settleQuestions(
  record: CourseEntity,
  { manager, id, before, columns, problems, at }: CheckContext<CourseEntity> & { at: Date },
): Promise<void> {
  const stored = before.questions ?? [];
  const sent = sentQuestions(stored, columns, problems);
  record.questions = stored;
  if (sent === null) return;
  const known = await knownQuestions(manager, id, [...sent, ...stored]);
  const merged = mergedQuestions(stored, sent, known);
  for (const { path, key } of merged.problems) problems.add(`questions.${path}`, key);
  if (isTooLarge(merged.questions)) problems.add('questions', 'course.questions_long');
  if (problems.any) return;
  record.questions = numbered(merged.questions, await freshIds(manager, merged.questions, at), known);
}

/** Finds fault with questions of a new project that come from a file, at `questions`. */
export function checkNewQuestions(sent: readonly QuestionInput[], problems: ValidationErrors): void {
  const { problems: found } = mergedQuestions([], sent, new Map());
  const isLong = sent.some(
    ({ label, label_it, options = [] }) =>
      Math.max(label.length, label_it.length) > QUESTION_MAX ||
      options.length > MAX_OPTIONS ||
      options.some((option) => Math.max(option.label.length, option.label_it.length) > OPTION_MAX),
  );
  const [first] = found;
  if (first) problems.add('questions', first.key);
  else if (isLong || isTooLarge(sent)) problems.add('questions', 'course.questions_long');
}

/** The questions of a new project as they are stored. */
export async function newQuestions(
  manager: EntityManager,
  sent: readonly QuestionInput[],
  at: Date,
): Promise<StoredQuestion[]> {
  const known = new Map<number, KnownQuestion>();
  const { questions } = mergedQuestions([], sent, known);
  return numbered(questions, await freshIds(manager, questions, at), known);
}

/** A number for each question that has none. */
async function freshIds(
  manager: EntityManager,
  questions: readonly { id: number | null }[],
  at: Date,
): Promise<number[]> {
  const fresh: number[] = [];
  for (const question of questions) {
    if (question.id !== null) continue;
    const { id } = await manager.save(manager.create(QuestionEntity, { created_at: at }));
    fresh.push(id);
  }
  return fresh;
}

function isTooLarge(questions: readonly object[]): boolean {
  return Buffer.byteLength(JSON.stringify(questions)) > MAX_BYTES;
}

/** What was sent of the questions; `null` where that is what is stored. */
function sentQuestions(
  stored: readonly StoredQuestion[],
  columns: CheckContext['columns'],
  problems: ValidationErrors,
): readonly QuestionInput[] | null {
  const sent = columns.questions as QuestionInput[] | undefined;
  if (sent && !isSame(sent, openQuestions(stored))) return sent;
  const open = customFieldOf(openQuestions(stored));
  const named = CUSTOM_FIELD.filter((name) => columns[name] !== undefined && columns[name] !== open[name]);
  if (named.length === 0) return null;
  const wanted = { ...open, ...pick(columns, CUSTOM_FIELD) };
  // Texts of a question that is not asked say nothing.
  if (!wanted.custom_field && !open.custom_field) return null;
  if (wanted.custom_field)
    for (const name of ['custom_field_de', 'custom_field_it'] as const)
      if (!wanted[name]) problems.add(name, 'validation.required');
  return withCustomField(stored, wanted);
}

function isSame(sent: readonly QuestionInput[], open: readonly QuestionInput[]): boolean {
  const plain = (questions: readonly QuestionInput[]): string =>
    JSON.stringify(
      questions.map(({ id, kind, label, label_it, options, required, day_types, health }) => [
        id,
        kind,
        label,
        label_it,
        (options ?? []).map((option) => [option.id, option.label, option.label_it]),
        required,
        day_types,
        health,
      ]),
    );
  return plain(sent) === plain(open);
}

function pick(columns: CheckContext['columns'], names: readonly (keyof CustomField)[]): Partial<CustomField> {
  return Object.fromEntries(
    names.flatMap((name) => (columns[name] === undefined ? [] : [[name, columns[name]]])),
  );
}

/** What other projects and answers say of questions, by their ids. Two statements. */
async function knownQuestions(
  manager: EntityManager,
  courseId: number | null,
  questions: readonly { id?: number | null }[],
): Promise<Map<number, KnownQuestion>> {
  const ids = [...new Set(questions.flatMap(({ id }) => id ?? []))];
  const known = new Map<number, KnownQuestion>();
  if (ids.length === 0) return known;
  const others = await manager.find(CourseEntity, {
    select: { id: true, questions: true },
    where: courseId === null ? {} : { id: Not(courseId) },
    order: { id: 'DESC' },
  });
  const answered =
    courseId === null
      ? []
      : await manager
          .createQueryBuilder(AnswerEntity, 'answer')
          .select('answer.question_id', 'id')
          .distinct(true)
          .where('answer.course_id = :courseId', { courseId })
          .getRawMany<{ id: number }>();
  const isAnswered = new Set(answered.map(({ id }) => id));
  for (const id of ids) {
    const same = others.flatMap((course) => course.questions.find((question) => question.id === id) ?? []);
    const [newest] = same;
    const options = new Map(
      same.flatMap((question) => question.options.map((option) => [option.id, option])),
    );
    known.set(id, {
      other: newest ? { kind: newest.kind, health: newest.health, options: [...options.values()] } : null,
      isAnswered: isAnswered.has(id),
    });
  }
  return known;
}
