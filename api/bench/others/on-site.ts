import { randomUUID } from 'node:crypto';
import { MAX_ATTENDANCE_CHANGES, MAX_HEADCOUNTS } from '@feria/shared';
import { costly, type CostlyAsks, type World } from './ask.js';

/** Attendance and its sheets, for 300 children. */
const marks = ({ today, large: { childrenNow } }: World) =>
  Array.from({ length: MAX_ATTENDANCE_CHANGES }, (_, at) => ({
    id: randomUUID(),
    child_id: childrenNow[at % childrenNow.length],
    date: today,
    status: 'present',
    changed_at: new Date().toISOString(),
    arrived_at: new Date().toISOString(),
    note: 'x'.repeat(500),
  }));
const sheet = ({ large: { now } }: World) => ({ params: { weekId: now } });

/** As PDF and as a spreadsheet; some sheets are of a day. */
function sheets(name: string, day = false): CostlyAsks {
  const route = `GET /export/${name}/:weekId${day ? '/:date' : ''}`;
  const ask = (query: string) => (world: World) => ({
    query,
    params: { ...sheet(world).params, date: world.today },
  });
  const both = [costly('300 children, PDF', ask('')), costly('300 children, XLSX', ask('format=xlsx'))];
  return { [route]: both, [`${route}/it`]: both };
}

export const ON_SITE: CostlyAsks = {
  'GET /api/attendance': [
    costly('300 children, the office', ({ today }) => ({ query: `date=${today}` })),
    costly('300 children, their leader', ({ today }) => ({ as: 'leader', query: `date=${today}` })),
  ],
  'PUT /api/attendance': [
    costly('500 marks', (world) => ({ body: { changes: marks(world) } })),
    costly('500 marks of a leader', (world) => ({ as: 'leader', body: { changes: marks(world) } })),
  ],
  'POST /api/attendance/health-reads': costly('2,000 children', ({ today, large }) => ({
    body: {
      reads: Array.from({ length: 2_000 }, (_, at) => ({
        child_id: large.childrenNow[at % 300],
        date: today,
      })),
    },
  })),
  'GET /api/attendance/issues': costly('all', () => ({})),
  'POST /api/attendance/issues/:id/restore': costly('one that is not there', () => ({
    params: { id: 999_999 },
  })),
  'POST /api/attendance/issues/:id/close': costly('one that is not there', () => ({
    params: { id: 999_999 },
    body: {},
  })),
  'PUT /api/attendance/headcounts': costly('50 counts', ({ today, large }) => ({
    body: {
      headcounts: Array.from({ length: MAX_HEADCOUNTS }, () => ({
        id: randomUUID(),
        course_week_id: large.now,
        date: today,
        number: 300,
        counted_at: new Date().toISOString(),
      })),
    },
  })),
  ...sheets('week-sheet'),
  ...sheets('day-sheet', true),
  ...sheets('emergency-sheet'),
  ...sheets('meals'),
};
