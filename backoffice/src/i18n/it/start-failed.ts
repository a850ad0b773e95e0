import type { startFailed as reference } from '../de/start-failed';

/** The same in Italian. */
export const startFailed: typeof reference = {
  start_failed: 'Il server non è raggiungibile.',
  retry: 'Riprova',
};
