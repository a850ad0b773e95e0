import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';

const CHILDREN = 40;
const WEEKS = 100;
/** Of one statement of the export. */
const PAGE = 1_000;

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createTestApp();
  office = await someStaff(app, ['peopleCourseWeekRegistration.update']);
  const parent = await someParent(app);
  const children: number[] = [];
  while (children.length < CHILDREN) children.push((await someChild(app, parent)).id);
  const course = await someCourse(app, { from: null, to: null });
  for (let week = 0; week < WEEKS; week += 1) {
    const { id } = await someWeek(app, course);
    const rows = children.map((child_id) => ({
      child_id,
      course_week_id: id,
      day_type: 'full_day' as const,
      is_waiting: false,
      price: 12_000,
      payed_amount: 0,
      emergency_contact1_phone: '+39 333 1111111',
      created_at: app.clock.now(),
    }));
    await app.dataSource.manager.insert(RegistrationEntity, rows);
  }
});
afterAll(() => app.close());

/** Begins to read the export of payments. */
async function begun(): Promise<IncomingMessage> {
  const { port } = app.app.getHttpServer().address() as AddressInfo;
  const headers = { Authorization: `Bearer ${office.token}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/export/payments', headers }, resolve).once('error', reject);
  });
}

/** Reads to the end; false when the connection was cut before it. */
const wholly = (answer: IncomingMessage): Promise<boolean> =>
  new Promise((resolve) => {
    answer.resume().once('close', () => resolve(answer.complete));
    answer.once('error', () => undefined);
  });

const pages = (statements: string[]): number =>
  statements.filter((statement) => /FROM .registration./.test(statement)).length;

describe('an export that breaks off', () => {
  it('is read on for nobody', async () => {
    const toTheEnd = await app.countStatements(async () => expect(await wholly(await begun())).toBe(true));
    expect(pages(toTheEnd)).toBeGreaterThanOrEqual((CHILDREN * WEEKS) / PAGE);

    const broken = await app.countStatements(async () => {
      const answer = await begun();
      answer.destroy();
      // Longer than the rest would take: an export that goes on reads in the meantime.
      await wholly(await begun());
    });
    expect(pages(broken)).toBeLessThan(2 * pages(toTheEnd) - 1);
  });

  it('is no file that could be taken for a whole one, and harms nobody else', async () => {
    const rename = (from: string, to: string) => app.dataSource.query(`ALTER TABLE ${from} RENAME TO ${to}`);
    // What was removed is read last, when most of the file is on its way.
    await rename('registration_event', 'registration_event_gone');
    try {
      const answer = await begun();
      expect(answer.statusCode).toBe(200);
      expect(await wholly(answer)).toBe(false);
    } finally {
      await rename('registration_event_gone', 'registration_event');
    }
    expect(await wholly(await begun())).toBe(true);
  });
});
