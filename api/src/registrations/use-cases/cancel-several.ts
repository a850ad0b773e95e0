import { Injectable } from '@nestjs/common';
import { recordLabel, toEuros, type CancelledSeveral, type CancelSeveralPreview } from '@feria/shared';
import { DataSource, In } from 'typeorm';
import { AppError, reasonOf, ValidationErrors } from '../../core/http/errors.js';
import { Clock } from '../../core/clock.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { Transactions } from '../../core/database/transactions.js';
import { IdempotencyKeys, type IdempotentRequest } from '../../core/idempotency/idempotency-keys.js';
import { nextTurn } from '../../core/pieces.js';
import { contentLanguage, t } from '../../core/request-context.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { cancelledByOffice, creditOf } from '../domain/cancellation.js';
import { presentSentence } from '../present-today.js';
import { recipientsOf } from '../registration-mails.js';
import { RemoveRegistration, type Removal, type RemovalTerms } from './remove-registration.js';

/** What is cancelled: registrations, each with the fee that was shown, in euros; without one nothing is charged. */
export interface CancelSeveralRequest {
  registrations: readonly { id: number; fee?: number | null }[];
  reason?: string | null;
  mail?: boolean | null;
}

/**
 * Cancels several registrations for the office (product/registrations.md#several-at-once): each as one alone, in a transaction of its own,
 * so that one that is refused keeps no other.
 */
@Injectable()
export class CancelSeveral {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly removal: RemoveRegistration,
    private readonly idempotency: IdempotencyKeys,
    private readonly transactions: Transactions,
  ) {}

  /** What {@link run} would do with the fees of the steps. Locks and writes nothing. */
  async preview(ids: readonly number[]): Promise<CancelSeveralPreview> {
    const { manager } = this.dataSource;
    const all = await this.removal.previewSeveral(ids);
    const language = contentLanguage();
    const cents = (amount: (terms: RemovalTerms) => number): number =>
      toEuros(all.reduce((sum, terms) => sum + amount(terms), 0));
    const told = await recipientsOf(
      manager,
      all.map(({ mailed }) => mailed),
    );
    const mails = told.flatMap(({ own }) => own.map(({ registration }) => registration.id));
    const byDefault = new Set(all.flatMap(({ mailDefault, mailed }) => (mailDefault ? [mailed.id] : [])));
    const places = all.flatMap(({ registration }) => (registration.is_waiting ? [] : [registration]));
    return {
      registrations: all.map(({ registration, mailed, officeFee }) => ({
        id: registration.id,
        name: nameOf(mailed),
        course: recordLabel(mailed.course, language),
        week: recordLabel(mailed.courseWeek, language),
        is_waiting: registration.is_waiting,
        fee: officeFee && toEuros(officeFee.offered),
      })),
      gone: ids.filter((id) => !all.some(({ registration }) => registration.id === id)),
      fees: cents(({ officeFee }) => officeFee?.offered ?? 0),
      credit: cents((terms) => creditAfterFee(terms, this.clock.now())),
      credit_without_fees: cents(({ refund }) => refund),
      mails: mails.filter((id) => byDefault.has(id)).length,
      mails_if_told: mails.length,
      not_reached: all.flatMap(({ mailed }) => (mails.includes(mailed.id) ? [] : [nameOf(mailed)])),
      present_today: await presentSentence(manager, places, this.clock.today()),
    };
  }

  /**
   * Cancels those that can be. Those that wait go first: a seat that another of them leaves is given to none that is about to go.
   * @param key of the `Idempotency-Key` header: a repeat cancels nothing again, and goes on where the first broke off
   * @throws AppError 422 when none is named, or one twice; 409 when the key came with another body before
   */
  async run(body: CancelSeveralRequest, userId: number, key?: string): Promise<CancelledSeveral> {
    const { registrations, reason, mail } = body;
    refuseNoneOrTwice(registrations.map(({ id }) => id));
    if (key) await this.claim(this.idempotency.request(userId, key, { cancel: body }));
    const names = await this.standing(registrations.map(({ id }) => id));
    const waits = ({ id }: { id: number }): boolean => names.get(id)?.waits ?? false;
    const ordered = [...registrations.filter(waits), ...registrations.filter((one) => !waits(one))];
    const cancelled: number[] = [];
    let mails = 0;
    const failed: CancelledSeveral['failed'] = [];
    for (const { id, fee } of ordered) {
      const request = key ? this.idempotency.request(userId, `${key} ${id}`, { cancel: body }) : null;
      const remover = { userId, personId: null, fee, reason };
      const {
        success,
        message,
        mails: written = 0,
      } = await outcomeOf(this.removal.runOnce(id, remover, mail ?? undefined, request));
      mails += written;
      if (success) cancelled.push(id);
      else failed.push({ id, name: names.get(id)?.name ?? null, message });
      await nextTurn();
    }
    return { cancelled, mails, failed };
  }

  /**
   * Keeps which body a key came with, before anything is cancelled.
   * @throws AppError 409 when it came with another one before
   */
  private async claim(request: IdempotentRequest): Promise<void> {
    const once = (): Promise<object> =>
      this.transactions.run((manager) =>
        this.idempotency.once(manager, request, async () => ({ claimed: true })),
      );
    try {
      await once();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Sent twice at once: the other one was faster, and its body is compared.
      await once();
    }
  }

  /** The names of the children, and whether they wait. One statement. */
  private async standing(ids: readonly number[]): Promise<Map<number, { name: string; waits: boolean }>> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .innerJoinAndSelect('registration.child', 'child')
      .select([
        'registration.id',
        'registration.is_waiting',
        'child.id',
        'child.first_name',
        'child.last_name',
      ])
      .where({ id: In([...ids]) })
      .getMany();
    return new Map(
      rows.flatMap(({ id, is_waiting, child }) =>
        child ? [[id, { name: nameOf({ child }), waits: is_waiting }] as const] : [],
      ),
    );
  }
}

function nameOf({ child }: { child: { first_name: string; last_name: string } }): string {
  return `${child.first_name} ${child.last_name}`;
}

/** @throws AppError 422, of two at the second */
function refuseNoneOrTwice(ids: readonly number[]): void {
  const problems = new ValidationErrors();
  if (ids.length === 0) problems.add('registrations', 'validation.required');
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) < index) problems.add(`registrations.${index}.id`, 'validation.twice');
  problems.throwIfAny();
}

/** What becomes credit when the fee of the steps is charged, in cents. */
function creditAfterFee({ officeFee, registration, refund }: RemovalTerms, now: Date): number {
  return officeFee ? creditOf(cancelledByOffice(officeFee.offered, registration, now), registration) : refund;
}

/**
 * What became of one, or why nothing did.
 * @throws AppError 409 of a key that came with another body; whatever is no answer for a caller
 */
async function outcomeOf(removal: Promise<Removal>): Promise<Removal> {
  try {
    return await removal;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'idempotency_conflict') throw error;
    const message = error.code === 'not_found' ? t('registration.gone') : reasonOf(error);
    return { success: false, message };
  }
}
