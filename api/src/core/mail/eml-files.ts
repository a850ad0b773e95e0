import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentMessageInfo, Transport } from 'nodemailer';

/** Where the files are written when no `SMTP_URL` is set. */
export function emlDirectory(dataDir: string): string {
  return join(dataDir, 'mail');
}

/**
 * A transport that sends nothing, for installations without `SMTP_URL`: each mail becomes a file
 * `<time>-<message id>.eml` in the directory. The name appears when the file is complete, and only its owner may read it: mails hold links to set
 * passwords.
 */
export function emlFiles(directory: string, now: () => Date): Transport<SentMessageInfo> {
  return {
    name: 'eml files',
    version: '1',
    send(mail, callback) {
      const id = inFileName(mail.message.messageId());
      const file = join(directory, `${inTimeOrder(now())}-${id}.eml`);
      mail.message
        .build()
        .then((content) => writeWhole(directory, file, content))
        .then(
          () => callback(null, { messageId: id, file }),
          (error: Error) => callback(error, undefined),
        );
    },
  };
}

function inTimeOrder(instant: Date): string {
  return instant.toISOString().replace(/[-:.]/g, '');
}

function inFileName(messageId: string): string {
  return messageId.replace(/[^\w.@-]/g, '');
}

/**
 * Removes the files of these mails, and every file written before the instant: files must not outlive the rows of the
 * outbox, because nothing finds them by the name of a family afterwards.
 */
export async function removeEmlFiles(
  directory: string,
  { messageIds = [], before }: { messageIds?: readonly string[]; before?: Date },
): Promise<void> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const ids = new Set(messageIds.map(inFileName));
  const oldest = before ? inTimeOrder(before) : '';
  for (const name of names) {
    const [, time, id] = /^(\w+)-(.+)\.eml/.exec(name) ?? [];
    if (time && id && (time < oldest || ids.has(id))) await rm(join(directory, name), { force: true });
  }
}

async function writeWhole(directory: string, file: string, content: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
