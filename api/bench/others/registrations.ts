import { MAX_ALL_ROWS } from '@feria/shared';
import { REGISTRATION_LIST } from '../../src/registrations/registrations.queries.js';
import { costly, type Ask, type CostlyAsks, type World } from './ask.js';
import { signUp } from './bodies.js';

/** Registrations and payments in the office. */
const LIST = 'peopleCourseWeekRegistration';
const everySort = Object.keys(REGISTRATION_LIST.sort)
  .map((name) => `sortBy=${name}`)
  .join('&');
const words = encodeURIComponent('an er in ro o a e i wo ga');

/** Ids of registrations of the season that nobody pays and that have a place; those that many requests change are taken from the end. */
async function unpaid(world: World): Promise<number[]> {
  const { weekIds } = world.season;
  const where = `course_week_id BETWEEN ${weekIds[0]} AND ${weekIds.at(-1)} AND is_waiting = 0 AND payed_amount = 0 AND child_id > 1000`;
  const rows = await world.known('unpaid', () =>
    world.rows(`SELECT id FROM registration WHERE ${where} ORDER BY id LIMIT 9000`),
  );
  return rows.map(({ id }) => Number(id));
}

const one = async (world: World, n: number): Promise<Ask> => ({
  params: { id: (await unpaid(world))[n] as number },
});
const fresh = async (world: World): Promise<Ask> => ({
  params: { id: (await unpaid(world)).at(-1 - world.next('registration')) as number },
});

async function payments(world: World): Promise<number[]> {
  const rows = await world.known('payments', () =>
    world.rows('SELECT id FROM payment ORDER BY id DESC LIMIT 2000'),
  );
  return rows.map(({ id }) => Number(id));
}

/** Registrations of one parent that owes, for one payment of many shares. */
const payment = async (world: World, n: number) => {
  const personId = 200 + n;
  const rows = await world.rows(
    `SELECT id FROM registration WHERE booked_by = ${personId} AND is_waiting = 0 AND payed_amount = 0 LIMIT 20`,
  );
  return {
    date: world.today,
    amount: rows.length + 1,
    method: 'bank',
    person_id: personId,
    payer: 'x'.repeat(140),
    reference: 'x'.repeat(140),
    note: 'x'.repeat(500),
    shares: rows.map(({ id }) => ({ registration_id: Number(id), amount: 1 })),
  };
};

export const REGISTRATIONS: CostlyAsks = {
  [`GET /api/${LIST}`]: [
    costly('ten words, every sort, 500 rows', () => ({
      query: `itemsPerPage=500&search=${words}&${everySort}`,
    })),
    costly('200,000 rows, every sort, the last page', () => ({
      query: `itemsPerPage=500&page=400&${everySort}`,
    })),
    costly(`${MAX_ALL_ROWS} rows`, ({ season }) => ({
      query: `itemsPerPage=-1&${season.courseIds
        .slice(0, 9)
        .map((id) => `filters=course_id|${id}`)
        .join('&')}`,
    })),
  ],
  [`GET /api/${LIST}/:id`]: costly('one', one),
  [`POST /api/${LIST}`]: costly('a place', (world) => {
    const number = world.next('place');
    return {
      body: {
        people_id: 15_000 + number,
        course_week_id: world.large.weekIds[13],
        day_type: 'full_day',
        emergency_contact1_phone: '+39 333 1',
        comment: 'x'.repeat(2_000),
        reason: 'x'.repeat(200),
      },
    };
  }),
  [`PUT /api/${LIST}/:id`]: costly('paid, and every text as long as it may be', async (world, n) => ({
    ...(await one(world, n)),
    body: { payed_amount: 80, comment_internal: 'x'.repeat(2_000), emergency_contact1_name: 'x'.repeat(100) },
  })),
  [`DELETE /api/${LIST}/:id`]: costly('a place, somebody moves up', fresh),
  [`GET /api/${LIST}/:id/delete-preview`]: costly('a place, somebody moves up', one),
  [`GET /api/${LIST}/:id/move-preview`]: costly('into the largest week', async (world, n) => ({
    ...(await one(world, n)),
    query: `course_week_id=${world.large.weekIds[14]}`,
  })),
  [`POST /api/${LIST}/:id/move`]: costly('into the largest week', async (world) => ({
    ...(await fresh(world)),
    body: { course_week_id: world.large.weekIds[14] },
  })),
  [`POST /api/${LIST}/:id/give-place`]: costly('not in a draw', one),
  [`POST /api/${LIST}/setPayed`]: costly(
    `${MAX_ALL_ROWS} places`,
    async (world) => ({ body: { data: (await unpaid(world)).slice(1_000, 1_000 + MAX_ALL_ROWS) } }),
    { once: true, last: true },
  ),
  'POST /api/send-registration/:id/admin': costly('20 children, 9 weeks each', (world) => {
    const first = 16_000 + 20 * world.next('staff sign-up');
    return {
      params: { id: world.large.courseId },
      body: signUp(
        Array.from({ length: 20 }, (_, at) => first + at),
        world.large.weekIds.slice(11),
      ),
    };
  }),

  'GET /api/payment': [
    costly('ten words, the last page', () => ({
      query: `itemsPerPage=500&page=200&sortBy=date&search=${encodeURIComponent('an er')}`,
    })),
    costly('the last page of all', () => ({
      query: 'itemsPerPage=500&page=220&sortBy=amount&sortBy=method',
    })),
  ],
  'GET /api/payment/:id': costly('one', async (world, n) => ({
    params: { id: (await payments(world))[n] as number },
  })),
  'POST /api/payment': costly('all places of a parent', async (world, n) => ({
    body: await payment(world, n),
  })),
  'POST /api/payment/credit': costly('no credit', (_, n) => ({ body: { person_id: 200 + n, shares: [] } })),
  'POST /api/payment/:id/reverse': costly('one', async (world) => ({
    params: { id: (await payments(world))[world.next('reversed')] as number },
    body: { note: 'x'.repeat(500) },
  })),
  'POST /api/cancellationFee/:id/waive': costly('one that is not there', () => ({
    params: { id: 999_999 },
    body: { reason: 'x'.repeat(200) },
  })),
  'GET /api/payment-reminder': costly('thousands that are overdue', () => ({
    query: 'itemsPerPage=500&sortBy=open',
  })),
  'GET /api/payment-reminder/summary': costly('thousands that are overdue', () => ({})),
  'GET /api/payment-reminder/:id/preview': costly('a family', async (world) => {
    const rows = await world.known('overdue', () =>
      world.rows('SELECT DISTINCT booked_by AS id FROM registration WHERE due_on IS NOT NULL LIMIT 10'),
    );
    return { params: { id: Number(rows[0]?.id) } };
  }),
  'POST /api/payment-reminder/:id/pause': costly('a family', (_, n) => ({
    params: { id: 300 + n },
    body: { paused: n % 2 === 0 },
  })),
};
