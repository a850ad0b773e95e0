import type { IsoDate, ReminderHold, ReminderPause, SentReminder, UiLanguage } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { inPieces } from '../../core/pieces.js';
import { readOpenDebts, type DebtRow } from '../bank-statements/open-debts.js';
import { creditsOf } from '../registrations/ledger/ledger.js';
import { ParentEntity } from '../people/parent.entity.js';
import { nextStep, type RemindedDebt } from './domain/plan.js';
import type { WaitingEntry } from './held-by-entries.js';
import { PaymentReminderEntity, ReminderPauseEntity } from './payment-reminder.entity.js';

/** What is open of a registration, with the reminders of it that were written. Cents. */
export type ReminderDebt = DebtRow & RemindedDebt;

/** The account of a parent, to which the mails go. */
interface PayerAccount {
  userId: number;
  email: string;
  lang: UiLanguage;
}

/** A parent who has something to pay. */
export interface Payer {
  person: DebtRow['payer'];
  /** Everything that is open, the oldest due date first. */
  debts: ReminderDebt[];
  account: PayerAccount | null;
  pause: ReminderPause;
  /** Cents that lie unused. */
  credit: number;
}

/**
 * Reads everybody who has something to pay that has a due date; four statements for each piece.
 * @param debts what families owe, as it was just read
 */
export async function readPayers(
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
  const ids = late.map(([personId]) => personId);
  const accounts = await readAccounts(manager, ids);
  const pauses = await inPieces(ids, (some) =>
    manager.findBy(ReminderPauseEntity, { person_id: In([...some]) }),
  );
  const credits = new Map(await inPieces(ids, async (some) => [...(await creditsOf(manager, some))]));
  const sent = await readSent(
    manager,
    late.flatMap(([, own]) => own),
  );
  const pauseOf = new Map(pauses.map((pause) => [pause.person_id, pause]));
  return inPieces(late, (some) =>
    some.map(([personId, own]) => ({
      person: own[0]!.payer,
      debts: own
        .map((debt) => ({ ...debt, sent: sent.get(debt.registrationId) ?? [] }))
        .sort((a, b) => compareDue(a, b) || a.registrationId - b.registrationId),
      account: accounts.get(personId) ?? null,
      pause: pauseOn(pauseOf.get(personId), today),
      credit: credits.get(personId) ?? 0,
    })),
  );
}

/** The same of one person; `null` when nothing that has a due date is open. */
export async function readPayer(
  manager: EntityManager,
  today: IsoDate,
  personId: number,
): Promise<Payer | null> {
  const debts = (await readOpenDebts(manager, { ofParent: personId })).filter(
    (debt) => debt.personId === personId,
  );
  return (await readPayers(manager, today, debts))[0] ?? null;
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
  { debts, account, pause, credit }: Payer,
  { entries, enabled }: { entries: readonly WaitingEntry[]; enabled: boolean },
): ReminderHold | null {
  if (debts.every((debt) => nextStep(debt) === null)) return 'done';
  if (!account) return 'no_account';
  if (pause.paused) return 'paused';
  // Whoever has paid already must not be told to pay: the office uses the credit first.
  if (credit > 0) return 'credit';
  if (entries.length > 0) return 'entry';
  return enabled ? null : 'off';
}

/** A pause counts through its last day. */
function pauseOn(pause: ReminderPauseEntity | null | undefined, today: IsoDate): ReminderPause {
  if (!pause || (pause.until !== null && pause.until < today)) return { paused: false, until: null };
  return { paused: true, until: pause.until };
}

function compareDue(a: DebtRow, b: DebtRow): number {
  if (a.dueOn === b.dueOn) return 0;
  if (a.dueOn === null || b.dueOn === null) return a.dueOn === null ? 1 : -1;
  return a.dueOn < b.dueOn ? -1 : 1;
}

async function readAccounts(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, PayerAccount>> {
  const people = await inPieces(ids, (some) =>
    manager
      .createQueryBuilder(ParentEntity, 'person')
      .select('person.id', 'id')
      .addSelect('user.id', 'userId')
      .addSelect('user.email', 'email')
      .addSelect('user.lang', 'lang')
      .innerJoin('person.user', 'user')
      .where({ id: In([...some]) })
      .getRawMany<PayerAccount & { id: number }>(),
  );
  return new Map(people.map(({ id, ...account }) => [id, account]));
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
    manager.find(PaymentReminderEntity, { where: { [key]: In([...some]) }, order: { step: 'ASC' } });
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
