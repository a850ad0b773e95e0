import { join } from 'node:path';
import Database from 'libsql';

const HOUR_MS = 60 * 60_000;

/** Changes the app's database for states that a test cannot wait for. */
function change(sql: string, ...values: (string | number | null)[]): void {
  const database = new Database(join(process.env.E2E_DATA_DIR ?? '', 'feria.sqlite'));
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    const { changes } = database.prepare(sql).run(...values);
    if (changes === 0) throw new Error(`nothing changed by ${sql} with ${values.join(', ')}`);
  } finally {
    database.close();
  }
}

function stored(time: number): string {
  return new Date(time).toISOString().replace('T', ' ').replace('Z', '');
}

/** Makes the e-mail address of an account count as confirmed. */
export function confirmEmail(email: string): void {
  change(
    'UPDATE user SET email_confirm_until = NULL, email_confirmed_at = ?, mails_held_at = NULL WHERE email = ?',
    stored(Date.now()),
    email,
  );
}

/** Makes an account one that registered so many hours ago and has not confirmed its e-mail address. */
export function registeredHoursAgo(email: string, hours: number): void {
  const then = Date.now() - hours * HOUR_MS;
  change('UPDATE user SET email_confirm_until = ? WHERE email = ?', stored(then + 24 * HOUR_MS), email);
  change(
    'UPDATE email_token SET created_at = ? WHERE user_id = (SELECT id FROM user WHERE email = ?)',
    stored(then),
    email,
  );
}

/** Sets the last day to pay the fee of a registration that was given back. @param day `YYYY-MM-DD` */
export function feeIsDue(registrationId: number, day: string): void {
  change('UPDATE cancellation_fee SET due_on = ? WHERE registration_id = ?', day, registrationId);
}
