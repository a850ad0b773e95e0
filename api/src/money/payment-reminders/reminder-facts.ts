import type { IsoDate, ReminderHold, ReminderPause, SentReminder, ContentLanguage } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { inPieces } from '../../core/pieces.js';
import { dueFirst } from '../../ledger/due-date.js';
import { readOpenDebts, type DebtRow } from '../bank-statements/open-debts.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { nextMail, nextStep, type DueDebt, type RemindedDebt } from './domain/plan.js';
import { PaymentReminderEntity, ReminderPauseEntity } from '../../model/money/payment-reminder.entity.js';
import type { Situation } from './reminder-switch.js';

/** What is open of a registration, with the reminders of it that were written. Cents. */
export type ReminderDebt = DebtRow & RemindedDebt;

/** The account of a parent, to which the mails go. */
interface PayerAccount {
  userId: number;
  email: string;
  lang: ContentLanguage;
}

/** What decides, beside the debts, whether a parent is reminded. */
export interface Standing {
  person: DebtRow['payer'];
  account: PayerAccount | null;
  pause: ReminderPause;
}

/** A parent who has something to pay. */
export interface Payer extends Standing {
  /** Everything that is open, the oldest due date first. */
  debts: ReminderDebt[];
}

/**
 * Reads everybody who has something to pay that has a due date; four statements for each piece.
 * @param debts what families owe, as it was just read
 */
async function readPayers(
  manager: EntityManager,
  today: IsoDate,
  debts: readonly DebtRow[],
): Promise<Payer[]> {
  const byPayer = new Map<number, DebtRow[]>();
  for (const debt of debts) {
    const own = byPayer.get(debt.personId);
    if (own) own.push(debt);
    else byPayer.set(debt.personId, [debt]);
  }
  // By the due dates, so that a family without one is not read.
  const late = [...byPayer].filter(([, own]) => own.some(({ dueOn }) => dueOn !== null));
  const standings = await readStandings(
    manager,
    today,
    late.map(([personId]) => personId),
  );
  const sent = await readSent(
    manager,
    late.flatMap(([, own]) => own),
  );
  return late.flatMap(([personId, own]) => {
    const standing = standings.get(personId);
    if (!standing) return [];
    const debts = own.map((debt) => ({ ...debt, sent: sent.get(debt.registrationId) ?? [] })).sort(dueFirst);
    return [{ ...standing, debts }];
  });
}

/** Reads who parents are and what holds their reminders, by id; two statements for each piece. */
export async function readStandings(
  manager: EntityManager,
  today: IsoDate,
  ids: readonly number[],
): Promise<Map<number, Standing>> {
  const standings = await inPieces(ids, async (some) => {
    const people = await manager.find(ParentEntity, {
      select: { id: true, first_name: true, last_name: true, user: { id: true, email: true, lang: true } },
      where: { id: In(some) },
      relations: { user: true },
    });
    const pauses = await manager.findBy(ReminderPauseEntity, { person_id: In(some) });
    const pauseOf = new Map(pauses.map((pause) => [pause.person_id, pause]));
    return people.map(({ id, first_name, last_name, user }) => ({
      person: { id, first_name, last_name },
      account: user ? { userId: user.id, email: user.email, lang: user.lang } : null,
      pause: pauseOn(pauseOf.get(id), today),
    }));
  });
  return new Map(standings.map((standing) => [standing.person.id, standing]));
}

/** The same of one person; `null` when nothing that has a due date is open. */
export async function readPayer(
  manager: EntityManager,
  today: IsoDate,
  personId: number,
): Promise<Payer | null> {
  return (await readPayersOf(manager, today, [personId]))[0] ?? null;
}

/** The same of some hundred persons at most. */
export async function readPayersOf(
  manager: EntityManager,
  today: IsoDate,
  personIds: readonly number[],
): Promise<Payer[]> {
  const debts = await readOpenDebts(manager, { ofParents: personIds });
  const own = new Set(personIds);
  return readPayers(
    manager,
    today,
    debts.filter(({ personId }) => own.has(personId)),
  );
}

/** Whether the reminders of a person are paused on a day. */
export async function readPause(
  manager: EntityManager,
  today: IsoDate,
  personId: number,
): Promise<ReminderPause> {
  return pauseOn(await manager.findOneBy(ReminderPauseEntity, { person_id: personId }), today);
}

/** Why a family gets no reminder; the first reason that holds. */
export function holdOf(
  { debts, account, pause }: Standing & { debts: readonly DueDebt[] },
  {
    hasEntries,
    enabled,
    today,
    minimum,
  }: Pick<Situation, 'enabled' | 'today' | 'minimum'> & { hasEntries: boolean },
): ReminderHold | null {
  if (nextStep(debts) === null) return 'done';
  if (nextMail(debts, today, minimum) === null) return 'minimum';
  if (!account) return 'no_account';
  if (pause.paused) return 'paused';
  if (hasEntries) return 'entry';
  return enabled ? null : 'off';
}

/** A pause counts through its last day. */
function pauseOn(pause: ReminderPauseEntity | null | undefined, today: IsoDate): ReminderPause {
  if (!pause || (pause.until !== null && pause.until < today)) return { paused: false, until: null };
  return { paused: true, until: pause.until };
}

/** @returns by the id of the registration; those of a fee are its own, not those of the place before */
async function readSent(
  manager: EntityManager,
  debts: readonly DebtRow[],
): Promise<Map<number, SentReminder[]>> {
  const fees = new Map(
    debts.flatMap(({ feeId, registrationId }) => (feeId === null ? [] : [[feeId, registrationId]])),
  );
  const places = debts.flatMap(({ feeId, registrationId }) => (feeId === null ? [registrationId] : []));
  const readBy = (key: 'registration_id' | 'fee_id') => (some: readonly number[]) =>
    manager.find(PaymentReminderEntity, { where: { [key]: In([...some]) }, order: { day: 'ASC' } });
  const rows = [
    ...(await inPieces(places, readBy('registration_id'))),
    ...(await inPieces([...fees.keys()], readBy('fee_id'))),
  ];
  const sent = new Map<number, SentReminder[]>();
  for (const { registration_id, fee_id, step, day } of rows) {
    const id = registration_id ?? (fees.get(fee_id ?? 0) as number);
    sent.set(id, [...(sent.get(id) ?? []), { step, day }]);
  }
  return sent;
}
