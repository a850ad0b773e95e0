import { emergencyContacts, HEALTH_FIELDS, type UiLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { withRelation } from './day-sheet.js';
import type { SheetFacts, SheetPlace } from './sheet-facts.js';
import {
  childColumns,
  contactText,
  subjectOf,
  tablesOfGroups,
  type Sheet,
  type SheetCell,
  type SheetColumn,
} from './sheet.js';

/** What the sheet tells of health: all of it. */
export const EMERGENCY_HEALTH = HEALTH_FIELDS;

/** What is needed in an emergency, of each child. */
export function emergencySheet(facts: SheetFacts, lang: UiLanguage): Sheet {
  const { sheets: words, export: fields } = documentMessages[lang];
  const { places } = facts;
  const healthOf = ({ health }: SheetPlace): SheetCell => {
    if (!health) return words.not_shown;
    const lines = HEALTH_FIELDS.flatMap((field) => {
      const value = health[field];
      return value ? [`${fields[field]}: ${value === true ? words.yes : value}`] : [];
    });
    return lines.length > 0 ? lines : words.nothing_known;
  };
  type Column = SheetColumn<SheetPlace>;
  const text = (head: string, width: number, value: Column['value']): Column => ({
    ...{ head, width, kind: 'text', value },
  });
  const columns: Column[] = [
    ...childColumns(lang),
    ...(places.some(({ health }) => health) ? [text(words.health, 72, healthOf)] : []),
    text(words.contacts, 44, ({ registration }) => emergencyContacts(registration).map(contactText)),
    ...(places.some(({ family }) => family)
      ? [
          text(words.parents, 46, ({ family }) => family?.parents.map(contactText) ?? words.not_shown),
          text(
            words.pickups_only,
            46,
            ({ family }) => family?.pickups.map(withRelation).map(contactText) ?? words.not_shown,
          ),
        ]
      : []),
  ];
  return {
    ...{ title: words.emergency_title, file: words.emergency_title, subject: subjectOf(facts, lang) },
    tables: tablesOfGroups(facts, lang, columns),
  };
}
