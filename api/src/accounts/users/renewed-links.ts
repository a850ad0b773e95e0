import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountLinks } from '../../mailing/account-links.js';
import type { UndoInMail } from '../../mailing/mail-kinds.js';
import { AccountChanges } from './account-changes.js';
import { EmailConfirmations } from './email-confirmations.js';
import { PasswordTokens } from './password-tokens.js';

/** The links of accounts, as failed mails ask for them. */
@Injectable()
export class RenewedLinks extends AccountLinks {
  constructor(
    private readonly tokens: PasswordTokens,
    private readonly confirmations: EmailConfirmations,
    private readonly changes: AccountChanges,
  ) {
    super();
  }

  sendPasswordLink(manager: EntityManager, userId: number): Promise<void> {
    return this.tokens.issue(manager, userId, 'password-set');
  }

  sendConfirmation(manager: EntityManager, userId: number): Promise<void> {
    return this.confirmations.sendAgain(manager, userId);
  }

  renewUndo(manager: EntityManager, changeId: number): Promise<UndoInMail | null> {
    return this.changes.renew(manager, changeId);
  }
}
