import type { BasketQuote, KeptBasket, QuotedLine } from '@feria/shared/contracts/basket';
import type { MyFamily, OwnChild } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import type { I18n } from '../../i18n';
import { isSameLine } from './changes';

/* What stands in a basket. */

export type KeptLine = KeptBasket['lines'][number];

/** A line with what is known of it; what is not loaded is `undefined`. */
export interface Item {
  line: KeptLine;
  child: OwnChild;
  project: FrontendProjectDetail | undefined;
  week: FrontendWeekDetail | undefined;
  quoted: QuotedLine | undefined;
}

/** A line in words: child, project and week, as far as they are known. */
export function lineName(
  { child, project, week }: Pick<Item, 'child' | 'project' | 'week'>,
  { local }: Pick<I18n, 'local'>,
): string {
  return [child.first_name, project && local(project, 'name'), week && local(week, 'name')]
    .filter(Boolean)
    .join(', ');
}

/** The lines of one child for one project. */
export interface ProjectItems {
  course_id: number;
  child: OwnChild;
  project: FrontendProjectDetail | undefined;
  items: Item[];
}

/** The lines of one child. */
export interface ChildItems {
  child: OwnChild;
  projects: ProjectItems[];
}

/** Everything that a basket is shown from. */
export interface BasketData {
  lines: readonly KeptLine[];
  family: MyFamily;
  projects: ReadonlyMap<number, FrontendProjectDetail>;
  quote: BasketQuote | undefined;
}

/** The lines with what is known of them, in the order of the basket. */
export function itemsOf({ lines, family, projects, quote }: BasketData): Item[] {
  return lines.flatMap((line) => {
    const child = family.childrens.find(({ id }) => id === line.child_id);
    if (!child) return [];
    const project = projects.get(line.course_id);
    const week = project?.courseWeeks.find(({ id }) => id === line.course_week_id);
    return [{ line, child, project, week, quoted: quote?.lines.find((quoted) => isSameLine(quoted, line)) }];
  });
}

/** The lines by child, in the order of the family, and by project; the weeks of each in their order. */
export function byChild(items: readonly Item[], { childrens }: Pick<MyFamily, 'childrens'>): ChildItems[] {
  const start = ({ week }: Item): string => week?.from ?? '';
  return childrens.flatMap((child) => {
    const own = items
      .filter((item) => item.child.id === child.id)
      .toSorted((a, b) => start(a).localeCompare(start(b)));
    const courses = [...new Set(own.map(({ line }) => line.course_id))];
    const projects = courses.map((course_id) => {
      const ofProject = own.filter(({ line }) => line.course_id === course_id);
      return { course_id, child, project: ofProject[0]?.project, items: ofProject };
    });
    return own.length ? [{ child, projects }] : [];
  });
}
