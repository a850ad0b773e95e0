import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type {
  AttendanceDay,
  AttendanceMark,
  AttendanceRecord,
  IsoDate,
  SessionToken,
  OfficeLanguage,
  WeekGroupsDetail,
} from '@feria/shared';
import { addDays, romeInstant, romeToday } from '@feria/shared/rules/dates';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { ask, courseNamed, make, staffSession, unique } from './office';
import { childNamed, personNamed } from './people';

/** Today in Rome, by this machine’s clock: server and tests have the same. */
export const TODAY_DATE = romeToday();

/** Children that one call registers. */
const CALL = 10;

interface Child {
  id: number;
  name: string;
  first: string;
}

/** A week that runs today, with children in one group for each leader. */
export interface DayOnSite {
  weekId: number;
  /** Last name of all children. */
  last: string;
  /** Id of the parent of all of them. */
  parent: number;
  /** By leader. */
  children: Child[][];
  leaders: { id: number; name: string; session: SessionToken }[];
}

/**
 * Makes a week that runs today. @param options `change` of the first child of each group; `days` that the week has from today on, and
 * how many it had before
 */
export async function makeDay(
  page: Page,
  {
    leaders: count = 1,
    each = 3,
    change = {},
    days = 5,
    before = 0,
  }: { leaders?: number; each?: number; change?: object; days?: number; before?: number } = {},
): Promise<DayOnSite> {
  const last = unique('Vorort').replace(/ /g, '');
  const parent = await make(page, 'parent', personNamed(last, { phone: '+39 333 7770000' }));
  const dates = { from: addDays(TODAY_DATE, -before), to: addDays(TODAY_DATE, days - 1) };
  const courseId = await make(page, 'course', {
    ...courseNamed(unique('Vor Ort')),
    ...dates,
    max_participants: count * each,
  });
  const weekId = await make(page, 'courseWeek', {
    course_id: courseId,
    name: 'Erste Woche',
    name_it: 'Prima settimana',
    ...dates,
    full_day: true,
    price: 100,
    max_participants: count * each,
    waiting_list: 0,
  });
  const leaders: DayOnSite['leaders'] = [];
  const children: Child[][] = [];
  for (let leader = 0; leader < count; leader += 1) {
    const name = unique('Leitung');
    leaders.push({ ...(await staffSession(page, ['week.assigned'], name)), name });
    const own: Child[] = [];
    for (let index = 0; index < each; index += 1) {
      const first = `Kind${leader + 1}${String(index + 1).padStart(2, '0')}`;
      const more = index === 0 ? change : {};
      const id = await make(
        page,
        'child',
        childNamed(last, { first_name: first, parents: [parent], ...more }),
      );
      own.push({ id, first, name: `${first} ${last}` });
    }
    children.push(own);
    for (let start = 0; start < own.length; start += CALL)
      await make(page, `send-registration/${courseId}/admin`, {
        bookedChildren: own
          .slice(start, start + CALL)
          .map(({ id }) => ({ id, courseWeeks: [{ id: weekId, dayType: 'full_day' }] })),
        emergency_contact1_name: 'Oma Anna',
        emergency_contact1_phone: '+39 333 0000001',
      });
  }
  await setGroups(
    page,
    weekId,
    leaders.map(({ id }, index) => ({
      name: `Gruppe ${index + 1}`,
      leaders: [id],
      children: children[index]!.map((child) => child.id),
    })),
  );
  return { weekId, last, parent, children, leaders };
}

/** Replaces the groups of a week, as the office. */
export async function setGroups(
  page: Page,
  weekId: number,
  groups: { name: string; leaders: number[]; children: number[] }[],
): Promise<void> {
  const { version } = await ask<WeekGroupsDetail>(page, `api/courseWeek/${weekId}/groups`);
  await make(page, `courseWeek/${weekId}/groups`, { version, groups }, 'PUT');
}

