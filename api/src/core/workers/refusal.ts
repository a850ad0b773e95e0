import type { ServerMessageKey } from '@feria/shared/i18n/server';

/** Why a task does not do what it was given: a message for whoever sent the file. It crosses from one thread to another. */
export class Refusal<Key extends ServerMessageKey = ServerMessageKey> extends Error {
  /** By this the thread that works knows it from a mistake of ours. */
  readonly isRefusal = true;

  constructor(
    readonly key: Key,
    readonly params: Record<string, string | number> = {},
  ) {
    super(key);
    this.name = 'Refusal';
  }
}
