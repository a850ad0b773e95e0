import type { RegisterInput } from '@feria/shared';
import { makeTaxCode } from '../../../src/seed/demo/tax-code-maker.js';
import type { TestApp } from '../../support/app.js';

export const PASSWORD = 'sommer-in-meran';
let count = 0;

/** Each spec file begins with 1, whichever files its worker has run before. */
export function startParents(): void {
  count = 0;
}

/** A body that registers a parent whom nobody has registered before; state what matters. */
export function registration(wanted: Partial<RegisterInput> = {}): RegisterInput {
  count += 1;
  const day = String((count % 28) + 1).padStart(2, '0');
  return {
    first_name: 'Eva',
    last_name: 'Rossi',
    tax: makeTaxCode({
      first_name: 'Eva',
      last_name: 'Rossi',
      gender: 'f',
      birth: `${1960 + (count % 40)}-05-${day}`,
      birthplace: 'A952',
    }),
    plz: '39100',
    place: 'Bozen',
    address: 'Lauben 1',
    phone: '+39 0471 000000',
    email: `parent${count}@familie.example`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    language: 'de',
    ...wanted,
  };
}

/** Registers a parent and gives what to log in with. */
export async function aParent(
  app: TestApp,
  wanted: Partial<RegisterInput> = {},
): Promise<{ id: number; email: string; password: string }> {
  const body = registration(wanted);
  // Each at home, where the app is told so: one address makes so many accounts.
  const address = `198.51.${count % 256}.${Math.floor(count / 256) % 256}`;
  const call = app.http().post('/api/register').set('X-Forwarded-For', address);
  const { body: answer } = await call.send(body).expect(201);
  return { id: answer.data.id, email: answer.data.email, password: body.password };
}

/** Logs in; answers the header that proves it. */
export async function logIn(
  app: TestApp,
  { email, password, remember }: { email: string; password: string; remember?: boolean },
): Promise<{ Authorization: string }> {
  const answer = await app.http().post('/api/login').send({ email, password, remember }).expect(200);
  return { Authorization: answer.headers.authorization as string };
}
