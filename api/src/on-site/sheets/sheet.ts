import { formatPeriod, type IsoDate, type ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { NAME_COLUMNS } from '@feria/shared/rules/content';
import { dayTypeName } from '../../catalogue/courses/day-type-name.js';
import type { SheetFacts, SheetPlace } from './sheet-facts.js';

/** What a cell holds: a text, lines below each other, a number, or nothing: an empty box where it is to be ticked. */
export type SheetCell = string | number | readonly string[] | null;

/** A column of a sheet, on paper and in a spreadsheet. */
export interface SheetColumn<Row> {
  head: string;
  /** Millimetres on paper; the columns without share the rest. */
  width?: number;
  /** `tick`: for a pen, where there is no text. */
  kind: 'text' | 'number' | 'tick';
  value: (row: Row) => SheetCell;
}

/** A table of a sheet: one group, for example. */
export interface SheetTable {
  name: string;
  columns: readonly Omit<SheetColumn<never>, 'value'>[];
  rows: SheetCell[][];
  /** Stands below it. */
  note?: string;
}

/** A sheet, as it is printed and as it is written into a workbook (product/office.md#sheets). */
export interface Sheet {
  title: string;
  /** First part of the file's name. */
  file: string;
  /** Project, week and days. */
  subject: string;
  /** What is to be known of the whole week, below its name. */
  info?: string;
  /** What the sheet does not say of any child, because the reader may not see it: so that nobody takes it for *nothing known*. */
  notice?: string;
  /** What of the day is not clear: below the heading, and in a spreadsheet below each table. */
  unclear?: string;
  /** Each on pages of its own, unless they belong together. */
  tables: SheetTable[];
  together?: boolean;
}

/** Columns and rows → a table. */
export function tableOf<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  note?: string,
): SheetTable {
  return {
    name,
    columns: columns.map(({ head, width, kind }) => ({ head, width, kind })),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
    note,
  };
}

/** A table for each group that the reader sees, and one for the children in none. */
export function tablesOfGroups(
  { groups, places }: SheetFacts,
  lang: ContentLanguage,
  columns: readonly SheetColumn<SheetPlace>[],
): SheetTable[] {
  const words = documentMessages[lang].sheets;
  const known = new Set(groups.map(({ id }) => id));
  const rest = places.filter(({ group_id }) => group_id === null || !known.has(group_id));
  return [
    ...groups.map(({ id, name, leaders }) =>
      tableOf(
        name,
        columns,
        places.filter(({ group_id }) => group_id === id),
        leaders.length > 0
          ? `${words.leaders}: ${leaders.map((leader) => leader.name).join(', ')}`
          : undefined,
      ),
    ),
    ...(rest.length > 0 || groups.length === 0
      ? [tableOf(groups.length > 0 ? words.no_group : words.everybody, columns, rest)]
      : []),
  ];
}

/** `Zeltlager · Woche 1 · 06.07.2026 – 10.07.2026`; of a week that was cancelled it says so. */
export function subjectOf(facts: SheetFacts, lang: ContentLanguage): string {
  return subjectOn(facts, formatPeriod(facts.week.from, facts.week.to), lang);
}

/** The same with other days. */
export function subjectOn({ week }: SheetFacts, days: string, lang: ContentLanguage): string {
  const name = NAME_COLUMNS[lang];
  const { week_cancelled } = documentMessages[lang].sheets;
  return [week.course[name], week[name], days, ...(week.cancelled_at ? [week_cancelled] : [])].join(' · ');
}

/** Says that the reader sees the health of no child, or not of all; nothing where everything is there. */
export function healthNotice(places: readonly SheetPlace[], lang: ContentLanguage): string | undefined {
  const words = documentMessages[lang].sheets;
  const seen = places.filter(({ health }) => health).length;
  if (seen === places.length) return undefined;
  return seen === 0 ? words.without_health : words.partly_without_health;
}

/** Says that the reader sees the parents of no child, or not of all; nothing where everything is there. */
export function familyNotice(places: readonly SheetPlace[], lang: ContentLanguage): string | undefined {
  const words = documentMessages[lang].sheets;
  return places.every(({ family }) => family) ? undefined : words.without_family;
}

/**
 * What was answered to the questions of the project, health aside, in a table of its own: beside names and days there is no room for it. No
 * table where nothing was answered.
 */
export function tablesOfAnswers(places: readonly SheetPlace[], lang: ContentLanguage): SheetTable[] {
  const linesOf = ({ answers }: SheetPlace): string[] =>
    answers.flatMap(({ question, answer, health }) => (health ? [] : [`${question}: ${answer}`]));
  const answered = places.filter((place) => linesOf(place).length > 0);
  if (answered.length === 0) return [];
  const { sheets: words } = documentMessages[lang];
  const columns: SheetColumn<SheetPlace>[] = [
    { head: words.child, width: 70, kind: 'text', value: (place) => childName(place, lang) },
    { head: words.answers, kind: 'text', value: linesOf },
  ];
  return [tableOf(words.answers, columns, answered)];
}

/** Last name first, and whether it stays without a place. @param also what else is to be known of it */
export function childName(
  { child, hasEnded }: SheetPlace,
  lang: ContentLanguage,
  also: readonly string[] = [],
): string {
  const known = [...(hasEnded ? [documentMessages[lang].sheets.place_ended] : []), ...also];
  return `${child.last_name} ${child.first_name}${known.length > 0 ? ` (${known.join(', ')})` : ''}`;
}

/** The child, as every sheet begins with it. @param also what else is to be known of it */
export function childColumns(
  lang: ContentLanguage,
  also: (place: SheetPlace) => readonly string[] = () => [],
): SheetColumn<SheetPlace>[] {
  const words = documentMessages[lang].sheets;
  return [
    {
      head: words.child,
      kind: 'text',
      value: (place) => childName(place, lang, also(place)),
    },
    { head: words.age, width: 13, kind: 'number', value: ({ age }) => age },
  ];
}

/** What the day type is called in the project. */
export function dayTypeOf(
  { week: { course } }: SheetFacts,
  place: SheetPlace,
  lang: ContentLanguage,
): string {
  const type = place.registration.day_type;
  if (type === null) return '';
  return dayTypeName(course, type, lang);
}

/** `Mo 06.07.` */
export function dayHead(date: IsoDate, lang: ContentLanguage): string {
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' }).format(new Date(date));
  return `${weekday} ${date.slice(8)}.${date.slice(5, 7)}.`;
}

/** `Oma Anna, +39 333 1111111` */
export function contactText({ name, phone }: { name: string | null; phone: string | null }): string {
  return [name, phone].filter(Boolean).join(', ');
}
