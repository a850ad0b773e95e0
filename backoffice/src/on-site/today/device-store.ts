/** After so long without an answer the page goes on as on a device that keeps nothing. */
const PATIENCE_MS = 3_000;

/** Does one piece of work with a database of the browser. @throws Error when the database does not answer */
export type DeviceStore<Database> = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

/**
 * A database of the browser that may never answer, as some phones' do: whoever waited for it would wait for ever, with the children
 * not on the screen. While something is without an answer further work fails at once; the database is used again as soon as
 * everything was answered.
 */
export function deviceStore<Database extends { close: () => void }>(
  open: () => Promise<Database>,
  patience = PATIENCE_MS,
): DeviceStore<Database> {
  let unanswered = 0;

  const answerTo = <T>(asked: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      // As for the network: the time in which a phone sleeps does not count.
      const patient = AbortSignal.timeout(patience);
      const giveUp = (): void => {
        unanswered += 1;
        reject(new Error('the database of the browser does not answer'));
      };
      const settle = (): void => {
        if (patient.aborted) unanswered -= 1;
        patient.removeEventListener('abort', giveUp);
      };
      patient.addEventListener('abort', giveUp);
      void asked.finally(settle).then(resolve, reject);
    });

  return async (work) => {
    if (unanswered > 0) throw new Error('the database of the browser has not answered yet');
    const opening = open();
    try {
      return await answerTo(work(await answerTo(opening)));
    } finally {
      // Not kept open: an open connection would hold up the deletion by another tab. One that opens late is closed then.
      void opening.then(
        (database) => database.close(),
        () => undefined,
      );
    }
  };
}

/** Whether something that the device does succeeds: the page goes on in any case. */
export const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** What the device gives; something else when it gives nothing. */
export const orElse = <T, Instead>(instead: Instead, work: Promise<T>): Promise<T | Instead> =>
  work.catch(() => instead);
