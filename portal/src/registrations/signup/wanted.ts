import type { FamilyChild } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { offeredDayTypes } from '@feria/shared/rules/day-type';
import { NOTHING_CHOSEN, type ChildDraft, type Draft } from './draft';
import { blockOf, withWeek, type SignUpData } from './lines';

/** The week that the address names. */
export function wantedWeek(
  { courseWeeks }: Pick<FrontendProjectDetail, 'courseWeeks'>,
  search: URLSearchParams,
): FrontendProjectDetail['courseWeeks'][number] | undefined {
  return courseWeeks.find(({ id }) => String(id) === search.get('week'));
}

/**
 * What is chosen for a child as soon as it takes part: the week that the address names (`week`), for the child that it names
 * (`child`, from the planner) or, where it names none, for each. The day type is that of the address (`day`), else full day where
 * the week offers it. What was chosen before stays, and what cannot be booked is not chosen.
 */
export function withWantedWeek(child: FamilyChild, data: SignUpData, search: URLSearchParams): ChildDraft {
  const chosen = data.draft.children[child.id] ?? NOTHING_CHOSEN;
  const only = search.get('child');
  if (only !== null && only !== String(child.id)) return chosen;
  const week = wantedWeek(data.project, search);
  if (!week || week.id in chosen.weeks || blockOf(week, child, data)) return chosen;
  const offered = offeredDayTypes(week);
  const dayType = offered.find((type) => type === search.get('day')) ?? offered[0];
  return dayType ? withWeek(chosen, week, dayType) : chosen;
}

/** The draft with what needs no question: the child of the address takes part, else the only one of the family. */
export function withWanted(data: SignUpData, search: URLSearchParams): Draft {
  const { family, draft } = data;
  const [only, second] = family.childrens;
  const wanted = family.childrens.find(({ id }) => String(id) === search.get('child'));
  const child = wanted ?? (second ? undefined : only);
  if (!child) return draft;
  return { ...draft, children: { ...draft.children, [child.id]: withWantedWeek(child, data, search) } };
}
