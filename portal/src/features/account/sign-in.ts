import type { LoginInput, SessionToken } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import { request } from '../../api/client';
import { session } from '../../api/session';

/** Logs in. Who is logged in then follows from the session, everywhere. */
export async function signIn(input: LoginInput): Promise<void> {
  session.write(await request<SessionToken>(API.login, { method: 'POST', body: input }));
}
