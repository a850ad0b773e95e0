import { paymentReference, type BankBooking, type BankEntryRecord, type BankImport } from '@feria/shared';
import type { Response } from 'supertest';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { book, office, someFamily } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek, type Parent } from '../../support/builders.js';

/** What tests of bank statements do again and again: make a file, import it, book. */

/** What a bank states of one transfer. */
export interface Transfer {
  /** Euros, as the file has them. */
  amount: string;
  text?: string;
  name?: string;
  /** Of who paid. */
  iban?: string;
  reference?: string;
  date?: string;
  bookedOn?: string;
  /** What the bank adds to the entry. */
  note?: string;
  /** The bank takes the transfer back. */
  isBack?: boolean;
}

/** A camt.053 file, version 02, of one account. */
export function camt(transfers: readonly Transfer[], account = 'IT60X0542811101000000123456'): string {
  const entries = transfers.map(
    ({
      amount,
      text = '',
      name = 'Banca',
      iban,
      reference = '',
      date = '2026-03-01',
      bookedOn,
      note,
      isBack,
    }) =>
      `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${isBack ? 'DBIT' : 'CRDT'}</CdtDbtInd>
       ${isBack ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts>
       ${bookedOn ? `<BookgDt><Dt>${bookedOn}</Dt></BookgDt>` : ''}
       <ValDt><Dt>${date}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef>
       <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr>
       ${iban ? `<DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct>` : ''}</RltdPties>
       <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls>
       ${note ? `<AddtlNtryInf>${note}</AddtlNtryInf>` : ''}</Ntry>`,
  );
  return camtOf([`<Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries.join('')}`]);
}

/** A camt.053 file of several statements. @param statements what stands in each */
function camtOf(statements: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
    ${statements.map((one) => `<Stmt>${one}</Stmt>`).join('')}</BkToCstmrStmt></Document>`;
}

/** The statements of files, together in one file. */
export function inOneFile(...files: readonly string[]): string {
  return camtOf(
    files.flatMap((file) => [...file.matchAll(/<Stmt>([^]*?)<\/Stmt>/g)].map(([, one]) => one ?? '')),
  );
}

/** Uploads a file as the office, whatever the answer. */
export async function tryUpload(app: TestApp, file: string | Buffer, lang = 'de'): Promise<Response> {
  return app
    .as(await office(app))
    .post('/api/bank-statement')
    .set('api-lang', lang)
    .attach('file', Buffer.from(file), 'statement.xml');
}

/** The same; fails when it is refused. */
export async function upload(app: TestApp, file: string | Buffer): Promise<BankImport> {
  const { status, body } = await tryUpload(app, file);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data as BankImport;
}

/** All entries that pass a filter, oldest first. */
export async function entries(app: TestApp, query = '', lang = 'de'): Promise<BankEntryRecord[]> {
  const answer = await app
    .as(await office(app))
    .get(`/api/bank-entry?itemsPerPage=-1&sortBy=id&${query}`)
    .set('api-lang', lang)
    .expect(200);
  return answer.body.data as BankEntryRecord[];
}

/** Calls a route of entries as the office, whatever the answer. */
export async function call(app: TestApp, path: string, body: object = {}): Promise<Response> {
  return app
    .as(await office(app))
    .post(`/api/bank-entry/${path}`)
    .send(body);
}

/** Books all certain entries. */
export async function bookCertain(app: TestApp): Promise<BankBooking> {
  const { status, body } = await call(app, 'book-certain');
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as BankBooking;
}

/** A family that owes 120 € for each of its children, and the reference under which it pays. */
export async function someDebt(
  app: TestApp,
  children = 1,
): Promise<{ parent: Parent; ids: number[]; week: CourseWeekEntity; reference: string }> {
  const family = await someFamily(app, children);
  const course = await someCourse(app);
  const week = await someWeek(app, course);
  const { registrations } = await book(app, family.parent, family.children, week);
  const reference = paymentReference({ courseId: course.id, personId: family.parent.personId });
  return { parent: family.parent, ids: registrations.map(({ id }) => id!), week, reference };
}

/** Cents that are paid of registrations. */
export async function paidOf(app: TestApp, ids: readonly number[]): Promise<number[]> {
  const found = await Promise.all(
    ids.map((id) => app.dataSource.manager.findOneByOrFail(RegistrationEntity, { id })),
  );
  return found.map(({ payed_amount }) => payed_amount);
}
