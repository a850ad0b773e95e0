import type { BasketInput } from '@feria/shared/contracts/basket';
import type { OwnChild } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import type { Answer, AnswerValue, Question, QuestionOption } from '@feria/shared/contracts/question';
import type { BookedChild } from '@feria/shared/contracts/registration';
import { answerProblem, askedQuestions, valueOf, type AnswerProblem } from '@feria/shared/rules/questions';
import {
  answerPlace,
  consentPlace,
  hasHealthAnswer,
  needsConsent,
  readTyped,
  sentAnswers,
  shownAnswer,
  type AskedQuestion,
} from '../questions/answers';
import { NOTHING_CHOSEN, type ChildDraft, type Draft } from '../signup/draft';
import type { ChildItems, Item, ProjectItems } from './basket-items';

/** How a project asks a question. */
interface Part {
  project: FrontendProjectDetail;
  question: Question;
}

/** A question that is asked of a child, once for all projects that ask it. */
export interface BasketQuestion extends AskedQuestion {
  child: OwnChild;
  /** How each of them asks it; `question` has the choices of all. */
  parts: readonly Part[];
}

/** What is asked of the children of a basket: by child, first what one project alone asks. */
export function questionsOf(children: readonly ChildItems[]): BasketQuestion[] {
  return children.flatMap(({ child, projects }) => {
    const parts = projects.flatMap(partsOf);
    const ids = [...new Set(parts.map(({ question }) => question.id))];
    const asked = ids.flatMap((id) => together(parts.filter(({ question }) => question.id === id)));
    return asked
      .map((each) => ({ ...each, child }))
      .toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)));
  });
}

/** Whether several projects ask it. */
export function isShared({ parts }: Pick<BasketQuestion, 'parts'>): boolean {
  return parts.length > 1;
}

function partsOf({ project, items }: Pick<ProjectItems, 'project' | 'items'>): Part[] {
  if (!project) return [];
  const dayTypes = items.map(({ line }) => line.day_type);
  return askedQuestions(project.questions, dayTypes).map((question) => ({ project, question }));
}

/** The same question of several projects: asked once, or, where no answer could serve all of them, once by each. */
function together(parts: readonly Part[]): Omit<BasketQuestion, 'child'>[] {
  const [first, ...others] = parts;
  if (!first) return [];
  const { question } = first;
  const isOne = others.every((other) => other.question.kind === question.kind) && haveChoice(parts);
  if (!isOne)
    return parts.map((part) => ({
      key: `${part.question.id}@${part.project.id}`,
      question: part.question,
      parts: [part],
    }));
  if (!others.length) return [{ key: String(question.id), question, parts }];
  const all = parts.map((part) => part.question);
  const merged = {
    ...question,
    required: all.some(({ required }) => required),
    health: all.some(({ health }) => health),
    options: optionsOf(all),
  };
  return [{ key: String(question.id), question: merged, parts }];
}

/** Whether a question has no choices, or one that all projects offer. */
function haveChoice(parts: readonly Part[]): boolean {
  const [first, ...others] = parts.map(({ question }) => question.options);
  if (!first?.length) return others.every((options) => options.length === 0);
  return first.some(({ id }) => others.every((options) => options.some((option) => option.id === id)));
}

function optionsOf(questions: readonly Question[]): QuestionOption[] {
  const options = new Map<number, QuestionOption>();
  for (const option of questions.flatMap((question) => question.options))
    if (!options.has(option.id)) options.set(option.id, option);
  return [...options.values()];
}

/** What was typed for a child. */
export function typedFor(draft: Draft, childId: number): ChildDraft {
  return draft.children[childId] ?? NOTHING_CHOSEN;
}

/** What a child answered last, without what one of the projects of a question would not take. */
export function lastAnswers(child: OwnChild, asked: readonly BasketQuestion[]): Answer[] {
  const isTaken = ({ question_id, value }: Answer): boolean =>
    asked.every(
      (each) =>
        each.child.id !== child.id ||
        each.question.id !== question_id ||
        !isShared(each) ||
        each.parts.every((part) => answerProblem(part.question, value) === null),
    );
  return (child.answers ?? []).filter(isTaken);
}

/** An answer that a project would refuse. */
export interface AnswerGap {
  asked: BasketQuestion;
  problem: AnswerProblem;
  /** The project that would refuse it. */
  project: FrontendProjectDetail;
  /** Another project offers what was chosen. */
  isOfferedElsewhere: boolean;
}

