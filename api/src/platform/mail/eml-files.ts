import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentMessageInfo, Transport } from 'nodemailer';

/**
 * A transport that sends nothing: each mail becomes a file `<time>-<message id>.eml` in the directory (decisions §1,
 * `SMTP_URL`). The name appears when the file is complete, and only its owner may read it: mails hold links to set
 * passwords.
 */
export function emlFiles(directory: string, now: () => Date): Transport<SentMessageInfo> {
  return {
    name: 'eml files',
    version: '1',
    send(mail, callback) {
      const id = mail.message.messageId().replace(/[^\w.@-]/g, '');
      const file = join(directory, `${now().toISOString().replace(/[-:.]/g, '')}-${id}.eml`);
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
