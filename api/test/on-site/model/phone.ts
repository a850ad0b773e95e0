import type { AttendanceChild, AttendanceDay } from '@feria/shared';
import { randomUUID } from 'node:crypto';
import type { AttendanceChangeBody } from '../../../src/on-site/attendance/attendance.dto.js';
import { PERSONS, type MarkKind } from './commands.js';

/** What a phone shows of the day of a child. */
export interface Shown {
  status: 'present' | 'absent' | 'excused' | null;
  arrived_at: string | null;
  left_at: string | null;
  left_with: string | null;
}

export type SentMark = AttendanceChangeBody & {
  seen: Shown & { told_absent: boolean };
  device: string;
  sequence: number;
};

const NOTHING: Shown = { status: null, arrived_at: null, left_at: null, left_with: null };

/** A phone as the page of leaders is one: what the server sent last, and the marks that it has not answered. */
export class Phone {
  readonly device = randomUUID();
  /** Marks that the server has not answered, in their order. */
  queue: SentMark[] = [];
  /** By how much its clock is wrong, in milliseconds. */
  offset = 0;
  /** By child; `null` without a day. */
  private day: Map<number, Pick<AttendanceChild, 'attendance' | 'absence' | 'pickup_persons'>> | null = null;
  private sequence = 0;

  constructor(
    readonly date: string,
    readonly userId: number,
    readonly permissions: readonly string[],
  ) {}

  shows(childId: number): boolean {
    return this.day?.has(childId) ?? false;
  }

  take({ weeks }: AttendanceDay): void {
    this.day = new Map(weeks.flatMap(({ children }) => children.map((child) => [child.child_id, child])));
  }

  logOut(): void {
    this.day = null;
  }

  /** A tap; `null` when there is nothing to press. */
  mark(childId: number, what: MarkKind, person: number, now: Date): SentMark | null {
    if (!this.shows(childId)) return null;
    const seen = this.shown(childId);
    const at = new Date(now.getTime() + this.offset).toISOString();
    const known = this.day!.get(childId)!;
    const fields = fieldsOf(what, seen, at, personOf(PERSONS[person]!, known));
    if (!fields) return null;
    this.sequence += 1;
    const mark: SentMark = {
      id: randomUUID(),
      child_id: childId,
      date: this.date,
      changed_at: at,
      ...fields,
      device: this.device,
      sequence: this.sequence,
      seen: { ...seen, told_absent: known.absence !== null },
    };
    this.queue.push(mark);
    return mark;
  }

  private shown(childId: number): Shown {
    const known = this.day?.get(childId)?.attendance;
    const shown = { ...NOTHING };
    for (const source of [known, ...this.queue.filter(({ child_id }) => child_id === childId)])
      for (const field of Object.keys(NOTHING) as (keyof Shown)[])
        if (source?.[field] !== undefined) Object.assign(shown, { [field]: source[field] });
    return shown;
  }
}

/** Somebody who takes a child: a pick-up person as long as the phone shows one of that name. */
function personOf(name: string, { pickup_persons }: Pick<AttendanceChild, 'pickup_persons'>) {
  const pickup = pickup_persons.find((one) => one.name === name);
  const left_with = pickup ? `pickup:${pickup.id}` : 'other';
  return { left_with, left_with_name: name, left_with_phone: `+39 ${name.length}` };
}

function fieldsOf(what: MarkKind, seen: Shown, at: string, person: ReturnType<typeof personOf>) {
  switch (what) {
    case 'arrive':
      return { status: 'present' as const, arrived_at: at, left_at: null, left_with: null };
    case 'leave':
      return { left_at: at, ...person };
    case 'absent':
      return { status: 'absent' as const };
    case 'undo':
      if (seen.left_at) return { left_at: null, left_with: null };
      return seen.status ? { status: null, arrived_at: null } : null;
    case 'person':
      return seen.left_at ? person : null;
    case 'time':
      return seen.arrived_at
        ? { arrived_at: new Date(Date.parse(seen.arrived_at) - 60_000).toISOString() }
        : null;
  }
}
