import type { ExportedWeek, FamilyExport } from '@feria/shared/contracts/privacy';
import { formatDate, formatEuros, formatInstant, formatPeriod } from '../../i18n/format';
import type { I18n } from '../../i18n';
import type { FieldInPart, FieldName, Part, Show } from '../../i18n/own-data-fields';
import type { DataWords } from '../../i18n/own-data-words';

interface Reader extends Pick<I18n, 't' | 'local'> {
  /** All of it, which names the children. */
  copy: FamilyExport;
  words: DataWords;
}

/** What a field is called. */
export function labelOf(part: Part, field: string, { fields, inPart }: DataWords): string {
  return inPart[`${part}.${field}` as FieldInPart] ?? fields[field as FieldName];
}

/** A value in the words of the reader; `null` where there is nothing to show. */
export function shownValue(value: unknown, show: Show, reader: Reader): string | null {
  if (show === 'hidden' || value === null || value === undefined || value === '') return null;
  if (Array.isArray(value) && value.length === 0) return null;
  if (typeof show === 'object') return inWords(value, show, reader);
  return SHOWN[show](value as never, reader);
}

const SHOWN: { [S in Exclude<Show, object | 'hidden'>]: (value: never, reader: Reader) => string } = {
  text: (value: string) => value,
  number: (value: number) => String(value),
  date: (value: string) => formatDate(value),
  instant: (value: string) => formatInstant(value),
  euros: (value: number) => formatEuros(value),
  yes: (value: boolean, { words }) => (value ? words.yes : words.no),
  child: (id: number, reader) => childOf(id, reader),
  children: (ids: number[], reader) => ids.map((id) => childOf(id, reader)).join(', '),
  named: (course: ExportedWeek['course'], { local }) => local(course, 'name'),
  days: daysOf,
  week: weekOf,
  weeks: (weeks: ExportedWeek[], reader) => weeks.map((week) => weekOf(week, reader)).join('\n'),
  texts: (texts: string[]) => texts.join(', '),
  receipt_lines: (lines: FamilyExport['receipts'][number]['lines']) =>
    lines
      .map(({ child, course, week, amount }) =>
        [child, course, week, formatEuros(amount)].filter(Boolean).join(' · '),
      )
      .join('\n'),
};

/** A choice; one that a newer server has and this page does not know stands as it is. */
function inWords(value: unknown, show: Extract<Show, object>, { words, t }: Reader): string {
  const each = (one: string): string => {
    if ('common' in show) return t(`common.${show.common}.${one}` as 'common.lang.de');
    return (words.choices[show.choice] as Record<string, string>)[one] ?? one;
  };
  return [value].flat().map(String).map(each).join(', ');
}

function childOf(id: number, { copy }: Reader): string {
  const child = copy.childrens.find((each) => each.id === id);
  return child ? `${child.first_name} ${child.last_name}` : String(id);
}

function daysOf(week: ExportedWeek['courseWeek'], { local }: Reader): string {
  return `${local(week, 'name')} (${formatPeriod(week.from, week.to)})`;
}

function weekOf({ course, courseWeek }: ExportedWeek, reader: Reader): string {
  return `${reader.local(course, 'name')}, ${daysOf(courseWeek, reader)}`;
}
