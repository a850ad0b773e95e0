import type { Question, QuestionInput, StoredQuestion } from '@feria/shared';
import { customFieldOf, hasOptions, openQuestions, type CustomField } from '@feria/shared/rules/questions';
import type { ServerMessageKey } from '@feria/shared/i18n/server';

/*
 * What becomes of the questions of a project when it is saved (product/catalogue.md#questions). Pure: what the database knows is handed in.
 */

/** What is known of a question elsewhere. */
export interface KnownQuestion {
  /** As another project asks it; `null` where none does. */
  other: Pick<Question, 'kind' | 'health' | 'options'> | null;
  /** Whether any child has answered it in this project. */
  isAnswered: boolean;
}

/** A problem at a field of the questions: `0.kind`, `2.options.1.label`. */
export interface QuestionProblem {
  path: string;
  key: ServerMessageKey;
}

/** The questions that a body with the other names of the first question means: it changes the first, makes one, or takes it away. */
export function withCustomField(
  questions: readonly StoredQuestion[],
  sent: { readonly [Name in keyof CustomField]?: CustomField[Name] | null },
): QuestionInput[] {
  const open: QuestionInput[] = openQuestions(questions);
  const before = customFieldOf(openQuestions(questions));
  const wanted = { ...before, ...sent };
  if (!wanted.custom_field) return before.custom_field && sent.custom_field === false ? open.slice(1) : open;
  const [first, ...others] = open;
  const labels = { label: wanted.custom_field_de ?? '', label_it: wanted.custom_field_it ?? '' };
  const fresh: QuestionInput = { id: null, kind: 'text', ...labels, options: [], required: true };
  return [first ? { ...first, ...labels } : fresh, ...others];
}

/** The ids of questions and choices that are new are filled in by {@link numbered}. */
type Unnumbered = Omit<StoredQuestion, 'id' | 'options'> & {
  id: number | null;
  options: (Omit<StoredQuestion['options'][number], 'id'> & { id: number | null })[];
};

/**
 * The questions that are stored for what was sent: in the order in which they were sent, and after them those that were taken away and
 * are answered, as archived; so are choices of what is answered.
 * @param before as they are stored
 * @param all what was sent; one without an id that has the words of a stored one is that one, as a file sends it
 * @param known of each id that was sent or is stored
 */
export function mergedQuestions(
  before: readonly StoredQuestion[],
  all: readonly QuestionInput[],
  known: ReadonlyMap<number, KnownQuestion>,
): { questions: Unnumbered[]; problems: QuestionProblem[] } {
  const problems: QuestionProblem[] = [];
  const sent = all.map((input) => ({ ...input, id: input.id ?? sameWords(before, all, input)?.id ?? null }));
  const questions: Unnumbered[] = sent.map((input, index) => {
    const stored = before.find(({ id }) => id === input.id);
    const facts = input.id == null ? undefined : known.get(input.id);
    const add = (field: string, key: ServerMessageKey): void => {
      problems.push({ path: `${index}.${field}`, key });
    };
    if (input.id != null && sent.findIndex(({ id }) => id === input.id) !== index)
      add('id', 'course.question_twice');
    if (input.id != null && !stored && !facts?.other) add('id', 'validation.reference');
    const fixed = facts?.isAnswered && stored ? stored : facts?.other;
    if (fixed && fixed.kind !== input.kind)
      add('kind', facts?.isAnswered ? 'course.question_answered' : 'course.question_elsewhere');
    if (fixed && fixed.health !== (input.health ?? false))
      add('health', facts?.isAnswered ? 'course.question_answered' : 'course.question_elsewhere');
    const options = input.options ?? [];
    if (hasOptions(input.kind) && options.length === 0) add('options', 'course.question_options');
    options.forEach((option, at) => {
      const same = options.findIndex(({ label }) => label.toLowerCase() === option.label.toLowerCase());
      if (same !== at) add(`options.${at}.label`, 'course.option_twice');
    });
    return {
      id: input.id ?? null,
      kind: input.kind,
      label: input.label,
      label_it: input.label_it,
      options: hasOptions(input.kind) ? mergedOptions(stored, input, facts) : [],
      required: input.required ?? false,
      day_types: input.day_types ?? [],
      health: input.health ?? false,
    };
  });
  const kept = before.filter(({ id }) => !sent.some((one) => one.id === id));
  const archived = kept.flatMap((question): StoredQuestion[] =>
    question.archived || known.get(question.id)?.isAnswered ? [{ ...question, archived: true }] : [],
  );
  return { questions: [...questions, ...archived], problems };
}

function sameWords(
  before: readonly StoredQuestion[],
  sent: readonly QuestionInput[],
  { kind, label, label_it }: QuestionInput,
): StoredQuestion | undefined {
  return before.find(
    (one) =>
      one.kind === kind &&
      one.label === label &&
      one.label_it === label_it &&
      !sent.some(({ id }) => id === one.id),
  );
}

/** Choices keep the ids that they have in this project, or in the others that ask the same. */
function mergedOptions(
  stored: StoredQuestion | undefined,
  { options = [] }: QuestionInput,
  known: KnownQuestion | undefined,
): Unnumbered['options'] {
  const ids = new Set([...(stored?.options ?? []), ...(known?.other?.options ?? [])].map(({ id }) => id));
  const taken = new Set<number>();
  const sent = options.map(({ id: own, label, label_it }) => {
    const same = stored?.options.find((one) => one.label === label && one.label_it === label_it);
    const id = own ?? same?.id;
    const kept = id != null && ids.has(id) && !taken.has(id) ? id : null;
    if (kept !== null) taken.add(kept);
    return { id: kept, label, label_it };
  });
  const gone = (stored?.options ?? []).filter(({ id }) => !taken.has(id));
  return [
    ...sent,
    ...(known?.isAnswered ? gone.map((option) => ({ ...option, archived: true as const })) : []),
  ];
}

/**
 * Gives what is new its number: questions those that were made for them, choices the next that their question has nowhere.
 * @param fresh ids for the questions that have none, in their order
 */
export function numbered(
  questions: readonly Unnumbered[],
  fresh: readonly number[],
  known: ReadonlyMap<number, KnownQuestion>,
): StoredQuestion[] {
  const unused = [...fresh];
  return questions.map((question) => {
    const id = question.id ?? (unused.shift() as number);
    const elsewhere = known.get(id)?.other?.options ?? [];
    let last = Math.max(0, ...[...question.options, ...elsewhere].map((option) => option.id ?? 0));
    const options = question.options.map((option) => ({ ...option, id: option.id ?? (last += 1) }));
    return { ...question, id, options };
  });
}
