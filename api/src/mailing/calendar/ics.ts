import { addDays, type IsoDate, type ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import type { Hours } from '@feria/shared/rules/hours';
import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalWeekday,
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
  /** The same on each day; `null` where the office has entered none: then the entry takes whole days. */
  hours: Hours | null;
  location: string | null;
  /** Degrees; `null` where the place has none. */
  geo: { lat: number; lon: number } | null;
  /** What it is while it has no place; `null` where it has one. */
  waits: 'waiting' | 'held_back' | 'wish' | null;
  createdAt: Date;
  /** When days or state last changed; `createdAt` when they never did. */
  changedAt: Date;
}

/** A week of the programme as a calendar of everybody shows it; texts are in the language of the calendar. */
export interface ProgrammeEntry extends Pick<
  CalendarEntry,
  'course' | 'week' | 'location' | 'geo' | 'hours'
> {
  weekId: number;
  from: IsoDate;
  /** The last day, included. */
  to: IsoDate;
  /** Absolute address of the page of its project. */
  url: string;
  isCancelled: boolean;
  /** When its days or hours were last changed, or it was cancelled; `null` when never. */
  changedAt: Date | null;
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

const ZONE = 'Europe/Rome';

/** The clock of Rome since 1996, as RFC 5545 wants it beside every time of it. */
const ROME = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

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
  return subscribed(entries, { context, name: documentMessages[context.lang].calendar.name, eventOf });
}

/** The weeks of all projects as such a calendar, for everybody (product/catalogue.md#links). */
export async function programmeFile(
  entries: readonly ProgrammeEntry[],
  context: CalendarContext,
): Promise<string> {
  const { name } = documentMessages[context.lang].links;
  return subscribed(entries, { context, name, eventOf: programmeEvent });
}

/** How a calendar is written. */
interface Writing<Entry> {
  context: CalendarContext;
  eventOf: (entry: Entry, context: CalendarContext) => ICalEventData;
}

async function subscribed<Entry extends Pick<CalendarEntry, 'hours'>>(
  entries: readonly Entry[],
  { name: kind, ...writing }: Writing<Entry> & { name: string },
): Promise<string> {
  // The library escapes every other text, but not this one.
  const name = escape(`${kind} – ${plain(writing.context.appName)}`, false);
  const options = { name, ttl: REFRESH_SECONDS };
  const events = await inPieces(
    entries,
    (some) => {
      const text = write(some, writing, options);
      return [text.slice(text.indexOf(FIRST), text.lastIndexOf(END))];
    },
    ENTRIES,
  );
  const [timed] = entries.filter(({ hours }) => hours);
  const empty = frameOf(write(timed ? [timed] : [], writing, options));
  const end = empty.lastIndexOf(END);
  return empty.slice(0, end) + events.join('') + empty.slice(end);
}

/** A calendar without its entries. */
function frameOf(text: string): string {
  const first = text.indexOf(FIRST);
  return first < 0 ? text : text.slice(0, first) + text.slice(text.lastIndexOf(END));
}

/** A file with some entries, to be added to a calendar by hand. Added again, it changes the entries that are there. */
export function entriesFile(entries: readonly CalendarEntry[], context: CalendarContext): string {
  return write(entries, { context, eventOf }, {});
}

function write<Entry extends Pick<CalendarEntry, 'hours'>>(
  entries: readonly Entry[],
  { context, eventOf: made }: Writing<Entry>,
  options: { name?: string; ttl?: number },
): string {
  const calendar = ical({
    ...options,
    prodId: { company: 'Feria', product: 'Feria', language: context.lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries) calendar.createEvent(made(entry, context));
  // The library leaves the last line open.
  const text = `${calendar.toString()}\r\n`;
  return entries.some(({ hours }) => hours) ? withZone(text) : text;
}

/**
 * Names the zone of the hours. Told to the library, it would write when an entry was made and changed by the clock of the server, without a
 * zone; RFC 5545 wants UTC there.
 */
function withZone(text: string): string {
  const at = text.indexOf(FIRST);
  return `${text.slice(0, at)}${[`TIMEZONE-ID:${ZONE}`, `X-WR-TIMEZONE:${ZONE}`, ROME].join('\r\n')}\r\n${text.slice(at)}`;
}

/**
 * Where it takes place. The library writes coordinates only beside a title, and every place has a name.
 */
function placeOf({ location, geo }: Pick<CalendarEntry, 'location' | 'geo'>): ICalEventData['location'] {
  if (!location) return null;
  const title = plain(location);
  return geo ? { title, geo } : title;
}

/**
 * Whole days, or where the hours are known each day from when until when. As texts without a time zone, which the library writes as they
 * are, whatever the zone of the server is. A week that goes over a weekend is one of working days.
 */
function timeOf({
  from,
  to,
  hours,
}: Pick<CalendarEntry, 'from' | 'to' | 'hours'>): Pick<ICalEventData, 'start'> & Partial<ICalEventData> {
  if (!hours) return { allDay: true, start: from, end: addDays(to, 1) };
  const once = { timezone: ZONE, start: `${from}T${hours.from}`, end: `${from}T${hours.to}` };
  const days = daysOf(from, to);
  const isOverWeekend = days.some(isWeekend) && !isWeekend(from) && !isWeekend(to);
  const count = isOverWeekend ? days.filter((day) => !isWeekend(day)).length : days.length;
  if (count === 1) return once;
  const byDay = isOverWeekend ? { byDay: WORKING_DAYS } : {};
  return { ...once, repeating: { freq: ICalEventRepeatingFreq.DAILY, count, ...byDay } };
}

const WORKING_DAYS = [ICalWeekday.MO, ICalWeekday.TU, ICalWeekday.WE, ICalWeekday.TH, ICalWeekday.FR];

function daysOf(from: IsoDate, to: IsoDate): IsoDate[] {
  const days = [from];
  for (let day = from; day < to;) days.push((day = addDays(day, 1)));
  return days;
}

function isWeekend(day: IsoDate): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
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
    ...timeOf(entry),
    summary: entry.waits ? `${words[entry.waits]} – ${summary}` : summary,
    location: placeOf(entry),
    status: entry.waits ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}

function programmeEvent(entry: ProgrammeEntry, { lang, appUrl, now }: CalendarContext): ICalEventData {
  const summary = plain(`${entry.course}: ${entry.week}`);
  return {
    id: `week-${entry.weekId}@${new URL(appUrl).hostname}`,
    // It may only grow. Minutes, which fit the number of the format for longer than seconds.
    sequence: Math.floor((entry.changedAt?.getTime() ?? 0) / 60_000),
    stamp: now,
    ...timeOf(entry),
    summary: entry.isCancelled ? `${documentMessages[lang].links.cancelled} – ${summary}` : summary,
    location: placeOf(entry),
    url: entry.url,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}

/** Without the characters that the format does not allow in a text. */
function plain(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
