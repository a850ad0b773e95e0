import { offeredDayTypes } from '@feria/shared/rules/day-type';
import { NOTHING_CHOSEN, type Draft } from './draft';
import { blockOf, withWeek, type SignUpData } from './lines';

/**
 * The draft with what needs no question: the only child of the family takes part, and the child and the week that the address
 * names (`child`, `week`, from the planner) are chosen, full day where the week offers it. What was chosen before stays, and
 * what cannot be booked is not chosen.
 */
export function withWanted(data: SignUpData, search: URLSearchParams): Draft {
  const { project, family, draft } = data;
  const [only, second] = family.childrens;
  const wanted = family.childrens.find(({ id }) => String(id) === search.get('child'));
  const child = wanted ?? (second ? undefined : only);
  if (!child) return draft;
  const chosen = draft.children[child.id] ?? NOTHING_CHOSEN;
  const week = wanted && project.courseWeeks.find(({ id }) => String(id) === search.get('week'));
  const dayType = week && !(week.id in chosen.weeks) ? offeredDayTypes(week)[0] : undefined;
  const canBook = week && dayType && !blockOf(week, child, data);
  const next = canBook ? withWeek(chosen, week, dayType) : chosen;
  return { ...draft, children: { ...draft.children, [child.id]: next } };
}
