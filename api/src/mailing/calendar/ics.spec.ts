import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';
import { calendarFile, entriesFile, type CalendarContext, type CalendarEntry } from './ics.js';

/** Read by two parsers that others wrote, since ours would repeat our mistakes. */

const CONTEXT: CalendarContext = {
  lang: 'de',
  appName: 'Feria',
  appUrl: 'https://ferien.example:8443',
  now: new Date('2026-03-02T09:00:00.000Z'),
};

const ENTRY: CalendarEntry = {
  registrationId: 17,
  child: 'Mia',
  course: 'Waldwochen',
  week: '1. Woche',
  location: 'Brixen',
  geo: null,
  from: '2026-06-15',
  to: '2026-06-19',
  hours: null,
  waits: null,
  createdAt: new Date('2026-02-01T07:00:00.000Z'),
  changedAt: new Date('2026-02-01T07:00:00.000Z'),
};

function withIcalJs(text: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
}

function withNodeIcal(text: string): VEvent[] {
  return Object.values(ical.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT') as VEvent[];
}

/** What both parsers must agree on: the days as calendars count them, and the texts. */
function readByBoth(text: string): { from: string; until: string; summary: string; location: string }[] {
  const [first, second] = [
    withIcalJs(text).map(({ startDate, endDate, summary, location }) => {
      expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
      return { from: startDate.toString(), until: endDate.toString(), summary, location };
    }),
    withNodeIcal(text).map(({ start, end, summary, location, datetype }) => {
      expect(datetype).toBe('date');
      return { from: localDay(start), until: localDay(end!), summary, location };
    }),
  ];
  expect(second).toEqual(first);
  return first;
}

/** node-ical gives a date as midnight of the machine's own time zone. */
function localDay(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

it('gives all days of a week, the last one included', async () => {
  expect(readByBoth(await calendarFile([ENTRY], CONTEXT))).toEqual([
    { from: '2026-06-15', until: '2026-06-20', summary: 'Mia: Waldwochen, 1. Woche', location: 'Brixen' },
  ]);
});

it.each([
  ['in spring', '2026-03-23', '2026-03-29', '2026-03-30'],
  ['in autumn', '2026-10-19', '2026-10-25', '2026-10-26'],
  ['over the turn of the year', '2026-12-28', '2027-01-01', '2027-01-02'],
  ['of one day', '2026-10-25', '2026-10-25', '2026-10-26'],
  ['of two weeks, weekend included', '2026-06-15', '2026-06-26', '2026-06-27'],
])('gives the days of a week %s', async (_, from, to, until) => {
  expect(readByBoth(await calendarFile([{ ...ENTRY, from, to }], CONTEXT))).toEqual([
    expect.objectContaining({ from, until }),
  ]);
});

it('keeps umlauts, commas, quotes, semicolons and backslashes, in lines of at most 75 bytes', async () => {
  const course = 'Überraschung, „Spaß“ & "Abenteuer"; C:\\Wald 🏕 '.repeat(4).trim();
  const text = await calendarFile(
    [{ ...ENTRY, child: 'Zoë', course, location: 'Göflan, Haus "A"; Erdgeschoß' }],
    CONTEXT,
  );
  const [event] = readByBoth(text);
  expect(event).toMatchObject({
    summary: `Zoë: ${course}, 1. Woche`,
    location: 'Göflan, Haus "A"; Erdgeschoß',
  });
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

it('ends every line as the format wants it, and lets no text begin a line of its own', async () => {
  const hostile = 'Wald\r\nATTENDEE:mailto:a@b.example\nEND:VCALENDAR\u0000';
  const text = await calendarFile([{ ...ENTRY, course: hostile, location: hostile }], {
    ...CONTEXT,
    appName: hostile,
  });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => /[\p{Cc}]/u.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  expect(readByBoth(text)).toHaveLength(1);
});

it('names the calendar in its language, with commas in the name of the organiser, and says how often to ask', async () => {
  const context = { ...CONTEXT, lang: 'it' as const, appName: 'Estate, gioco; amici' };
  const text = await calendarFile([], context);
  const { vcalendar } = ical.sync.parseICS(text) as { vcalendar?: Record<string, string> };
  const name = 'Settimane delle vacanze – Estate, gioco; amici';
  expect([vcalendar?.['WR-CALNAME'], vcalendar?.['name']]).toEqual([name, name]);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
});

it('calls a wish and what is decided later by their names', async () => {
  const entries = [
    { ...ENTRY, waits: 'wish' as const },
    { ...ENTRY, waits: 'held_back' as const },
  ];
  const summaries = async (lang: 'de' | 'it') =>
    withIcalJs(await calendarFile(entries, { ...CONTEXT, lang })).map(
      ({ summary }) => summary.split(' – ')[0],
    );
  expect(await summaries('de')).toEqual(['Wunsch', 'Vorgemerkt']);
  expect(await summaries('it')).toEqual(['Preferenza', 'In sospeso']);
});

it('says that a place on the waiting list is not certain, in both languages', async () => {
  const waiting = { ...ENTRY, waits: 'waiting' as const };
  const [german] = withIcalJs(await calendarFile([waiting], CONTEXT));
  const [italian] = withIcalJs(await calendarFile([waiting], { ...CONTEXT, lang: 'it' }));
  expect(german!.summary).toBe('Warteliste – Mia: Waldwochen, 1. Woche');
  expect(italian!.summary).toBe('Lista d’attesa – Mia: Waldwochen, 1. Woche');
  expect(german!.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(withIcalJs(await calendarFile([ENTRY], CONTEXT))[0]!.component.getFirstPropertyValue('status')).toBe(
    'CONFIRMED',
  );
});

it('keeps the id of an entry and counts up when it changes', async () => {
  const moved = {
    ...ENTRY,
    from: '2026-06-22',
    to: '2026-06-26',
    changedAt: new Date('2026-02-01T07:00:05.000Z'),
  };
  const [before] = withIcalJs(entriesFile([ENTRY], CONTEXT));
  const [after] = withIcalJs(entriesFile([moved], CONTEXT));
  expect([before!.uid, before!.sequence]).toEqual(['registration-17@ferien.example', 0]);
  expect([after!.uid, after!.sequence]).toEqual(['registration-17@ferien.example', 5]);
  const modified = after!.component.getFirstPropertyValue('last-modified') as ICAL.Time;
  expect(modified.toJSDate()).toEqual(moved.changedAt);
});

it('takes no time of the parents', async () => {
  const [event] = withIcalJs(await calendarFile([ENTRY], CONTEXT));
  expect(event!.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

it('writes a long calendar in pieces, whole and in order, and lets others have their turn', async () => {
  const entries = Array.from({ length: 120 }, (_, at) => ({
    ...ENTRY,
    registrationId: at + 1,
    week: `${at + 1}. Woche`,
  }));
  let turns = 0;
  const counting = (): void => {
    turns += 1;
    handle = setImmediate(counting);
  };
  let handle = setImmediate(counting);
  const text = await calendarFile(entries, CONTEXT);
  clearImmediate(handle);
  expect(readByBoth(text).map(({ summary }) => summary)).toEqual(
    entries.map(({ week }) => `Mia: Waldwochen, ${week}`),
  );
  expect(text.match(/BEGIN:VCALENDAR|END:VCALENDAR/g)).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  expect(turns).toBeGreaterThanOrEqual(2);
});

const HOURS = { from: '08:00', to: '16:30' };

/** When a child is expected, as instants: with the zone that stands in the file, expanded by the parser. */
function meetings(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  return calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = new ICAL.Event(component);
    const iterator = event.iterator();
    const found: string[] = [];
    for (let start = iterator.next(); start; start = iterator.next()) {
      start.zone = zone;
      const end = start.clone();
      end.addDuration(event.duration);
      found.push(`${start.toJSDate().toISOString()} ${end.toJSDate().toISOString()}`);
    }
    return found;
  });
}

it('names the hours of each day, by the clock in Rome', async () => {
  const text = await calendarFile([{ ...ENTRY, hours: HOURS }], CONTEXT);
  expect(meetings(text)).toEqual(
    [15, 16, 17, 18, 19].map((day) => `2026-06-${day}T06:00:00.000Z 2026-06-${day}T14:30:00.000Z`),
  );
  const [event] = withNodeIcal(text);
  expect(event!.start.toISOString()).toBe('2026-06-15T06:00:00.000Z');
  expect(event!.end!.toISOString()).toBe('2026-06-15T14:30:00.000Z');
});

it('keeps the hours when the clocks change, and leaves out a weekend in between', async () => {
  const autumn = { ...ENTRY, hours: HOURS, from: '2026-10-22', to: '2026-10-27' };
  expect(meetings(await calendarFile([autumn], CONTEXT)).map((meeting) => meeting.slice(0, 16))).toEqual([
    '2026-10-22T06:00',
    '2026-10-23T06:00',
    '2026-10-26T07:00',
    '2026-10-27T07:00',
  ]);
});

it.each([
  ['a single day', '2026-06-15', '2026-06-15', 1],
  ['a weekend', '2026-06-13', '2026-06-14', 2],
  ['days that end on a Saturday', '2026-04-02', '2026-04-04', 3],
])('has the hours of %s', async (_, from, to, days) => {
  expect(meetings(await calendarFile([{ ...ENTRY, hours: HOURS, from, to }], CONTEXT))).toHaveLength(days);
});

it('writes the zone once, also of many entries of which some have no hours', async () => {
  const entries = Array.from({ length: 120 }, (_, at) => ({
    ...ENTRY,
    registrationId: at + 1,
    hours: at % 2 ? HOURS : null,
  }));
  const text = await calendarFile(entries, CONTEXT);
  // When it was written, made and changed is said in UTC, whatever the zone of the server.
  const stamps = text.match(/^(?:DTSTAMP|CREATED|LAST-MODIFIED):.*/gm)?.map((line) => line.trim());
  expect(stamps?.length).toBeGreaterThan(2);
  expect(stamps?.filter((line) => !/:\d{8}T\d{6}Z$/.test(line))).toEqual([]);
  expect(text.match(/BEGIN:VTIMEZONE|END:VTIMEZONE/g)).toEqual(['BEGIN:VTIMEZONE', 'END:VTIMEZONE']);
  expect(text.indexOf('END:VTIMEZONE')).toBeLessThan(text.indexOf('BEGIN:VEVENT'));
  expect(withIcalJs(text)).toHaveLength(120);
  expect(await calendarFile([ENTRY], CONTEXT)).not.toContain('VTIMEZONE');
});

it('says where on the map it is', async () => {
  const text = await calendarFile([{ ...ENTRY, geo: { lat: 46.7159, lon: -11.6576 } }], CONTEXT);
  const [event] = withIcalJs(text);
  expect(event!.component.getFirstPropertyValue('geo')).toEqual([46.7159, -11.6576]);
  expect(event!.location).toBe('Brixen');
  expect(text.match(/^LOCATION/gm)).toHaveLength(1);
});
