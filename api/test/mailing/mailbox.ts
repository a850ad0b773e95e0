import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { simpleParser, type ParsedMail } from 'mailparser';
import { DataSource } from 'typeorm';
import { OutboxMailEntity } from '../../src/model/mailing/outbox-mail.entity.js';
import { OutboxWorker } from '../../src/mailing/outbox-worker.js';

interface WithMails {
  app: INestApplicationContext;
  config: { dataDir: string };
}

/** What was read of an app's mails, by file: a mail that was written does not change. */
const read = new WeakMap<INestApplicationContext, Map<string, Promise<ParsedMail>>>();

/**
 * Every mail that was sent, oldest first; sends what is due first. Of those sent in the same millisecond of the app's clock, the
 * one that was written first: several are sent at once.
 */
export async function sentMails(app: WithMails): Promise<ParsedMail[]> {
  await app.app.get(OutboxWorker).drain();
  const directory = join(app.config.dataDir, 'mail');
  const names = await readdir(directory).catch(() => []);
  const known = read.get(app.app) ?? new Map<string, Promise<ParsedMail>>();
  read.set(app.app, known);
  const mailIn = (name: string): Promise<ParsedMail> => {
    const mail = known.get(name) ?? parse(join(directory, name));
    known.set(name, mail);
    return mail;
  };
  const mails = await Promise.all(names.filter((name) => name.endsWith('.eml')).map(mailIn));
  const rows = await app.app
    .get(DataSource)
    .getRepository(OutboxMailEntity)
    .find({ select: { id: true, message_id: true } });
  const written = new Map(rows.map(({ id, message_id }) => [`<${message_id}>`, id]));
  const orderOf = ({ messageId = '' }: ParsedMail): number => written.get(messageId) ?? 0;
  return mails.sort((a, b) => Number(a.date) - Number(b.date) || orderOf(a) - orderOf(b));
}

/** @param file an `.eml`; the HTML that the parser makes of a plain text is not needed, and takes most of its time */
const parse = async (file: string): Promise<ParsedMail> =>
  simpleParser(await readFile(file), { keepCidLinks: true, skipTextToHtml: true });

/** From now on an app sends only when a test looks ({@link sentMails}): how long a mail waits no longer depends on the machine. */
export function holdMails({ app }: WithMails): void {
  jest.spyOn(app.get(OutboxWorker), 'nudge').mockImplementation(() => undefined);
}

/** The newest mail to an address; with a page, the newest that has a link to it. */
export async function lastMailTo(app: WithMails, address: string, page?: string): Promise<ParsedMail> {
  const mails = (await sentMails(app))
    .filter((mail) => [mail.to].flat()[0]?.value[0]?.address === address)
    .filter((mail) => page === undefined || linksIn(mail, page).length > 0);
  const last = mails.at(-1);
  if (!last) throw new Error(`no mail to ${address}`);
  return last;
}

/** The address of the first link in the plain-text half that leads to a page. */
export function linkIn(mail: ParsedMail, page: string): URL {
  const [link] = linksIn(mail, page);
  if (!link) throw new Error(`no link to ${page} in the mail`);
  return link;
}

function linksIn(mail: ParsedMail, page: string): URL[] {
  const links = (mail.text ?? '').match(/https?:\/\/\S+/g) ?? [];
  return links.map((link) => new URL(link)).filter(({ pathname }) => pathname === page);
}

/** The picture that a mail shows as `cid:…`; fails when it is not in the mail. */
export function imageIn(mail: ParsedMail, cid: string): Buffer {
  const found = mail.attachments.find((attachment) => attachment.cid === cid);
  if (!found) throw new Error(`no image ${cid} in the mail`);
  return found.content;
}
