import { formatDate, formatInstant, translate, type IsoDate, type ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import type { SheetFacts, SheetPlace } from './sheet-facts.js';
import {
  childColumns,
  contactText,
  dayHead,
  dayTypeOf,
  subjectOn,
  tablesOfGroups,
  type Sheet,
  type SheetCell,
  type SheetColumn,
} from './sheet.js';

/** Who comes and goes on a day. What was marked already is printed; the rest is left for a pen. Where that may be wrong it says so. */
export function daySheet(facts: SheetFacts, date: IsoDate, lang: ContentLanguage): Sheet {
  const words = documentMessages[lang].sheets;
  const { places, points } = facts;
  const arrived = ({ attendance, isAbsent }: SheetPlace): SheetCell => {
    if (attendance?.status === 'absent') return words.missing;
    if (attendance?.status === 'excused' || (!attendance?.status && isAbsent(date))) return words.excused;
    if (attendance?.arrived_at) return timeOf(attendance.arrived_at);
    return attendance?.status === 'present' ? words.present : null;
  };
  const pickups: SheetColumn<SheetPlace> = {
    head: words.pickups,
    width: 72,
    kind: 'text',
    value: ({ family }) =>
      family ? [...family.parents, ...family.pickups.map(withRelation)].map(contactText) : words.not_shown,
  };
  const columns: SheetColumn<SheetPlace>[] = [
    ...childColumns(lang, ({ hasOpenPoint }) => (hasOpenPoint ? [words.open_point] : [])),
    { head: words.day_type, width: 24, kind: 'text', value: (place) => dayTypeOf(facts, place, lang) },
    {
      head: words.leave_alone,
      width: 16,
      kind: 'text',
      value: ({ child }) => (child.leave_alone ? words.yes : ''),
    },
    { head: words.arrived, width: 26, kind: 'tick', value: arrived },
    {
      head: words.left,
      width: 26,
      kind: 'tick',
      value: ({ attendance }) => (attendance?.left_at ? timeOf(attendance.left_at) : null),
    },
    {
      head: words.left_with,
      width: 38,
      kind: 'text',
      value: ({ attendance, mayPickUp }) => {
        const isAlone = attendance?.left_with === 'alone';
        const name = isAlone ? words.alone : (attendance?.left_with_name ?? '');
        if (mayPickUp !== false) return name;
        return `${name} (${isAlone ? words.may_not_leave_alone : words.may_not_pick_up})`;
      },
    },
    ...(places.some(({ family }) => family) ? [pickups] : []),
  ];
  return {
    title: words.day_title.replace('%{date}', formatDate(date)),
    file: words.day_file,
    subject: subjectOn(facts, dayHead(date, lang), lang),
    unclear: points > 0 ? translate(words, 'open_points', { smart_count: points }) : undefined,
    tables: tablesOfGroups(facts, lang, columns),
  };
}

/** `08:05` */
function timeOf(instant: Date): string {
  return formatInstant(instant).slice(-5);
}

/** The relation stands behind the name. */
export function withRelation({
  name,
  phone,
  relation,
}: {
  name: string;
  phone: string;
  relation: string | null;
}): { name: string; phone: string } {
  return { name: relation ? `${name} (${relation})` : name, phone };
}
