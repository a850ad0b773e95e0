import { startBuiltApp, type BuiltApp } from '../../../shared/tools/scripts/lib/built-app.mjs';

/** The first administrator of an empty installation. */
export const FIRST_ADMIN = { email: 'erste@feria.example', password: 'ein-langes-passwort' };

/** Starts the built app on an empty database, as its operator does for the first time. */
export function startEmptyApp(): Promise<BuiltApp> {
  return startBuiltApp({
    env: { SEED: 'none', ADMIN_EMAIL: FIRST_ADMIN.email, ADMIN_PASSWORD: FIRST_ADMIN.password },
  });
}
