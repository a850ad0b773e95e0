import { join } from 'node:path';
import Database from 'libsql';

/** A mail as the outbox leaves it when it gives up. */
export function failMail(recipient: string, kind: 'deleted' | 'password-reset'): void {
  const database = new Database(join(process.env.E2E_DATA_DIR ?? '', 'feria.sqlite'));
  const payload = { name: 'Eva Rossi', courseId: 1, course: 'Settimane nel bosco', lines: [] };
  database.exec('PRAGMA busy_timeout = 5000');
  database
    .prepare(
      `INSERT INTO outbox_mail (message_id, kind, recipient, lang, payload, state, attempts, due_at, created_at, failed_at, last_error)
       VALUES (?, ?, ?, 'it', ?, 'failed', 12, '2026-11-01 08:00:00.000', '2026-11-01 08:00:00.000', '2026-11-02 08:00:00.000', '550 no such mailbox')`,
    )
    .run(`${recipient}-${kind}`, kind, recipient, JSON.stringify(payload));
  database.close();
}
