import type { Permission, SessionToken } from '@feria/shared';

/** The accounts of the demo data. */
export const demoAccounts = {
  admin: 'admin@feria.example',
  office: 'office@feria.example',
  leader: 'leader@feria.example',
  family: 'family@feria.example',
} as const;
export const demoPassword = 'feria-demo';

/** An account of the demo data, or staff who see projects, registrations, children and their health, and change nothing. */
export type Account = keyof typeof demoAccounts | 'reader';

const READER: Permission[] = [
  'course.index',
  'course.view',
  'child.index',
  'child.health',
  'peopleCourseWeekRegistration.index',
];
const READER_PASSWORD = { given: 'given by the office', own: 'chosen by oneself' };

/** Where {@link logInAll} leaves the logins for the workers. */
const VARIABLE = 'E2E_SESSIONS';

type Send = <T>(method: 'POST' | 'PUT', path: string, body: unknown, token?: string) => Promise<T>;

/**
 * Logs in each account once, for all tests, which find the logins by {@link sessionOf}.
 * @param base address of the app
 * @throws when the API refuses one
 */
export async function logInAll(base: string): Promise<void> {
  const send: Send = async (method, path, body, token) => {
    const answer = await fetch(`${base}/api/${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: never }).data;
  };
  const sessions: Partial<Record<Account, SessionToken>> = {};
  for (const [account, email] of Object.entries(demoAccounts))
    sessions[account as Account] = await send('POST', 'login', { email, password: demoPassword });
  sessions.reader = await makeReader(send, sessions.admin?.token ?? '');
  process.env[VARIABLE] = JSON.stringify(sessions);
}

async function makeReader(send: Send, token: string): Promise<SessionToken> {
  const name = `Liest ${Date.now().toString(36)}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@feria.example`;
  const { given, own } = READER_PASSWORD;
  await send('POST', 'role', { name, permissions: READER }, token);
  const user = { name, email, roles: [name], password: given, password_confirmation: given };
  await send('POST', 'user', user, token);
  const first = await send<SessionToken>('POST', 'login', { email, password: given });
  const change = { current_password: given, password: own, password_confirmation: own };
  const { token: changed, expires_at } = await send<SessionToken>('PUT', 'password', change, first.token);
  return { token: changed, expires_at };
}

/**
 * The login of an account that all tests share. A test that ends its session, or changes the account, logs in by itself
 * (`demoLogin`) or makes an account of its own.
 */
export function sessionOf(account: Account): SessionToken {
  const sessions = JSON.parse(process.env[VARIABLE] ?? '{}') as Partial<Record<Account, SessionToken>>;
  const session = sessions[account];
  if (!session) throw new Error(`no login of ${account}: run the browser tests by \`npx playwright test\``);
  return session;
}
