import { addDays, type IsoDate } from '@feria/shared';

/**
 * The books of a season, kept by the plainest calculation there is, beside the product and without its code: what each place
 * costs, what is paid of it, what a parent has as credit, and who is reminded when. Cents and days in Rome.
 */

export interface Project {
  id: number;
  /** Days after the confirmation. */
  paymentDays: number;
  /** Percent for the second, and for each further child. */
  second: number;
  third: number;
  /** Days before, percent; most days first. */
  steps: readonly (readonly [days: number, percent: number])[];
}

export interface Household {
  personId: number;
  email: string;
  /** As the bank writes the payer. */
  name: string;
}

/** Of the season; on a week-end nobody is reminded either. */
const HOLIDAYS = ['2026-04-06', '2026-05-01', '2026-05-25', '2026-06-02', '2026-12-08'];

export interface Debt {
  /** Of the registration; it stays when the place was given back and only a fee is owed. */
  id: number;
  household: Household;
  project: Project;
  childId: number;
  /** First day of the week. */
  from: IsoDate;
  /** What is due: the price without the discount, or the fee. */
  due: number;
  discount: number;
  paid: number;
  dueOn: IsoDate | null;
  state: 'booked' | 'fee' | 'removed';
  /** The mails that told of it as overdue. */
  reminded: { day: IsoDate; step: 1 | 2 }[];
}

export class Books {
  readonly debts: Debt[] = [];
  readonly credit = new Map<number, number>();
  /** Everything that came, less what was paid out. */
  received = 0;
  /** Days of the mails with reminders, by parent. */
  readonly mails = new Map<number, IsoDate[]>();

  /** Books a child in a week of a project. */
  register(
    place: Pick<Debt, 'id' | 'household' | 'project' | 'childId' | 'from'>,
    price: number,
    today: IsoDate,
  ): void {
    const { household, project, childId } = place;
    const children = [
      ...new Set(
        this.debts
          .filter(
            (debt) => debt.state === 'booked' && debt.household === household && debt.project === project,
          )
          .map((debt) => debt.childId),
      ),
    ];
    const rank = children.includes(childId) ? children.indexOf(childId) : children.length;
    const percent = rank === 0 ? 0 : rank === 1 ? project.second : project.third;
    const discount = Math.floor((price * percent + 50) / 100);
    this.debts.push({
      ...place,
      due: price - discount,
      discount,
      paid: 0,
      state: 'booked',
      reminded: [],
      dueOn: addDays(today, project.paymentDays),
    });
    this.settle(household);
  }

  open(debt: Debt): number {
    return debt.state === 'removed' ? 0 : Math.max(0, debt.due - debt.paid);
  }

  /** What a parent owes for a project, oldest first. */
  owed(household: Household, project: Project): Debt[] {
    return this.debts
      .filter((debt) => debt.household === household && debt.project === project && this.open(debt) > 0)
      .sort((a, b) => a.id - b.id);
  }

  owedSum(household: Household, project: Project): number {
    return this.owed(household, project).reduce((sum, debt) => sum + this.open(debt), 0);
  }

  /** Money that comes for a project: the oldest debt first, the rest is credit. @returns the shares */
  pay(household: Household, project: Project, amount: number): { id: number; amount: number }[] {
    this.received += amount;
    let left = amount;
    const shares = this.owed(household, project).flatMap((debt) => {
      const share = Math.min(left, this.open(debt));
      left -= share;
      debt.paid += share;
      return share > 0 ? [{ id: debt.id, amount: share }] : [];
    });
    this.give(household, left);
    return shares;
  }

  /** Money that comes for one debt. */
  payDebt(debt: Debt, amount: number): void {
    this.received += amount;
    debt.paid += amount;
  }

  /** Pays credit out. */
  refund(household: Household, amount: number): void {
    this.received -= amount;
    this.give(household, -amount);
  }

  creditOf({ personId }: Household): number {
    return this.credit.get(personId) ?? 0;
  }

  /** The fee of giving a place back today; `null` when it is too late. */
  fee({ project, from, due }: Debt, today: IsoDate): number | null {
    if (today >= from) return null;
    const step = project.steps.find(([days]) => addDays(today, days) <= from);
    return step ? Math.floor((due * step[1] + 50) / 100) : null;
  }

  /** A parent gives a place back. */
  cancel(debt: Debt, fee: number, today: IsoDate): void {
    const over = debt.paid - Math.min(fee, debt.paid);
    const kept = debt.paid - over;
    debt.dueOn = fee > kept ? addDays(today, debt.project.paymentDays) : null;
    // A fee is a new debt, with reminders of its own.
    Object.assign(debt, {
      state: fee > 0 ? 'fee' : 'removed',
      due: fee,
      paid: kept,
      discount: 0,
      reminded: [],
    });
    this.give(debt.household, over);
  }

  /** The office removes a place: nothing of it is kept. */
  remove(debt: Debt): void {
    const { paid } = debt;
    Object.assign(debt, { state: 'removed', due: 0, paid: 0, dueOn: null });
    this.give(debt.household, paid);
  }

  /** Reminds everybody who is to be reminded at 10 on a day. @param held parents whose entries nobody has looked at */
  remind(today: IsoDate, held: ReadonlySet<number>): void {
    if ([0, 6].includes(new Date(today).getUTCDay()) || HOLIDAYS.includes(today)) return;
    const families = new Map<number, Debt[]>();
    for (const debt of this.debts) {
      const { personId } = debt.household;
      if (held.has(personId) || debt.dueOn === null || this.open(debt) === 0) continue;
      families.set(personId, [...(families.get(personId) ?? []), debt]);
    }
    for (const [personId, debts] of families) {
      const late = debts.filter(({ dueOn }) => dueOn! < today);
      const ripe = debts.filter(({ dueOn }) => addDays(dueOn!, 3) <= today);
      const [last] = debts.flatMap(({ reminded }) => reminded).sort((x, y) => y.day.localeCompare(x.day));
      const isSecond = last?.step === 1;
      const mayCome = isSecond
        ? ripe.length > 0 && addDays(last.day, 11) <= today
        : ripe.some(({ reminded }) => reminded.length === 0);
      if (!mayCome || late.reduce((sum, debt) => sum + this.open(debt), 0) < 500) continue;
      for (const debt of late) debt.reminded.push({ day: today, step: isSecond ? 2 : 1 });
      this.mails.set(personId, [...(this.mails.get(personId) ?? []), today]);
    }
  }

  private give(household: Household, amount: number): void {
    this.credit.set(household.personId, this.creditOf(household) + amount);
    this.settle(household);
  }

  /** Credit pays what is due first, of the same day the older booking; a fee that is paid in part has its day too. */
  private settle(household: Household): void {
    const owed = this.debts
      .filter((debt) => debt.household === household && this.open(debt) > 0)
      .sort((a, b) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9') || a.id - b.id);
    for (const debt of owed) {
      const used = Math.min(this.creditOf(household), this.open(debt));
      debt.paid += used;
      this.credit.set(household.personId, this.creditOf(household) - used);
    }
  }
}
