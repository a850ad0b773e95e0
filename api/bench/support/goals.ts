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

export interface Measured {
  rates: Record<Subject, number>;
  minute: OpeningMinute;
  figures: AppFigures;
  mistakes: Mistakes;
}

/** The goals of the opening minute (adr/0012-opening-minute.md), each with what this run measured. */
export function goalsOf({ rates, minute, figures, mistakes }: Measured): Goal[] {
  const ratio = (figure: string, one: Subject, other: Subject, goal: number): Goal =>
    atLeast(figure, rates[one] / rates[other], goal, 2);
  const slowest = minute.times.slowest();
  const { oversold, lost, unknown } = mistakes;
  return [
    ratio('empty request, of bare Express', 'empty', 'express', 0.7),
    ratio('/api/frontend, of the empty request', 'list', 'empty', 0.8),
    ratio('/api/frontend/{id}, of the empty request', 'detail', 'empty', 0.8),
    ratio('/api/my-family, of its SQL by hand', 'family', 'familyByHand', 0.5),
    atLeast('/api/my-family, a second', rates.family, 800, 0),
    atMost(`p99 of the slowest step (${slowest.name}), s`, slowest.p99 / 1_000, 2),
    atMost('last result after the opening, s', minute.lastResultMs / 1_000, 15),
    atMost('errors other than 503', minute.times.errors + minute.unanswered, 0, 0),
    atMost('longest stall of the event loop, ms', figures.eventLoopMax, 150, 0),
    atMost('oversold weeks, lost and unknown bookings', oversold + lost + unknown, 0, 0),
  ];
}

function atLeast(figure: string, value: number, goal: number, digits: number): Goal {
  return { figure, value: value.toFixed(digits), goal: `≥ ${goal}`, met: value >= goal ? 'met' : 'not met' };
}

function atMost(figure: string, value: number, goal: number, digits = 1): Goal {
  return { figure, value: value.toFixed(digits), goal: `≤ ${goal}`, met: value <= goal ? 'met' : 'not met' };
}
