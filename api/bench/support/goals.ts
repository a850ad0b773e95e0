import type { AppFigures } from './app.js';
import type { Mistakes } from './bookings-check.js';
import type { OpeningMinute } from './opening-minute.js';
import type { Subject } from './yardsticks.js';

/** A figure, what it should be, and whether it is. */
export interface Goal {
  figure: string;
  value: string;
  goal: string;
  met: 'met' | 'not met';
}

/** Resident size (MB) of the app's process. */
interface Memory {
  /** Some seconds after the start, before anybody came. */
  idleMb: number;
  /** The most in the minute. */
  residentMb: number;
}

export interface Measured {
  rates: Record<Subject, number>;
  memory: Memory;
  minute: OpeningMinute;
  figures: AppFigures;
  mistakes: Mistakes;
  /** Everybody sent a basket of several projects. */
  hasBaskets: boolean;
}

/** Seconds from the opening to the last result: of one week, and of a basket. */
const LAST_RESULT = { week: 8, basket: 15 };

/** The goals of the opening minute (adr/0012-opening-minute.md), each with what this run measured. */
export function goalsOf({ rates, minute, figures, mistakes, memory, hasBaskets }: Measured): Goal[] {
  const ratio = (figure: string, one: Subject, other: Subject, goal: number): Goal =>
    atLeast(figure, rates[one] / rates[other], goal, 2);
  const slowest = minute.times.slowest();
  const { oversold, lost, unknown } = mistakes;
  return [
    ratio('empty request, of bare Express', 'empty', 'express', 0.7),
    ratio('/api/frontend, of the empty request', 'list', 'empty', 0.8),
    ratio('/api/frontend/{id}, of the empty request', 'detail', 'empty', 0.8),
    ratio('/api/my-family, of its SQL by hand', 'family', 'familyByHand', 0.6),
    atLeast('/api/my-family, a second', rates.family, 800, 0),
    atMost(`p99 of the slowest step (${slowest.name}), s`, slowest.p99 / 1_000, 2),
    atMost(
      'last result after the opening, s',
      minute.lastResultMs / 1_000,
      hasBaskets ? LAST_RESULT.basket : LAST_RESULT.week,
    ),
    atMost('errors other than 503', minute.times.errors + minute.unanswered, 0, 0),
    atMost('longest stall of the event loop, ms', figures.eventLoopMax, 150, 0),
    atMost('memory (RSS) in the minute, MB', memory.residentMb, 450, 0),
    atMost('oversold weeks, lost and unknown bookings', oversold + lost + unknown, 0, 0),
  ];
}

/** The goals of a machine with one core and 512 MB (operations.md). */
export function smallGoalsOf({
  minute,
  mistakes: { oversold, lost, unknown },
  memory,
}: Pick<Measured, 'minute' | 'mistakes' | 'memory'>): Goal[] {
  return [
    atMost('errors other than 503', minute.times.errors + minute.unanswered, 0, 0),
    atMost('last result after the opening, s', minute.lastResultMs / 1_000, 30),
    atMost('memory (RSS) in the minute, MB', memory.residentMb, 450, 0),
    atMost('memory (RSS) when idle, MB', memory.idleMb, 180, 0),
    atMost('oversold weeks, lost and unknown bookings', oversold + lost + unknown, 0, 0),
  ];
}

function atLeast(figure: string, value: number, goal: number, digits: number): Goal {
  return { figure, value: value.toFixed(digits), goal: `≥ ${goal}`, met: value >= goal ? 'met' : 'not met' };
}

function atMost(figure: string, value: number, goal: number, digits = 1): Goal {
  return { figure, value: value.toFixed(digits), goal: `≤ ${goal}`, met: value <= goal ? 'met' : 'not met' };
}
