import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type ParsedMail, simpleParser } from 'mailparser';

/** The app under test, see `playwright.config.ts`. The tests of both frontends use it. */
export const baseUrl = required('E2E_BASE_URL');

/** The accounts of the demo data. */
export const demoPassword = 'feria-demo';
export const demoAccounts = {
  admin: 'admin@feria.example',
  office: 'office@feria.example',
  leader: 'leader@feria.example',
  family: 'family@feria.example',
} as const;

/** An address that no other test and no earlier run uses. */
export function uniqueEmail(name: string): string {
  return `${name}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@feria.example`;
}

/** Every mail that the app has sent, oldest first. Without SMTP_URL it writes them into files. */
async function mailbox(): Promise<ParsedMail[]> {
  const directory = join(required('E2E_DATA_DIR'), 'mail');
  const files = await readdir(directory).catch(() => []);
  const sources = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(directory, file))),
  );
  const mails = await Promise.all(sources.map((source) => simpleParser(source)));
  return mails.sort((a, b) => Number(a.date) - Number(b.date));
}

/** Waits for the newest mail to an address: the outbox sends a moment after the answer. */
export async function waitForMail(to: string, subject: RegExp = /./): Promise<ParsedMail> {
  let found: ParsedMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailbox()).findLast(
          (mail) => recipients(mail).includes(to) && subject.test(mail.subject ?? ''),
        );
        return found !== undefined;
      },
      { message: `a mail to ${to} with subject ${subject}`, timeout: 20_000 },
    )
    .toBe(true);
  return found as ParsedMail;
}

/** Every mail to an address with such a subject. */
export async function mailsTo(to: string, subject: RegExp): Promise<ParsedMail[]> {
  return (await mailbox()).filter(
    (mail) => recipients(mail).includes(to) && subject.test(mail.subject ?? ''),
  );
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
