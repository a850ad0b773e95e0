import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type ParsedMail, simpleParser } from 'mailparser';

/** The app under test, see `playwright.config.ts`. The tests of both frontends use it. */
export const baseUrl = process.env.E2E_BASE_URL ?? ''; // not there while tests are only listed

export { demoAccounts, demoPassword } from './accounts';

/** An address that no other test and no earlier run uses. */
export function uniqueEmail(name: string): string {
  return `${name}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@feria.example`;
}

/** Headers of mails, and mails, by the names of their files. A file gets its name when it is complete, and does not change. */
const headers = new Map<string, string>();
const mails = new Map<string, ParsedMail>();

/** Every mail to an address with such a subject, oldest first. Without SMTP_URL the app writes them into files. */
export async function mailsTo(to: string, subject: RegExp = /./): Promise<ParsedMail[]> {
  const directory = join(required('E2E_DATA_DIR'), 'mail');
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const found: ParsedMail[] = [];
  for (const name of names) {
    const read = () => readFile(join(directory, name), 'utf8');
    // Parsing takes longest: only what is for this address.
    if (!headers.has(name)) headers.set(name, (await read()).split(/\r?\n\r?\n/, 1)[0]!.toLowerCase());
    if (!headers.get(name)!.includes(to)) continue;
    if (!mails.has(name)) mails.set(name, await simpleParser(await read()));
    const mail = mails.get(name)!;
    if (recipients(mail).includes(to) && subject.test(mail.subject ?? '')) found.push(mail);
  }
  return found.sort((a, b) => Number(a.date) - Number(b.date));
}

/**
 * Waits until an address has so many mails with such a subject, and gives them, oldest first. The app holds mails back while
 * others are being written, for half a minute at most.
 */
export async function waitForMails(to: string, subject: RegExp, count: number): Promise<ParsedMail[]> {
  let found: ParsedMail[] = [];
  await expect
    .poll(async () => (found = await mailsTo(to, subject)).length, {
      message: `mails to ${to} with subject ${subject}`,
      timeout: 90_000,
      intervals: [100],
    })
    .toBeGreaterThanOrEqual(count);
  return found;
}

/** Waits for the newest mail to an address, as {@link waitForMails}. */
export async function waitForMail(to: string, subject: RegExp = /./): Promise<ParsedMail> {
  return (await waitForMails(to, subject, 1)).at(-1)!;
}

function recipients(mail: ParsedMail): string[] {
  const headers = Array.isArray(mail.to) ? mail.to : mail.to ? [mail.to] : [];
  return headers.flatMap((header) => header.value).map((entry) => (entry.address ?? '').toLowerCase());
}

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is unset: run the browser tests by \`npm run e2e\` or \`npx playwright test\`.`);
  return value;
}
