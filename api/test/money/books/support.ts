import type { Books } from '@feria/shared';
import type { Response } from 'supertest';
import { JournalExport } from '../../../src/money/journal/journal-export.js';
import type { TestApp } from '../../support/app.js';
import { someStaff, type Staff } from '../../support/builders.js';

/** What tests of closed books do again and again: close, open, read the journal. */

/** An account that may close the books, and read them. */
export function bookkeeper(app: TestApp): Promise<Staff> {
  return someStaff(app, ['payment.index', 'payment.close']);
}

/** Closes the books, whatever the answer. */
export async function tryClose(app: TestApp, user: Staff, until: unknown, lang = 'de'): Promise<Response> {
  return app.as(user).post('/api/books/close').set('api-lang', lang).send({ until });
}

/** The same; fails when it is refused. */
export async function close(app: TestApp, user: Staff, until: string): Promise<Books> {
  const { status, body } = await tryClose(app, user, until);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as Books;
}

/** Every line of the journal until a day, as text: equal texts are equal journals. */
export async function journalUntil(app: TestApp, to: string): Promise<string> {
  const lines = [];
  for await (const page of app.app.get(JournalExport).pages({ from: '2000-01-01', to }, 'de'))
    lines.push(...page);
  return lines.map((line) => JSON.stringify(line)).join('\n');
}
