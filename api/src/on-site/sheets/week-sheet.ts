import { daysBetween, emergencyContacts, HEALTH_FIELDS, type ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { hasHealth, type SheetFacts, type SheetPlace } from './sheet-facts.js';
import {
  childColumns,
  contactText,
  dayHead,
  dayTypeOf,
  healthNotice,
  subjectOf,
  tablesOfAnswers,
  tablesOfGroups,
  type Sheet,
  type SheetColumn,
} from './sheet.js';

/** What the sheet tells of health: whether there is something. */
export const WEEK_SHEET_HEALTH = HEALTH_FIELDS;

/** The children of a week by group, to be ticked on each day. */
export function weekSheet(facts: SheetFacts, lang: ContentLanguage): Sheet {
  const words = documentMessages[lang].sheets;
  const { week, places, today } = facts;
  const health: SheetColumn<SheetPlace> = {
    head: words.health,
    width: 26,
    kind: 'text',
    value: (place) =>
      place.health ? (hasHealth(place.health, place.answers) ? words.yes : '') : words.not_shown,
  };
  const columns: SheetColumn<SheetPlace>[] = [
    ...childColumns(lang),
    { head: words.day_type, width: 24, kind: 'text', value: (place) => dayTypeOf(facts, place, lang) },
    { head: words.leave_alone, width: 16, kind: 'text', value: ({ child }) => yes(child.leave_alone) },
    { head: words.swimming, width: 25, kind: 'text', value: ({ child }) => help(child.swimming_help) },
    health,
    {
      head: words.phone,
      width: 38,
      kind: 'text',
      value: ({ registration }) => emergencyContacts(registration).slice(0, 1).map(contactText),
    },
    ...daysBetween(week.from, week.to).map((date): SheetColumn<SheetPlace> => ({
      head: dayHead(date, lang),
      width: 14,
      kind: 'tick',
      value: ({ isAbsent, hasOpenPoint }) => {
        if (!isAbsent(date)) return null;
        // It may be there after all.
        return date === today && hasOpenPoint ? words.open_point : words.absent;
      },
    })),
  ];
  function yes(is: boolean): string {
    return is ? words.yes : '';
  }
  function help(needed: boolean): string {
    return needed ? words.swimming_help : '';
  }
  return {
    title: words.week_title,
    file: words.week_title,
    subject: subjectOf(facts, lang),
    notice: healthNotice(places, lang),
    tables: [...tablesOfGroups(facts, lang, columns), ...tablesOfAnswers(places, lang)],
  };
}