/** The answer to a question as it is sent. */
function valueNow(each: BasketQuestion, draft: Draft, asked: readonly BasketQuestion[]): AnswerValue {
  const { value } = shownAnswer(each, typedFor(draft, each.child.id), lastAnswers(each.child, asked));
  return readTyped(each.question, value);
}

/** The answers that are wrong or missing for lines, by their places in the form. */
export function answerGaps(
  items: readonly Item[],
  draft: Draft,
  asked: readonly BasketQuestion[],
): Map<string, AnswerGap> {
  const gaps = new Map<string, AnswerGap>();
  for (const each of asked) {
    const value = valueNow(each, draft, asked);
    for (const part of each.parts) {
      const problem = isAskedOf(each.child, part, items) ? answerProblem(part.question, value) : null;
      if (!problem) continue;
      const isOfferedElsewhere = problem === 'answer_option' && answerProblem(each.question, value) === null;
      const gap = { asked: each, problem, project: part.project, isOfferedElsewhere };
      gaps.set(answerPlace(each.child.id, each.key), gap);
      break;
    }
  }
  return gaps;
}

/** Whether a project asks it of a child that has these lines. */
function isAskedOf(child: OwnChild, { project, question }: Part, items: readonly Item[]): boolean {
  const dayTypes = items
    .filter((item) => item.child.id === child.id && item.line.course_id === project.id)
    .map(({ line }) => line.day_type);
  return dayTypes.length > 0 && askedQuestions([question], dayTypes).length > 0;
}

/** The answers of a child for a project as they are sent, and the consent that they need. */
export function answersFor(
  { course_id, child_id }: { course_id: number; child_id: number },
  draft: Draft,
  asked: readonly BasketQuestion[],
): Pick<BookedChild, 'answers' | 'health_consent'> {
  const ofProject = asked.filter(
    ({ child, parts }) => child.id === child_id && parts.some(({ project }) => project.id === course_id),
  );
  const [first] = ofProject;
  if (!first) return {};
  const typed = typedFor(draft, child_id);
  const answers = sentAnswers(ofProject, typed, lastAnswers(first.child, asked));
  const isAgreed =
    typed.healthConsent &&
    hasHealthAnswer(
      ofProject.map(({ question }) => question),
      answers,
    );
  return { answers, ...(isAgreed && { health_consent: true }) };
}

/** The children that need the consent to keep what is answered about their health. */
export function childrenToConsent(
  items: readonly Item[],
  draft: Draft,
  asked: readonly BasketQuestion[],
): OwnChild[] {
  const children = new Map(items.map(({ child }) => [child.id, child]));
  return [...children.values()].filter((child) => {
    const own = asked.filter(
      (each) => each.child.id === child.id && each.parts.some((part) => isAskedOf(child, part, items)),
    );
    const answers = sentAnswers(own, typedFor(draft, child.id), lastAnswers(child, asked));
    return needsConsent(
      child,
      own.map(({ question }) => question),
      answers,
    );
  });
}

/** Whether something is answered about the health of a child. */
export function basketTellsOfHealth({ bookings }: BasketInput, asked: readonly BasketQuestion[]): boolean {
  const questions = asked.map(({ question }) => question);
  return bookings.some(({ bookedChildren }) =>
    bookedChildren.some(({ answers = [] }) => hasHealthAnswer(questions, answers)),
  );
}

/**
 * What the server said of answers and consents, by their places in the form; only of those that are still as they were sent.
 * @param messages by field path
 */
export function refusedAnswers(
  messages: Record<string, string>,
  sent: BasketInput,
  draft: Draft,
  asked: readonly BasketQuestion[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [path, text] of Object.entries(messages)) {
    const [, b, c, field, id] =
      /^bookings\.(\d+)\.bookedChildren\.(\d+)\.(answers|health_consent)(?:\.(\d+))?/.exec(path) ?? [];
    const booking = sent.bookings[Number(b)];
    const child = booking?.bookedChildren[Number(c)];
    if (!booking || !child) continue;
    if (field === 'health_consent') {
      if (!typedFor(draft, child.id).healthConsent) errors[consentPlace(child.id)] = text;
      continue;
    }
    const each = asked.find(
      ({ child: own, question, parts }) =>
        own.id === child.id &&
        question.id === Number(id) &&
        parts.some(({ project }) => project.id === booking.course_id),
    );
    const isAsSent =
      each &&
      JSON.stringify(valueNow(each, draft, asked)) === JSON.stringify(valueOf(child.answers, Number(id)));
    if (isAsSent) errors[answerPlace(child.id, each.key)] = text;
  }
  return errors;
}
