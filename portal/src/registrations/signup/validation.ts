import type { Ineligibility } from '@feria/shared/rules/eligibility';
import { isPhone } from '@feria/shared/rules/formats';
import { signUpProblems, type SignUpProblem } from '@feria/shared/rules/sign-up';
import type { I18n } from '../../i18n';
import { isForWishes } from '../../catalogue/giving';
import { weekTags } from '../../catalogue/week-states';
import { answerPlace, consentPlace, problemText } from '../questions/answers';
import type { Draft } from './draft';
import {
  chosenChildren,
  consentIsNeeded,
  goneWeeks,
  linesOf,
  signUpInput,
  type Block,
  type SignUpData,
  type Line,
} from './lines';

/**
 * Messages by the place in the form where they stand: `children`, `line-{child}-{week}`, `weeks-{child}`,
 * `answer-{child}-{question}`, `consent-{child}`, `contact1`, `contact1Name`, `contact2`, `contact2Name`, `comment`, `privacy`. The place is also the id of the element that takes the
 * focus.
 */
export type ValidationErrors = Record<string, string>;

/** Props of the parts of the form. */
export interface FormPartProps<Data = SignUpData> {
  data: Data;
  errors: ValidationErrors;
  change: (part: Partial<Draft>) => void;
}

const PLACES: Record<string, string> = {
  emergency_contact1_name: 'contact1Name',
  emergency_contact1_phone: 'contact1',
  emergency_contact2_name: 'contact2Name',
  emergency_contact2_phone: 'contact2',
  comment: 'comment',
  privacy: 'privacy',
};

/** The child that a field path (`bookedChildren.0.courseWeeks.1.id`) is about, and which of its places. */
function readPath(path: string, data: SignUpData) {
  const [, index, field, id] = /^bookedChildren\.(\d+)(?:\.(\w+))?(?:\.(\d+))?/.exec(path) ?? [];
  const child = index === undefined ? undefined : chosenChildren(data)[Number(index)];
  const place = child && placeOfChild(child.id, field, id);
  return { child, place: place ?? PLACES[path] ?? 'children' };
}

function placeOfChild(childId: number, field: string | undefined, id: string | undefined): string {
  if (field === 'answers' && id !== undefined) return answerPlace(childId, id);
  return field === 'health_consent' ? consentPlace(childId) : `weeks-${childId}`;
}

function messageFor(problem: SignUpProblem, name: string, data: SignUpData, { t }: I18n): string {
  switch (problem.key) {
    case 'no_child':
      return t(data.family.childrens.length ? 'signup.error_none' : 'signup.error_child');
    case 'no_week':
      return t('signup.error_week_of', { name });
    case 'custom_field':
    case 'answer_long':
    case 'answer_number':
    case 'answer_option':
    case 'answer_kind':
      return problemText(problem.key, { label: problem.params?.label ?? '', name }, t);
    case 'contact1':
      return t('signup.error_contact');
    case 'contacts_differ':
      return t('signup.error_contact_same');
    case 'contact2_phone':
      return t('signup.error_contact2_phone');
    case 'privacy':
      return t('signup.error_privacy');
    case 'week_twice':
    case 'overlap_request':
      return t('signup.error_twice', {
        courseWeek: problem.params?.courseWeek ?? problem.params?.week ?? '',
      });
    case 'child_missing':
    case 'week_unknown':
    case 'day_type':
    case 'answer_unknown':
      return t('signup.error_week');
  }
}

/** Place in the form of a week that was chosen for a child. */
export function linePlace(childId: number, weekId: number): string {
  return `line-${childId}-${weekId}`;
}

/** Why a week is not for a child, in words. */
function ineligibleText(why: Ineligibility, t: I18n['t']): string {
  if (why.key !== 'school') {
    const { key, ...params } = why;
    return t(`common.eligibility.${key}`, params);
  }
  const schools = why.schools.map((school) => t(`common.school.${school}`)).join('; ');
  return t('common.eligibility.school', { schools });
}

