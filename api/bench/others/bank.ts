import { paymentReference } from '@feria/shared';
import { camt } from '../../test/money/bank-statements/support.js';
import { costly, type CostlyAsks, type World } from './ask.js';

/** Bank statements and what is booked from them. */
const ENTRIES = 19_000;

/** A file of as many entries as are taken; every second one names what a family owes. */
async function statement(world: World): Promise<Buffer> {
  const number = world.next('statement');
  const owing = await world.known('owing', () =>
    world.rows(
      `SELECT w.course_id AS course, r.booked_by AS person, SUM(r.price - r.payed_amount) AS amount
       FROM registration r JOIN course_week w ON w.id = r.course_week_id
       WHERE r.is_waiting = 0 AND r.payed_amount < r.price AND w.course_id BETWEEN ${world.season.courseIds[0]} AND ${world.season.courseIds.at(-1)}
       GROUP BY w.course_id, r.booked_by`,
    ),
  );
  return Buffer.from(
    camt(
      Array.from({ length: ENTRIES }, (_, at) => {
        const debt = at % 2 ? owing[Math.floor(at / 2)] : undefined;
        return {
          amount: debt ? (Number(debt.amount) / 100).toFixed(2) : `${(at % 90) + 1}.00`,
          text: debt
            ? paymentReference({ courseId: Number(debt.course), personId: Number(debt.person) })
            : 'Ferien Mia Rossi',
          name: `Eva ${at % 500} Gruber`,
          reference: `B${number}-${at}`,
          date: world.today,
        };
      }),
    ),
  );
}

/** Ids of open entries; a statement is imported first. */
async function openEntries(world: World): Promise<number[]> {
  return world.known('entries', async () => {
    await world.send('POST /api/bank-statement', {
      file: { field: 'file', content: await statement(world) },
    });
    const rows = await world.rows(
      "SELECT id FROM bank_entry WHERE state = 'open' ORDER BY id DESC LIMIT 5000",
    );
    return rows.map(({ id }) => Number(id));
  });
}

/** Ids of entries of a run of 500, of those that are certain. */
async function bookedEntries(world: World): Promise<number[]> {
  return world.known('booked entries', async () => {
    await openEntries(world);
    const shown = await world.send('POST /api/bank-entry/preview', { body: {} });
    const { entries } = (shown as { data: { entries: { id: number; seen: string }[] } }).data;
    const some = entries.slice(0, 500);
    await world.send('POST /api/bank-entry/book-previewed', { body: { entries: some } });
    return some.map(({ id }) => id);
  });
}

const MAPPING = {
  account: 'AT611904300234573201',
  delimiter: ';',
  decimal: ',',
  date: 'Valuta',
  amount: 'Betrag',
  text: 'Zweck',
};

export const BANK: CostlyAsks = {
  'POST /api/bank-statement': costly('19,000 entries', async (world) => ({
    file: { field: 'file', content: await world.known('statement', () => statement(world)) },
  })),
  'GET /api/bank-statement/csv-mapping': costly('itself', () => ({})),
  'PUT /api/bank-statement/csv-mapping': costly('all columns', () => ({ body: MAPPING })),
  'GET /api/bank-entry': [
    costly('500 of 19,000 entries', async (world) => {
      await openEntries(world);
      return { query: 'itemsPerPage=500&page=30&sortBy=date' };
    }),
    costly('500 certain entries', async (world) => {
      await openEntries(world);
      return { query: 'itemsPerPage=500&filters=state|open&filters=certainty|certain' };
    }),
  ],
  'GET /api/bank-entry/summary': costly('19,000 entries', async (world) => {
    await openEntries(world);
    return { query: 'search=mia&filters=amount_from|1' };
  }),
  'GET /api/bank-run': costly('all runs', () => ({ query: 'itemsPerPage=500' })),
  'POST /api/bank-entry/preview': costly('2,000 certain entries', async (world) => {
    await openEntries(world);
    return { body: {} };
  }),
  'POST /api/bank-entry/book-previewed': costly('2,000 entries that have changed since', async (world) => {
    const ids = await openEntries(world);
    return { body: { entries: ids.slice(0, 2_000).map((id) => ({ id, seen: '0'.repeat(16) })) } };
  }),
  'POST /api/bank-entry/:id/undo': costly('one', async (world) => ({
    params: { id: (await bookedEntries(world))[world.next('undone') % 400] as number },
    body: { reason: 'Versehen' },
  })),
  'POST /api/bank-run/:id/undo': costly(
    'hundreds of entries',
    async (world) => {
      const ids = await bookedEntries(world);
      const [run] = await world.rows(`SELECT run_id AS id FROM bank_entry WHERE id = ${ids.at(-1)}`);
      return { params: { id: Number(run?.id) }, body: { reason: 'Versehen' } };
    },
    { once: true, last: true },
  ),
  'POST /api/bank-entry/book': costly(
    '500 entries as credit',
    async (world) => {
      const ids = await openEntries(world);
      const from = 500 * world.next('booked');
      const entries = ids
        .slice(from, from + 500)
        .map((id, at) => ({ id, shares: [], credit_person_id: 300 + at }));
      return { body: { entries } };
    },
    { once: true },
  ),
  'POST /api/bank-entry/book-certain': costly(
    'thousands of entries',
    async (world) => {
      await openEntries(world);
      return { body: {} };
    },
    { once: true, last: true },
  ),
  'POST /api/bank-entry/:id/ignore': costly('one', async (world) => ({
    params: { id: (await openEntries(world))[4_000 + (world.next('ignored') % 900)] as number },
  })),
  'POST /api/bank-entry/:id/reopen': costly('one', async (world) => ({
    params: { id: (await openEntries(world))[4_000 + (world.next('reopened') % 900)] as number },
  })),
};
