import type { CreditRecord, SepaFileRecord } from '@feria/shared';
import type { Response } from 'supertest';
import { office } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someParent, type Parent } from '../../support/builders.js';

/** What tests of paying out do again and again. */

/** The organiser's account in these tests, and one of a parent. */
export const ORGANISER = 'IT60X0542811101000000123456';
export const IBAN = 'DE89370400440532013000';

/** A project that names the organiser's account. */
export async function someAccount(app: TestApp, bank_iban = ORGANISER): Promise<void> {
  await someCourse(app, { bank_name: 'Jugenddienst', bank_iban });
}

/** A parent with credit in euros, and with an IBAN that the office entered. */
export async function someCreditor(app: TestApp, credit = 50, iban: string | null = IBAN): Promise<Parent> {
  const parent = await someParent(app);
  await giveCredit(app, parent, credit);
  if (iban !== null) await enterIban(app, parent, iban);
  return parent;
}

/** Books money in cash for nothing in particular. @returns the id of the payment */
export async function giveCredit(
  app: TestApp,
  { personId: person_id }: Parent,
  amount: number,
): Promise<number> {
  const { body } = await app
    .as(await office(app))
    .post('/api/payment')
    .send({ date: '2026-02-27', amount, method: 'cash', person_id })
    .expect(201);
  return body.data.id as number;
}

export async function enterIban(
  app: TestApp,
  { personId }: Parent,
  iban: string | null,
  status = 200,
): Promise<Response> {
  return app
    .as(await office(app))
    .put(`/api/refund-account/${personId}`)
    .send({ iban })
    .expect(status);
}

/** Makes a file as the office, whatever the answer. */
export async function tryFile(
  app: TestApp,
  parents: readonly Parent[],
  body: object = {},
): Promise<Response> {
  return app
    .as(await office(app))
    .post('/api/credit/sepa-file')
    .set('api-lang', 'de')
    .send({ person_ids: parents.map(({ personId }) => personId), account: ORGANISER, ...body });
}

/** The same; fails when it is refused. */
export async function makeFile(
  app: TestApp,
  parents: readonly Parent[],
  body: object = {},
): Promise<SepaFileRecord> {
  const answer = await tryFile(app, parents, body);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data as SepaFileRecord;
}

/** A file as the list has it by now. */
export async function fileOf(app: TestApp, { id }: { id: number }): Promise<SepaFileRecord> {
  const { body } = await app
    .as(await office(app))
    .get(`/api/credit/sepa-file?filters=id|${id}`)
    .expect(200);
  return body.data[0] as SepaFileRecord;
}

/** The row of a parent in the list of credits; nothing without credit. */
export async function rowOf(app: TestApp, { personId }: Parent): Promise<CreditRecord | undefined> {
  const { body } = await app
    .as(await office(app))
    .get(`/api/credit?filters=id|${personId}`)
    .expect(200);
  return body.data[0] as CreditRecord | undefined;
}

/** A movement of the account, as a statement has it. */
export interface Movement {
  /** Euros, as the file has them. */
  amount: string;
  /** End to end, or of the file. */
  reference: string;
  date?: string;
  isIncoming?: boolean;
  /** What came in is no return of the bank, but what somebody has paid. */
  isPayment?: boolean;
  /** What left the account is the money of a payer that the bank takes back. */
  isReversal?: boolean;
  /** Tells movements apart that are equal else. */
  bankReference?: string;
  /** Whether the bank names the reference in its text only. */
  inText?: boolean;
}

/** A camt.053 file, version 08, with what left the account and what came back. */
export function statementOf(movements: readonly Movement[]): string {
  const entries = movements.map((movement, index) => {
    const {
      amount,
      reference,
      date = '2026-03-01',
      isIncoming = false,
      isPayment,
      isReversal,
      inText,
    } = movement;
    const { bankReference = `${reference}/${isIncoming}/${index}` } = movement;
    return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${isIncoming ? 'CRDT' : 'DBIT'}</CdtDbtInd>
       ${isReversal ? '<RvslInd>true</RvslInd>' : ''}
       <Sts><Cd>BOOK</Cd></Sts><ValDt><Dt>${date}</Dt></ValDt><AcctSvcrRef>${bankReference}</AcctSvcrRef>
       <NtryDtls><TxDtls>${inText ? '' : `<Refs><EndToEndId>${reference}</EndToEndId></Refs>`}
       <RmtInf><Ustrd>${inText ? `Bonifico ${reference} eseguito` : 'Rimborso'}</Ustrd></RmtInf>
       ${isIncoming && !isPayment ? '<RtrInf><Rsn><Cd>AC01</Cd></Rsn></RtrInf>' : ''}</TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
    <Stmt><Acct><Id><IBAN>${ORGANISER}</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
}
