import type { EntityManager } from 'typeorm';
import type { UndoInMail } from './mail-kinds.js';

/** Makes the links of accounts anew, for mails that did not arrive. Accounts provide it (ADR 36). */
export abstract class AccountLinks {
  /** Sends another link with which the first password is set; the former one ends. */
  abstract sendPasswordLink(manager: EntityManager, userId: number): Promise<void>;

  /** Sends another link that confirms the address; the former one ends. */
  abstract sendConfirmation(manager: EntityManager, userId: number): Promise<void>;

  /** Another link that undoes a change of a login; it replaces the former. `null` when there is nothing to undo any more. */
  abstract renewUndo(manager: EntityManager, changeId: number): Promise<UndoInMail | null>;
}
