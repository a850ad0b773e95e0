import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { RegistrationEntity } from '../registration.entity.js';
import { loadForMail, RegistrationMails } from './registration-mails.js';

/** A registration as far as its payment goes. Cents. */
type Payment = Pick<RegistrationEntity, 'id' | 'price' | 'payed_amount' | 'payed_mail_at'>;

/**
 * Tells parents that registrations are paid: once for each registration, also when a payment was taken back and booked
 * again, because that corrects the books and is no news to the parents. A price of 0 is paid without a mail
 * (decisions §6).
 */
@Injectable()
export class PaidMails {
  constructor(private readonly mails: RegistrationMails) {}

  /**
   * Writes the mails of those that are paid now and were not before: one for each reader and course (decisions §7).
   * @param registrations as they are stored now, under the locks of their weeks
   */
  async write(manager: EntityManager, registrations: readonly Payment[], now: Date): Promise<void> {
    const ids = registrations
      .filter(
        ({ price, payed_amount, payed_mail_at }) =>
          price > 0 && payed_amount >= price && payed_mail_at === null,
      )
      .map(({ id }) => id);
    if (ids.length === 0) return;
    await manager.update(RegistrationEntity, { id: In(ids) }, { payed_mail_at: now });
    await this.mails.toParents(manager, 'payed', await loadForMail(manager, ids));
  }
}
