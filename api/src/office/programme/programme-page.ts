import {
  CONTENT_LANGUAGES,
  contactLine,
  DAY_TYPES,
  formatDate,
  formatEuros,
  formatPeriod,
  offeredDayTypes,
  PORTAL,
  priceOf,
  toEuros,
  type ContentLanguage,
  type DayType,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { nameIn } from '@feria/shared/rules/content';
import { formatHours, hoursOf } from '@feria/shared/rules/hours';
import { renderSVG } from 'uqr';
import { dayTypeName } from '../../catalogue/courses/day-type-name.js';
import { isBlankRichText, sanitizeRichText } from '../../core/text/rich-text.js';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import type { ProgrammeFacts } from './programme-reader.js';

const words = { de: documentMessages.de.programme, it: documentMessages.it.programme };

/** A text in both languages, of which the second is left out where it is the same. */
interface Both {
  de: string;
  it: string | null;
}

/** What a programme has beside its facts. */
interface Parts {
  /** Photographs by project, as `data:` addresses; `null`: none. */
  photos: ReadonlyMap<number, string | null>;
  logo: string | null;
  /** Pages by anchor; empty while they are not known. */
  pages: ReadonlyMap<string, number>;
}

/** What the template of the programme names. Texts are escaped there, or rich text that was sanitised just before. */
export function programmePage(facts: ProgrammeFacts, { photos, logo, pages }: Parts) {
  const { year, projects, appName, contact, appUrl } = facts;
  const ofYear = (text: string): string => text.replace('%{year}', String(year));
  return {
    words,
    title: both(ofYear(words.de.title), ofYear(words.it.title)),
    appName,
    logo,
    contact: contactLine(contact),
    address: appUrl,
    code: codeOf(appUrl + PORTAL.index),
    projects: projects.map(({ course, weeks }) => {
      const anchor = `p${course.id}`;
      const address = appUrl + PORTAL.project(course.id);
      const texts = textsOf(course);
      const types = DAY_TYPES.filter((type) => weeks.some((week) => offeredDayTypes(week).includes(type)));
      return {
        anchor,
        // Three digits while it is not known: the room that it takes is the same.
        page: pages.get(anchor) ?? '000',
        name: named(course),
        period: periodOf(course, weeks),
        photo: photos.get(course.id) ?? null,
        place: course.location ? named(course.location) : null,
        placeAddress: course.location?.address ?? '',
        ages: agesOf(course),
        registerFrom: course.register_from
          ? [formatDate(course.register_from), course.register_from_time].filter(Boolean).join(', ')
          : '',
        texts,
        isLong: isLong(texts, weeks),
        address,
        addressParts: partsOf(address),
        code: codeOf(address),
        types: types.map((type) => both(dayTypeName(course, type, 'de'), dayTypeName(course, type, 'it'))),
        weeks: weeks.map((week) => ({
          name: named(week),
          days: formatPeriod(week.from, week.to),
          offers: types.map((type) => offerOf(week, type)),
        })),
      };
    }),
  };
}

function both(de: string, it: string): Both {
  return { de, it: it === de ? null : it };
}

function named(record: { name: string; name_it: string }): Both {
  return both(nameIn('de', record), nameIn('it', record));
}

function periodOf(course: CourseEntity, weeks: readonly CourseWeekEntity[]): string {
  const last = weeks
    .map(({ to }) => to)
    .sort()
    .at(-1);
  return formatPeriod(weeks[0]?.from ?? course.from, last ?? course.to);
}

function agesOf({ age_from: from, age_to: to }: CourseEntity): Both | null {
  const said = (language: ContentLanguage): string => {
    const { years, years_from, years_to } = words[language];
    const pattern = from === null ? years_to : to === null ? years_from : years;
    return pattern.replace('%{from}', String(from)).replace('%{to}', String(to));
  };
  return from === null && to === null ? null : both(said('de'), said('it'));
}

interface Text {
  lang: ContentLanguage;
  html: string;
}

/** The descriptions that there are. Their headings would stand among those of the document. */
function textsOf({ description, description_it }: CourseEntity): Text[] {
  const written = { de: description, it: description_it };
  return CONTENT_LANGUAGES.map((lang) => ({ lang, html: sanitizeRichText(written[lang] ?? '') }))
    .filter(({ html }) => !isBlankRichText(html))
    .map(({ lang, html }) => ({
      lang,
      html: html.replace(/<h[1-3]>/g, '<p><b>').replace(/<\/h[1-3]>/g, '</b></p>'),
    }));
}

/**
 * Lines: of a page; those that name, picture and facts of a project take with what is above and below them; those of the head
 * of its weeks.
 */
const LINES = { page: 60, head: 15, weeks: 2 };
/** Letters in a line: of a description alone, of one of two beside each other, of the names of a week. */
const LETTERS = { alone: 112, beside: 54, week: 44 };

/**
 * Whether a project takes more than half of a page: then its texts and weeks may come on two. Where nothing is divided, what
 * takes a little more than half of a page leaves the rest of each empty; of those that take less, two have one page.
 */
function isLong(texts: readonly Text[], weeks: readonly CourseWeekEntity[]): boolean {
  const width = texts.length > 1 ? LETTERS.beside : LETTERS.alone;
  const lines = Math.max(0, ...texts.map(({ html }) => linesOf(html, width)));
  // A row is as high as a line and a quarter, and a line more for each that its names need.
  const rows = weeks.map(
    ({ name, name_it }) => 0.25 + Math.ceil((name.length + name_it.length) / LETTERS.week),
  );
  return LINES.head + lines + LINES.weeks + rows.reduce((sum, row) => sum + row, 0) > LINES.page / 2;
}

function linesOf(html: string, width: number): number {
  const parts = html.split(/<\/(?:p|li)>|<br>/).map((part) => part.replace(/<[^<>]*>/g, '').trim());
  return parts.reduce((sum, { length }) => sum + Math.ceil(length / width), 0);
}

/** What a week costs for a day type, and when it is; `null` where it has not this day type. */
function offerOf(week: CourseWeekEntity, type: DayType): { hours: string; price: string } | null {
  if (!offeredDayTypes(week).includes(type)) return null;
  const hours = hoursOf(week, type);
  return { hours: hours ? formatHours(hours) : '', price: formatEuros(toEuros(priceOf(week, type))) };
}

/** An address without its scheme, in parts between which a line may end. */
function partsOf(address: string): string[] {
  return address.replace(/^https?:\/\//, '').split(/(?<=[.-])|(?=\/)/);
}

/** Four modules of quiet zone are what readers ask for. */
function codeOf(address: string): string {
  const svg = renderSVG(address, { ecc: 'M', border: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
