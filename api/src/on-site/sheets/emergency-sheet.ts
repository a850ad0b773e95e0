import { emergencyContacts, formatDate, HEALTH_FIELDS, type ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { NAME_COLUMNS } from '@feria/shared/rules/content';
import { withRelation } from './day-sheet.js';
import type { SheetFacts, SheetPlace } from './sheet-facts.js';
import {
  childColumns,
  contactText,
  familyNotice,
  healthNotice,
  subjectOf,
  tablesOfGroups,
  type Sheet,
  type SheetCell,
  type SheetColumn,
} from './sheet.js';

/** What the sheet tells of health: all of it. */
export const EMERGENCY_HEALTH = HEALTH_FIELDS;

/** Where the week takes place, for a call to 112; says it when nobody has entered an address. */
function placeOfWeek({ week }: SheetFacts, lang: ContentLanguage): string {
  const { sheets: words } = documentMessages[lang];
  const { location } = week.course;
  const name = location?.[NAME_COLUMNS[lang]];
  const address = location?.address || words.no_address;
  return `${words.emergency_call}: ${[name, address].filter(Boolean).join(', ')}`;
}

/** What is needed in an emergency, of each child. */
export function emergencySheet(facts: SheetFacts, lang: ContentLanguage): Sheet {
  const { sheets: words, export: fields } = documentMessages[lang];
  const { places } = facts;
  const healthOf = ({ health, answers }: SheetPlace): SheetCell => {
    if (!health) return words.not_shown;
    const lines = HEALTH_FIELDS.flatMap((field) => {
      const value = health[field];
      return value ? [`${fields[field]}: ${value === true ? words.yes : value}`] : [];
    });
    lines.push(...answers.flatMap((one) => (one.health ? [`${one.question}: ${one.answer}`] : [])));
    return lines.length > 0 ? lines : words.nothing_known;
  };
  const identityOf = ({ identity, family }: SheetPlace): SheetCell => [
    ...(identity?.birth ? [`* ${formatDate(identity.birth)}`] : []),
    identity?.tax ?? '',
    ...(family ? (identity?.addresses ?? []) : [`${words.address}: ${words.not_shown}`]),
  ];
  type Column = SheetColumn<SheetPlace>;
  const text = (head: string, width: number, value: Column['value']): Column => ({
    head,
    width,
    kind: 'text',
    value,
  });
  const columns: Column[] = [
    ...childColumns(lang),
    text(words.identity, 46, identityOf),
    text(words.health, 52, healthOf),
    text(words.contacts, 36, ({ registration }) => emergencyContacts(registration).map(contactText)),
    ...(places.some(({ family }) => family)
      ? [
          text(words.parents, 38, ({ family }) => family?.parents.map(contactText) ?? words.not_shown),
          text(
            words.pickups_only,
            36,
            ({ family }) => family?.pickups.map(withRelation).map(contactText) ?? words.not_shown,
          ),
        ]
      : []),
  ];
  return {
    title: words.emergency_title,
    file: words.emergency_title,
    subject: subjectOf(facts, lang),
    info: placeOfWeek(facts, lang),
    notice: [healthNotice(places, lang), familyNotice(places, lang)].filter(Boolean).join(' ') || undefined,
    tables: tablesOfGroups(facts, lang, columns),
  };
}
