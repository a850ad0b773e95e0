import type { FamilyChild } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { ageOn } from '@feria/shared/rules/age';
import { DAY_TYPES, type DayType } from '@feria/shared/rules/day-type';
import { useMemo } from 'react';
import type { KeptLine } from './basket-items';
import { dayTypeIn } from './day-types';
import { keepVisitorBasket, useVisitorBasket } from './count';

/** A week that somebody without a login wants for a child of an age. Nothing else is known of the child. */
export interface VisitorLine {
  /** Years. */
  age: number;
  course_id: number;
  course_week_id: number;
  day_type: DayType;
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

function isLine(value: unknown): value is VisitorLine {
  if (typeof value !== 'object' || value === null) return false;
  const { age, course_id, course_week_id, day_type } = value as Record<keyof VisitorLine, unknown>;
  return [age, course_id, course_week_id].every(isNumber) && DAY_TYPES.includes(day_type as DayType);
}

/** The lines of what the device has kept; whatever else stands there is none. */
export function visitorLines(kept: string): VisitorLine[] {
  try {
    const content: unknown = JSON.parse(kept.slice(kept.indexOf(' ') + 1));
    return Array.isArray(content) ? content.filter(isLine) : [];
  } catch {
    return [];
  }
}

/** What was put into the basket on this device without a login, and a function that replaces it. */
export function useLinesBeforeLogin(): [readonly VisitorLine[], (lines: readonly VisitorLine[]) => void] {
  const kept = useVisitorBasket();
  const lines = useMemo(() => visitorLines(kept), [kept]);
  return [lines, keepLines];
}

function keepLines(lines: readonly VisitorLine[]): void {
  keepVisitorBasket(lines.length, JSON.stringify(lines));
}

/** Whether two lines are of the same age in the same week. */
export function isSameVisitorLine(a: VisitorLine, b: VisitorLine): boolean {
  return a.age === b.age && a.course_week_id === b.course_week_id;
}

/** The ages in the basket, the youngest first. */
export function agesIn(lines: readonly VisitorLine[]): number[] {
  return [...new Set(lines.map(({ age }) => age))].sort((a, b) => a - b);
}

/** Each of the ages in each of the weeks, in the wanted day type where it is offered. */
export function linesFor(
  project: FrontendProjectDetail,
  { ages, weeks, wanted }: { ages: readonly number[]; weeks: readonly number[]; wanted: DayType },
): VisitorLine[] {
  return project.courseWeeks.flatMap((week) => {
    const day_type = dayTypeIn(week, wanted);
    if (!day_type || !weeks.includes(week.id)) return [];
    return ages.map((age) => ({ age, course_id: project.id, course_week_id: week.id, day_type }));
  });
}

/** A line with the project and the week that it is of. */
export interface VisitorItem {
  line: VisitorLine;
  project: FrontendProjectDetail;
  week: FrontendWeekDetail;
}

/** The lines whose project and week are known, by the first day of the week. */
export function visitorItems(
  lines: readonly VisitorLine[],
  projects: ReadonlyMap<number, FrontendProjectDetail>,
): VisitorItem[] {
  return lines
    .flatMap((line): VisitorItem[] => {
      const project = projects.get(line.course_id);
      const week = project?.courseWeeks.find(({ id }) => id === line.course_week_id);
      return project && week ? [{ line, project, week }] : [];
    })
    .sort((a, b) => a.week.from.localeCompare(b.week.from));
}

/** The children who have the age in one of its weeks. */
export function childrenOfAge(
  age: number,
  items: readonly VisitorItem[],
  childrens: readonly FamilyChild[],
): FamilyChild[] {
  const weeks = items.flatMap(({ line, week }) => (line.age === age ? [week] : []));
  return childrens.filter(({ birth }) => weeks.some(({ from }) => ageOn(birth, from) === age));
}

/** The lines of a parent's basket: those of each age for the children chosen for it. */
export function linesOfChildren(
  lines: readonly VisitorLine[],
  chosen: ReadonlyMap<number, readonly number[]>,
): KeptLine[] {
  return lines.flatMap(({ age, ...week }) =>
    (chosen.get(age) ?? []).map((child_id) => ({ child_id, ...week })),
  );
}