/** The text that says why a week cannot be booked. */
export function blockText(block: Block, week: Line['week'], { t, local }: Pick<I18n, 't' | 'local'>): string {
  if (block.reason === 'closed')
    return weekTags(week)
      .map(({ text }) => t(text))
      .join(', ');
  if (block.reason === 'not_eligible') return ineligibleText(block.why, t);
  return t(`signup.${block.reason}`, 'other' in block ? { week: local(block.other, 'name') } : {});
}

/** What was chosen and cannot be booked any more, by its place in the form. The parent removes it, nobody else. */
export function impossibleLines(data: SignUpData, i18n: Pick<I18n, 't' | 'local'>): ValidationErrors {
  const errors: ValidationErrors = {};
  for (const child of chosenChildren(data)) {
    const name = child.first_name;
    for (const { week, block } of linesOf(child, data)) {
      if (!block) continue;
      const reason = blockText(block, week, i18n);
      errors[linePlace(child.id, week.id)] = i18n.t('signup.impossible_line', {
        name,
        week: i18n.local(week, 'name'),
        reason,
      });
    }
    for (const id of goneWeeks(child, data)) {
      errors[linePlace(child.id, id)] = i18n.t('signup.gone_line', { name });
    }
  }
  return errors;
}

/** Checks a sign-up before it is sent, by the rules that the API has too, in the order of the form. */
export function validateSignUp(data: SignUpData, i18n: I18n): ValidationErrors {
  const { project } = data;
  const found = signUpProblems(signUpInput(data, false), {
    weeks: project.courseWeeks.map((week) => ({ ...week, name: i18n.local(week, 'name') })),
    areWishes: isForWishes(project),
    questions: project.questions,
    language: i18n.contentLanguage,
  });
  const errors = impossibleLines(data, i18n);
  const hasImpossible = (childId: number): boolean =>
    Object.keys(errors).some((place) => place.startsWith(linePlace(childId, 0).slice(0, -1)));
  for (const problem of found) {
    const { child, place } = readPath(problem.path, data);
    // The message at the line says it more exactly.
    if (child && place === `weeks-${child.id}` && hasImpossible(child.id)) continue;
    errors[place] ??= messageFor(problem, child?.first_name ?? '', data, i18n);
  }
  for (const child of chosenChildren(data)) {
    if (consentIsNeeded(child, data) && !data.draft.children[child.id]?.healthConsent)
      errors[consentPlace(child.id)] = i18n.t('family.health_consent_required');
  }
  for (const place of ['contact1', 'contact2'] as const) {
    const phone = data.draft[place];
    if (phone.trim() && !isPhone(phone)) errors[place] = i18n.t('field.phone_invalid');
  }
  return inOrderOfForm(errors, data);
}

/** Places below the children, from top to bottom. */
const LOWER_PLACES = ['contact1Name', 'contact1', 'contact2Name', 'contact2', 'comment', 'privacy'];

/** Places of a child, from top to bottom. */
const PLACES_OF_CHILD = ['line', 'weeks', 'answer', 'consent'];

/** Sorted from top to bottom, because the first takes the focus. Lines and answers of a child come in their order already. */
function inOrderOfForm(errors: ValidationErrors, { family }: SignUpData): ValidationErrors {
  const rank = (place: string): number => {
    const [part = '', childId] = place.split('-');
    const inChild = PLACES_OF_CHILD.indexOf(part);
    const ofChild = family.childrens.findIndex(({ id }) => id === Number(childId)) * PLACES_OF_CHILD.length;
    const lower = (family.childrens.length + LOWER_PLACES.indexOf(place)) * PLACES_OF_CHILD.length;
    return inChild >= 0 ? ofChild + inChild : LOWER_PLACES.includes(place) ? lower : -1;
  };
  return Object.fromEntries(Object.entries(errors).toSorted(([a], [b]) => rank(a) - rank(b)));
}

/** The server's messages, put at their places in the form; several for one place are joined. */
export function serverErrors(messages: Record<string, string[]>, data: SignUpData): ValidationErrors {
  const errors: ValidationErrors = {};
  for (const [path, [message]] of Object.entries(messages)) {
    if (!message) continue;
    const { place } = readPath(path, data);
    errors[place] = errors[place] ? `${errors[place]} ${message}` : message;
  }
  return inOrderOfForm(errors, data);
}
