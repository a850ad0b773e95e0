import { compareTexts, daysBetween, translate, type IsoDate, type ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import type { SheetFacts, SheetPlace } from './sheet-facts.js';
import { childName, dayHead, healthNotice, subjectOf, tableOf, type Sheet } from './sheet.js';

/** What the sheet tells of health. */
export const MEALS_HEALTH = ['allergies', 'incompatibilities'] as const;

/** What a diet is about, and who has it. */
interface Diet {
  field: (typeof MEALS_HEALTH)[number] | null;
  text: string;
  children: string[];
}

/** The number of meals on each day, and the diets; today also of who stays without a place (product/on-site.md#place-ended). */
export function mealsSheet(facts: SheetFacts, lang: ContentLanguage): Sheet {
  const { sheets: words, export: fields } = documentMessages[lang];
  const { week, leaders, places, today } = facts;
  const notice = healthNotice(places, lang);
  // Of who stays without a place the kind of day may not be known any more: it gets a meal.
  const eaters = places.filter(({ registration: { day_type }, hasEnded }) =>
    hasEnded ? day_type !== 'half_day' : day_type === 'full_day',
  );
  // Nor whether who was told absent is there after all, as long as that is an open point.
  const mayBeThere = ({ hasEnded, isAbsent, hasOpenPoint }: SheetPlace): boolean =>
    !hasEnded && isAbsent(today) && hasOpenPoint;
  const eatsOn = (place: SheetPlace, date: IsoDate): boolean =>
    place.hasEnded ? date === today : !place.isAbsent(date) || (date === today && mayBeThere(place));
  const unclear = eaters.filter(mayBeThere).length;
  const days = daysBetween(week.from, week.to).map((date) => ({
    date,
    children: eaters.filter((place) => eatsOn(place, date)).length,
  }));
  const meals = tableOf(
    words.meals,
    [
      { head: words.day, kind: 'text', value: ({ date }) => dayHead(date, lang) },
      { head: words.children, width: 45, kind: 'number', value: ({ children }) => children },
      { head: words.leaders, width: 45, kind: 'number', value: () => leaders.length },
      { head: words.meals, width: 45, kind: 'number', value: ({ children }) => children + leaders.length },
    ],
    days,
    words.meals_note,
  );
  const diets = tableOf<Diet>(
    words.diets,
    [
      {
        head: words.diet,
        width: 50,
        kind: 'text',
        value: ({ field }) => (field ? fields[field] : words.not_shown),
      },
      { head: words.diet_text, kind: 'text', value: ({ text }) => text },
      {
        head: words.count,
        width: 25,
        kind: 'number',
        value: ({ field, children }) => (field ? children.length : null),
      },
      { head: words.diet_children, width: 90, kind: 'text', value: ({ children }) => children },
    ],
    // A list without a word about it reads as if nobody had any.
    [...dietsOf(places, lang), ...(notice ? [{ field: null, text: notice, children: [] }] : [])],
    words.diets_note,
  );
  return {
    title: words.meals_title,
    file: words.meals_title,
    subject: subjectOf(facts, lang),
    together: true,
    notice,
    unclear: unclear > 0 ? translate(words, 'meals_unclear', { smart_count: unclear }) : undefined,
    tables: [meals, diets],
  };
}

/** Texts that are the same but for blanks and capitals are one diet; what most children have comes first. */
function dietsOf(places: readonly SheetPlace[], lang: ContentLanguage): Diet[] {
  const diets = new Map<string, Diet>();
  for (const place of places)
    for (const field of MEALS_HEALTH) {
      const text = place.health?.[field]?.trim().replace(/\s+/g, ' ');
      if (!text) continue;
      const key = `${field} ${text.toLowerCase()}`;
      const diet = diets.get(key) ?? { field, text, children: [] };
      diet.children.push(childName(place, lang));
      diets.set(key, diet);
    }
  return [...diets.values()].sort(
    (a, b) =>
      MEALS_HEALTH.indexOf(a.field!) - MEALS_HEALTH.indexOf(b.field!) ||
      b.children.length - a.children.length ||
      compareTexts(a.text, b.text),
  );
}