/** Takes a child out of the week, as the office. */
export async function removePlace(page: Page, { weekId }: DayOnSite, child: Child): Promise<void> {
  const day = await ask<AttendanceDay>(page, `api/attendance?date=${TODAY_DATE}&course_week_id=${weekId}`);
  const place = day.weeks[0]?.children.find(({ child_id }) => child_id === child.id);
  const answer = await page.request.delete(`/api/peopleCourseWeekRegistration/${place?.registration_id}`, {
    headers: { Authorization: `Bearer ${sessionOf('admin').token}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Erases the family of all children of the day, as the office. */
export async function eraseFamily(page: Page, { parent }: DayOnSite): Promise<void> {
  const answer = await page.request.post(`/api/parent/${parent}/erase`, {
    data: {},
    headers: { Authorization: `Bearer ${sessionOf('admin').token}` },
  });
  expect(await answer.json()).toMatchObject({ data: { success: true } });
}

/** Cancels the week, as the office. */
export async function cancelWeek(page: Page, { weekId }: DayOnSite): Promise<void> {
  const answer = await page.request.post(`/api/courseWeek/${weekId}/cancel`, {
    data: {},
    headers: { Authorization: `Bearer ${sessionOf('admin').token}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Marks children as somebody with a network does, from the state that the server has. */
export async function markAs(
  page: Page,
  { session }: { session: SessionToken },
  child: Child,
  fields: Partial<AttendanceMark>,
): Promise<void> {
  const change = { id: randomUUID(), child_id: child.id, date: TODAY_DATE, ...fields };
  const answer = await page.request.put('/api/attendance', {
    data: { changes: [{ ...change, changed_at: new Date().toISOString() }] },
    headers: { Authorization: `Bearer ${session.token}` },
  });
  expect(await answer.json()).toMatchObject({ data: { results: [{ outcome: 'applied' }] } });
}

/** Moments of a page whose clock, and the server's as far as the page sees it, are moved. */
export interface MovedTime {
  /** Lets both clocks show a time of a day in Rome. */
  to: (date: IsoDate, time: string) => Promise<void>;
}

/**
 * Moves the time that a page lives in: its own clock, and what the server tells it about its own. Requests go to the real server, so
 * days are those around today.
 */
export async function moveTime(page: Page, date: IsoDate, time: string): Promise<MovedTime> {
  const real = Date.now();
  const start = romeInstant(date, time).getTime();
  await page.clock.install({ time: start });
  await page.addInitScript((ahead) => {
    const { fetch: ask } = window;
    window.fetch = async (...call) => {
      const answer = await ask(...call);
      if (!answer.url.includes('/api/attendance?')) return answer;
      const body = (await answer.clone().json()) as { data?: { server_time?: string } };
      if (!body.data?.server_time) return answer;
      const moved = Number(localStorage.getItem('test.ahead') ?? ahead);
      body.data.server_time = new Date(Date.parse(body.data.server_time) + moved).toISOString();
      return new Response(JSON.stringify(body), { status: answer.status });
    };
  }, start - real);
  return {
    to: async (nextDate, nextTime) => {
      const next = romeInstant(nextDate, nextTime).getTime();
      const ahead = next - Date.now();
      await page.evaluate((value) => localStorage.setItem('test.ahead', String(value)), ahead);
      const now = await page.evaluate(() => Date.now());
      await page.clock.fastForward(next - now);
    },
  };
}

/** Opens the page as a leader. */
export async function openToday(
  page: Page,
  { session }: { session: SessionToken },
  language: OfficeLanguage = 'de',
): Promise<void> {
  await signInWithSession(page, session, language);
  await page.goto('/be/today');
}

/** The section with marks that do not count. */
export const points = (page: Page) =>
  page.getByRole('region', { name: /offene[rn]? Punkte?$|punt[oi] apert[oi]$/ });

/** Unfolds the points: at first the box says only of whom they are. */
export async function unfoldPoints(page: Page): Promise<void> {
  await points(page)
    .getByRole('button', { name: /^(Anzeigen|Mostra)$/ })
    .click();
}

/** Opens the details of a child. */
export async function openChild(page: Page, child: { name: string }): Promise<Locator> {
  await card(page, child)
    .getByRole('button', { name: new RegExp(`^${child.name}`) })
    .click();
  return page.getByRole('dialog', { name: child.name });
}

/** Lets a child leave with somebody who may not pick it up, when the page has asked. */
export const giveAnyway = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Trotzdem mitgeben|Affidare comunque)$/ }).click();

/** The card of a child. */
export const card = (page: Page, { name }: { name: string }) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(`^${name}`) }) });

/** The line that says what is sent. */
export const sync = (page: Page) => page.getByRole('banner').getByRole('status');

/** What the server knows of the children of a week today. */
export async function attendanceOf(
  page: Page,
  { weekId }: DayOnSite,
): Promise<Map<number, AttendanceRecord | null>> {
  const day = await ask<AttendanceDay>(page, `api/attendance?date=${TODAY_DATE}&course_week_id=${weekId}`);
  return new Map(
    day.weeks.flatMap(({ children }) => children.map((child) => [child.child_id, child.attendance])),
  );
}

/** Waits until the service worker keeps the page. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(sync(page)).toContainText(/Alles gesendet|Tutto inviato/);
}

/** Under which names the device keeps something of children. */
export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('feria-today-vault', 1);
        opening.onerror = () => reject(new Error('not opened'));
        opening.onsuccess = () => {
          const keys = opening.result.transaction('day').objectStore('day').getAllKeys();
          keys.onsuccess = () => (opening.result.close(), resolve(keys.result.map(String)));
        };
      }),
  );

/** Everything that the browser has stored for this origin, as text. Binary values are read as Latin-1. */
export function storedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const bytes = (buffer: ArrayBuffer | ArrayBufferView): string =>
      Array.from(new Uint8Array(ArrayBuffer.isView(buffer) ? buffer.buffer : buffer), (byte) =>
        String.fromCharCode(byte),
      ).join('');
    const plain = (value: unknown): unknown =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? bytes(value)
        : value instanceof CryptoKey
          ? `key ${value.extractable ? 'extractable' : 'locked'}`
          : Array.isArray(value)
            ? value.map(plain)
            : typeof value === 'object' && value !== null
              ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
              : value;
    const result = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        parts.push(name, store, plain(await result(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) parts.push(request.url);
    return JSON.stringify(parts);
  });
}
