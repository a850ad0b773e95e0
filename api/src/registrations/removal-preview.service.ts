import { Injectable } from '@nestjs/common';
import {
  formatEuros,
  formatInstant,
  recordLabel,
  toEuros,
  type RegistrationDeletePreview,
  type RemovalFee,
} from '@feria/shared';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import { childNames } from '../families/people/child.queries.js';
import { contentLanguage, t } from '../core/request-context.js';
import type { Move } from './domain/seats.js';
import type { OfficeFee } from './domain/cancellation.js';
import { presentSentence, seesRegistrations } from './present-today.js';
import { recipientsOf } from './registration-mails.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';
import { RemoveRegistration } from './use-cases/remove-registration.js';

/** Tells staff what deleting a registration would do, before they do it. */
@Injectable()
export class RemovalPreview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly removal: RemoveRegistration,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError 404 */
  async of(id: number): Promise<RegistrationDeletePreview> {
    const { manager } = this.dataSource;
    const plan = await this.removal.preview(id);
    const { registration, mailed, refund, officeFee, freeUntil, mailDefault, freesSeat, moves } = plan;
    const readers = (await recipientsOf(manager, [mailed])).map(({ recipient }) => recipient.name);
    const consequences = registration.is_waiting
      ? [t('registration.preview.leaves_queue')]
      : [officeFee ? paidSentence(refund) : refundSentence(refund)];
    if (freeUntil)
      consequences.push(t('registration.preview.week_moved', { until: formatInstant(freeUntil) }));
    const places = registration.is_waiting ? [] : [registration];
    const present = await presentSentence(manager, places, this.clock.today());
    if (present) consequences.unshift(present);
    if (freesSeat || moves.length > 0) consequences.push(await moveUpSentence(manager, moves));
    if (readers.length === 0) consequences.push(t('registration.preview.nobody_mailed'));
    const language = contentLanguage();
    return {
      name: `${mailed.child.first_name} ${mailed.child.last_name}`,
      facts: [
        { label: t('registration.preview.course'), value: recordLabel(mailed.course, language) },
        { label: t('registration.preview.week'), value: recordLabel(mailed.courseWeek, language) },
      ],
      refusal: null,
      consequences,
      mail: readers.length ? { readers, default: mailDefault } : null,
      fee: officeFee && presentFee(officeFee, refund),
    };
  }
}

/** @param paid cents */
function presentFee({ offered, highest }: OfficeFee, paid: number): RemovalFee {
  return { offered: toEuros(offered), highest: toEuros(highest), paid: toEuros(paid) };
}

/** What becomes of the money follows from the fee, which is still to be chosen. @param paid cents */
function paidSentence(paid: number): string {
  return paid > 0
    ? t('registration.preview.paid', { amount: formatEuros(toEuros(paid)) })
    : t('registration.preview.nothing_paid');
}

/** Sentence about the money to give back. @param refund cents */
export function refundSentence(refund: number): string {
  return refund > 0
    ? t('registration.preview.refund', { amount: formatEuros(toEuros(refund)) })
    : t('registration.preview.nothing_paid');
}

/**
 * Sentence with the names of the children who move up from the waiting lists, or that nobody does. They are of other families: who sees no
 * registrations reads how many.
 */
export async function moveUpSentence(manager: EntityManager, moves: readonly Move[]): Promise<string> {
  if (moves.length === 0) return t('registration.preview.nobody_moves_up');
  if (!seesRegistrations()) return t('registration.preview.moves_up_unnamed', { smart_count: moves.length });
  const moved = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true },
    where: { id: In(moves.map(({ registrationId }) => registrationId)) },
  });
  const names = await childNames(
    manager,
    moved.map(({ child_id }) => child_id),
  );
  return t('registration.preview.moves_up', { names });
}
