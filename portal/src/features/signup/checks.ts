import { signUpProblems, type SignUpProblem } from '@feria/shared/rules/sign-up';
import type { I18n } from '../../i18n';
import { chosenChildren, signUpInput, type Facts } from './lines';

/**
 * Messages by the place in the form where they stand: `children`, `weeks-{child}`, `custom-{child}`, `contact1`,
 * `contact2`, `comment`, `privacy`. The place is also the id of the element that takes the focus.
 */
export type Problems = Record<string, string>;

const PLACES: Record<string, string> = {
  emergency_contact1_phone: 'contact1',
  emergency_contact2_phone: 'contact2',
  comment: 'comment',
  privacy: 'privacy',
};

/** The child that a field path (`bookedChildren.0.courseWeeks.1.id`) is about, and which of its places. */
function readPath(path: string, facts: Facts) {
  const [, index, field] = /^bookedChildren\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
  const child = index === undefined ? undefined : chosenChildren(facts)[Number(index)];
  const place = child && `${field === 'custom_field' ? 'custom' : 'weeks'}-${child.id}`;
  return { child, place: place ?? PLACES[path] ?? 'children' };
}

function messageFor(problem: SignUpProblem, name: string, facts: Facts, { t }: I18n): string {
  switch (problem.key) {
    case 'no_child':
      return t(facts.family.childrens.length ? 'signup.error_none' : 'signup.error_child');
    case 'no_week':
      return t('signup.error_week_of', { name });
    case 'custom_field':
      return t('signup.error_custom', { label: problem.params?.label ?? '', name });
    case 'contact1':
      return t('signup.error_contact');
    case 'contacts_differ':
      return t('signup.error_contact_same');
    case 'privacy':
      return t('signup.submit_hint');
    case 'week_twice':
    case 'overlap_request':
      return t('signup.error_twice', {
        courseWeek: problem.params?.courseWeek ?? problem.params?.week ?? '',
      });
    case 'child_missing':
    case 'week_unknown':
    case 'day_type':
      return t('signup.error_week');
  }
}

/** Checks a sign-up before it is sent, by the rules that the API has too (spec §5), in the order of the form. */
export function findProblems(facts: Facts, i18n: I18n): Problems {
  const { project } = facts;
  const found = signUpProblems(signUpInput(facts, false), {
    weeks: project.courseWeeks.map((week) => ({ ...week, name: i18n.local(week, 'name') })),
    customField: project.custom_field ? i18n.localSuffixed(project, 'custom_field') : null,
  });
  const problems: Problems = {};
  for (const problem of found) {
    const { child, place } = readPath(problem.path, facts);
    problems[place] ??= messageFor(problem, child?.first_name ?? '', facts, i18n);
  }
  return problems;
}

/** The server's messages, put at their places in the form; several for one place are joined. */
export function problemsOf(errors: Record<string, string[]>, facts: Facts): Problems {
  const problems: Problems = {};
  for (const [path, [message]] of Object.entries(errors)) {
    if (!message) continue;
    const { place } = readPath(path, facts);
    problems[place] = problems[place] ? `${problems[place]} ${message}` : message;
  }
  return problems;
}
