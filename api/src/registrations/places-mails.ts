import { Injectable } from '@nestjs/common';
import type { PlacesMailKind, ContentLanguage } from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { nameIn } from '@feria/shared/rules/content';
import type { EntityManager } from 'typeorm';
import type { MailLine, PlacesMail } from '../mailing/mail-kinds.js';
import { Outbox, type OutboxDraft } from '../mailing/outbox.js';
import {
  bookedLine,
  byCourse,
  creditUsedFor,
  giveBackUntil,
  mailLine,
  othersPay,
  paymentsFor,
  recipientsOf,
  type MailRecipient,
  type Mailed,
  type MailedRegistration,
} from './registration-mails.js';

/**
 * Writes the mails about places, see `PLACES_MAILS`, into the outbox, in the transaction of what they tell: one mail for each recipient and course.
 */
@Injectable()
export class PlacesMails {
  constructor(private readonly outbox: Outbox) {}

  /** Of what the office books: what is not sure yet, because the child has its sure places or a draw is to come. */
  notSure(
    manager: EntityManager,
    kind: NotSureKind,
    registrations: readonly MailedRegistration[],
  ): Promise<void> {
    return this.write(manager, kind, registrations, lastDayOf);
  }

  /** The offers of seats that are held. */
  offers(manager: EntityManager, registrations: readonly MailedRegistration[]): Promise<void> {
    return this.write(manager, 'offer', registrations, (_, own) => ({
      // The first that expires: whoever answers by then is in time for all of them.
      until: own
        .flatMap(({ registration: { offer_expires_at } }) => offer_expires_at?.toISOString() ?? [])
        .sort()[0],
    }));
  }

  /** Offers that nobody answered. */
  expired(manager: EntityManager, registrations: readonly MailedRegistration[]): Promise<void> {
    return this.write(manager, 'offer-expired', registrations, () => ({}));
  }

  /** What became of all that waited until the first places were given: seats, and places on the waiting list. */
  given(manager: EntityManager, registrations: readonly MailedRegistration[]): Promise<void> {
    return this.write(manager, 'places-given', registrations, ({ registration }, own, readerId) => {
      const seats = own.filter((mailed) => !mailed.registration.is_waiting);
      const payments = paymentsFor(registration.course, seats);
      return {
        isDrawn: registration.course.allocation === 'draw',
        ...(payments.length ? { payments } : {}),
        ...othersPay(seats),
        ...creditUsedFor(seats, readerId),
        giveBackUntil: giveBackUntil(seats),
      };
    });
  }

  /**
   * A payment was taken back: what parents were told to be paid is open again, and fees that it had paid. With how to pay, for the parent
   * who owes it.
   */
  paidUndone(manager: EntityManager, registrations: readonly MailedRegistration[]): Promise<void> {
    return this.write(manager, 'paid-undone', registrations, ({ registration: { course } }, own) => {
      const payments = paymentsFor(course, own);
      const withFee = own.some((mailed) => mailed.registration.isFee);
      return {
        ...(payments.length ? { payments } : {}),
        ...othersPay(own),
        ...(withFee ? { withFee } : {}),
      };
    });
  }

  private async write(
    manager: EntityManager,
    kind: PlacesMailKind,
    registrations: readonly MailedRegistration[],
    more: More,
  ): Promise<void> {
    const recipients = await recipientsOf(manager, registrations);
    await this.outbox.writeAll(
      manager,
      recipients.flatMap(({ recipient, own }) => draftsOf(kind, recipient, own, more)),
    );
  }
}

type NotSureKind = 'held-back' | 'wish';
/** What a mail says besides its lines. */
type More = (first: Mailed, own: readonly Mailed[], readerId: number) => Partial<PlacesMail>;

/** To the parent who books: what is not sure yet; see {@link PlacesMails.notSure}. */
export function notSureDrafts(
  kind: NotSureKind,
  recipient: MailRecipient,
  registrations: readonly MailedRegistration[],
): OutboxDraft<PlacesMailKind>[] {
  const own = registrations.map((registration) => ({ registration, payer: recipient.personId }));
  return draftsOf(kind, recipient, own, lastDayOf);
}

/** Until when families can register: after that it is decided. */
function lastDayOf({ registration }: Mailed): Partial<PlacesMail> {
  return { lastDay: registration.course.register_to ?? undefined };
}

function draftsOf(
  kind: PlacesMailKind,
  recipient: MailRecipient,
  own: readonly Mailed[],
  more: More,
): OutboxDraft<PlacesMailKind>[] {
  return byCourse(own).map((mailed) => {
    const [first] = mailed;
    const { course } = first.registration;
    return {
      kind,
      to: recipient.email,
      userId: recipient.userId,
      lang: recipient.lang,
      payload: {
        name: recipient.name,
        courseId: course.id,
        course: nameIn(recipient.lang, course),
        lines: mailed.map(({ registration }) => lineOf(kind, registration, recipient.lang)),
        ...more(first, mailed, recipient.personId),
      },
    };
  });
}

function lineOf(kind: PlacesMailKind, registration: MailedRegistration, lang: ContentLanguage): MailLine {
  const isOver = kind === 'offer-expired' || kind === 'paid-undone';
  const line = (isOver ? mailLine : bookedLine)(registration, lang);
  const isSeat = kind === 'places-given' && !registration.is_waiting;
  return isSeat ? { ...line, place: serverMessage(lang, 'mail.places_given_seat') } : line;
}
