import { addDays, type IsoDate, type ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { inPieces } from '../../core/pieces.js';

/** A registration as a calendar shows it; texts are in the language of the calendar. */
export interface CalendarEntry {
  registrationId: number;
  /** First name of the child. */
  child: string;
  course: string;
  week: string;
  from: IsoDate;
  /** The last day, included. */
  to: IsoDate;
  location: string | null;
  isWaiting: boolean;
  createdAt: Date;
  /** When days or state last changed; `createdAt` when they never did. */
  changedAt: Date;
}

/** What a calendar is made with. */
export interface CalendarContext {
  lang: ContentLanguage;
  /** Name of the product or the organiser. */
  appName: string;
  /** Public address of the portal; its host makes the ids of the entries unique in the world. */
  appUrl: string;
  now: Date;
}

/** With what the first entry begins, and what follows the last one. */
const FIRST = 'BEGIN:VEVENT';
const END = 'END:VCALENDAR';

/** How long a calendar program should wait before it asks again. Many wait longer, whatever it says. */
const REFRESH_SECONDS = 3_600;

/** Entries that are written without a pause: the library takes a fifth of a millisecond and more for each. */
const ENTRIES = 50;

/**
 * A calendar in the format of RFC 5545, to be subscribed to; written in pieces.
 * @throws AppError 503 when its reader has gone meanwhile
 */
export async function calendarFile(
  entries: readonly CalendarEntry[],
  context: CalendarContext,
): Promise<string> {
  const words = documentMessages[context.lang].calendar;
  // The library escapes every other text, but not this one.
  const name = escape(`${words.name} – ${plain(context.appName)}`, false);
  const options = { name, ttl: REFRESH_SECONDS };
  const events = await inPieces(
    entries,
    (some) => {
      const text = write(some, context, options);
      return [text.slice(text.indexOf(FIRST), text.lastIndexOf(END))];
    },
    ENTRIES,
  );
  const empty = write([], context, options);
  const end = empty.lastIndexOf(END);
  return empty.slice(0, end) + events.join('') + empty.slice(end);
}

/** A file with one entry, to be added to a calendar by hand. Added again, it changes the entry that is there. */
export function entryFile(entry: CalendarEntry, context: CalendarContext): string {
  return write([entry], context, {});
}

function write(
  entries: readonly CalendarEntry[],
  context: CalendarContext,
  options: { name?: string; ttl?: number },
): string {
  const calendar = ical({
    ...options,
    prodId: { company: 'Feria', product: 'Feria', language: context.lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry, context));
  // The library leaves the last line open.
  return `${calendar.toString()}\r\n`;
}

/**
 * One event over all days of the week, weekends too: so many days the child is taken (product/registrations.md#one-programme-a-day). It blocks
 * nobody's time: it is the child that is away.
 */
function eventOf(entry: CalendarEntry, { lang, appUrl, now }: CalendarContext): ICalEventData {
  const words = documentMessages[lang].calendar;
  const summary = plain(`${entry.child}: ${entry.course}, ${entry.week}`);
  return {
    id: `registration-${entry.registrationId}@${new URL(appUrl).hostname}`,
    // It may only grow. Seconds, because there is no count of the changes.
    sequence: Math.floor((entry.changedAt.getTime() - entry.createdAt.getTime()) / 1_000),
    stamp: now,
    created: entry.createdAt,
    lastModified: entry.changedAt,
    allDay: true,
    // As texts without a time zone: the library takes the date in UTC, whatever the zone of the server is.
    start: entry.from,
    end: addDays(entry.to, 1),
    summary: entry.isWaiting ? `${words.waiting} – ${summary}` : summary,
    location: entry.location && plain(entry.location),
    status: entry.isWaiting ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}

/** Without the characters that the format does not allow in a text. */
function plain(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
