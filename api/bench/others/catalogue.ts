import { addDays } from '@feria/shared';
import { costly, type CostlyAsks, type World } from './ask.js';
import { courseBody, RICH_TEXT } from './bodies.js';
import { deepSearch } from './lists.js';

/** Projects, weeks and what describes them; pages for everybody; options. */
const place = (n: number) => ({
  name: `Ort ${n} ${'x'.repeat(200)}`,
  name_it: `Luogo ${n} ${'x'.repeat(200)}`,
});
const large = ({ large: { courseId } }: World) => ({ params: { id: courseId } });
const weekNow = ({ large: { now } }: World) => ({ params: { id: now } });
/** Weeks that are cancelled or merged, 300 children each; they are still to come. */
const freshWeek = (world: World) => {
  const number = world.next('week to end');
  return { params: { id: world.large.weekIds.at(-1 - (number % 6)) as number } };
};

async function optionId(world: World, key: string): Promise<number> {
  const [row] = await world.rows(`SELECT id FROM ${'`option`'} WHERE ${'`key`'} = '${key}'`);
  return Number(row?.id);
}

function described(name: 'location' | 'courseType' | 'courseCategory', more: object = {}): CostlyAsks {
  const made = async (world: World): Promise<number> =>
    (
      (await world.send(`POST /api/${name}`, { body: { ...place(world.next(name)), ...more } })) as {
        id: number;
      }
    ).id;
  return {
    [`GET /api/${name}`]: deepSearch(name),
    [`GET /api/${name}/:id`]: costly('one', async (world, n) => ({
      params: { id: n ? 1 : await made(world) },
    })),
    [`POST /api/${name}`]: costly('a new one', (world) => ({
      body: { ...place(world.next(name)), ...more },
    })),
    [`PUT /api/${name}/:id`]: costly('all texts', (_, n) => ({
      params: { id: 1 },
      body: { ...place(n), ...more },
    })),
    [`DELETE /api/${name}/:id`]: costly('one', async (world) => ({ params: { id: await made(world) } })),
    [`GET /api/${name}/:id/delete-preview`]: costly('one', () => ({ params: { id: 1 } })),
  };
}

export const CATALOGUE: CostlyAsks = {
  'GET /api/options': costly('all', () => ({})),
  'GET /api/frontend': costly('all projects', () => ({ query: 'itemsPerPage=-1' })),
  'GET /api/frontend/:id': costly('the largest project', large),
  'POST /api/client-error': costly('the longest report', () => ({
    body: { message: 'x'.repeat(1_000), stack: 'at x (/assets/y.js:1:1)\n'.repeat(300), url: '/my-family' },
  })),
  'GET /health/live': costly('itself', () => ({})),
  'GET /health/ready': costly('the database', () => ({})),
  'GET /metrics': costly('all', () => ({})),

  'GET /api/course': deepSearch('course', { filters: 'active|1' }),
  'GET /api/course/:id': costly('the largest project', large),
  'POST /api/course': costly('every text as long as it may be', ({ today }) => ({ body: courseBody(today) })),
  'PUT /api/course/:id': costly('every text as long as it may be', (world) => {
    const { from: _, to: __, ...texts } = courseBody(world.today);
    return { ...large(world), body: texts };
  }),
  'DELETE /api/course/:id': costly('the largest project', large),
  'GET /api/course/:id/delete-preview': costly('the largest project', large),
  'GET /api/course/years': costly('all', () => ({})),
  'GET /api/course/overview': costly('all weeks', () => ({ as: 'admin' })),
  'GET /api/course/day': costly('a day with 300 children', ({ today }) => ({ query: `date=${today}` })),
  'POST /api/course/:id/copy': costly('a project of 20 weeks', large),
  'POST /api/course/:id/changeActive': costly('a project', ({ season }, n) => ({
    params: { id: season.courseIds[30 + (n % 20)] as number },
  })),
  'POST /api/course/rollover/preview': costly('as many projects as may be', () => ({
    body: { course_ids: Array.from({ length: 100 }, (_, at) => at + 1), shift_weeks: 52 },
  })),
  'POST /api/course/rollover': costly(
    'as many projects as may be',
    (_, n) => ({
      headers: { 'Idempotency-Key': `rollover ${n}` },
      body: { course_ids: Array.from({ length: 100 }, (_, at) => at + 1), shift_weeks: 52 },
    }),
    { once: true },
  ),
  'GET /api/course/:id/draw': costly('1,500 children, 15,000 wishes', ({ draw }) => ({
    params: { id: draw.courseId },
  })),
  'POST /api/course/:id/draw/preview': costly('1,500 children, 15,000 wishes', ({ draw }) => ({
    params: { id: draw.courseId },
  })),
  'POST /api/course/:id/draw': costly(
    '1,500 children, 15,000 wishes',
    ({ draw }) => ({ params: { id: draw.courseId }, body: {} }),
    { once: true, last: true },
  ),
  'GET /mail-preview/:id/:kind': costly('the longest text', ({ large: { courseId } }) => ({
    params: { id: courseId, kind: 'new' },
  })),
  'POST /api/course/:id/mail-preview': costly('the longest text', (world) => ({
    ...large(world),
    body: { kind: 'new', lang: 'de', text: RICH_TEXT },
  })),

  'GET /api/courseWeek': deepSearch('courseWeek'),
  'GET /api/courseWeek/:id': costly('a week of 300 children', weekNow),
  'POST /api/courseWeek': costly('a week', (world) => ({
    body: {
      course_id: world.large.courseId,
      name: 'x'.repeat(255),
      name_it: 'x'.repeat(255),
      full_day: true,
      price: 10,
      from: addDays(world.today, 20),
      to: addDays(world.today, 25),
      max_participants: 10,
      waiting_list: 5,
    },
  })),
  'PUT /api/courseWeek/:id': [
    costly('more seats, the queue moves up', (world, n) => ({
      ...weekNow(world),
      body: { max_participants: 400 + n },
    })),
    costly(
      'other days for 300 children',
      (world) => ({
        ...freshWeek(world),
        body: { from: addDays(world.today, 190), to: addDays(world.today, 194) },
      }),
      { once: true },
    ),
  ],
  'DELETE /api/courseWeek/:id': costly('a week of 300 children', weekNow),
  'GET /api/courseWeek/:id/delete-preview': costly('a week of 300 children', weekNow),
  'GET /api/courseWeek/:id/cancel-preview': costly('a week of 300 children', freshWeek),
  'POST /api/courseWeek/:id/cancel': costly(
    'a week of 300 children',
    (world) => ({ ...freshWeek(world), body: { message: 'x'.repeat(2_000), message_it: 'x'.repeat(2_000) } }),
    { once: true, last: true },
  ),
  'GET /api/courseWeek/:id/merge-preview': costly('two weeks of 300 children', (world) => ({
    ...freshWeek(world),
    query: `into=${world.large.weekIds[12]}`,
  })),
  'POST /api/courseWeek/:id/merge': costly(
    'two weeks of 300 children',
    async (world) => {
      await world.send('PUT /api/courseWeek/:id', {
        params: { id: world.large.weekIds[12] as number },
        body: { max_participants: 2_000, waiting_list: 500 },
      });
      return { ...freshWeek(world), body: { into: world.large.weekIds[12] } };
    },
    { once: true, last: true },
  ),
  'GET /api/courseWeek/:id/groups': costly('ten groups of 30', weekNow),
  'PUT /api/courseWeek/:id/groups': costly(
    'ten groups of 30',
    async (world) => {
      const groups = (await world.send('GET /api/courseWeek/:id/groups', weekNow(world))) as {
        version: string;
        groups: { id: number; name: string; children: number[] }[];
      };
      const children = groups.groups.flatMap((group) => group.children).reverse();
      return {
        ...weekNow(world),
        body: {
          version: groups.version,
          leaders: [world.leaderId],
          groups: groups.groups.map(({ id, name }, at) => ({
            id,
            name,
            leaders: [],
            children: children.slice(at * 30, at * 30 + 30),
          })),
        },
      };
    },
    { once: true },
  ),

  ...described('location'),
  ...described('courseType', { sort_order: 10 }),
  ...described('courseCategory', { description: 'x'.repeat(2_000), description_it: 'x'.repeat(2_000) }),

  'GET /api/option': costly('all', () => ({})),
  'GET /api/option/:id': costly('the longest text', async (world, n) => ({
    params: { id: n ? 1 : await optionId(world, 'app_intro') },
  })),
  'POST /api/option': costly('one that is there', () => ({ body: { key: 'app_intro', value: RICH_TEXT } })),
  'PUT /api/option/:id': costly('the longest text', async (world) => ({
    params: { id: await optionId(world, 'app_intro') },
    body: { value: RICH_TEXT },
  })),
  'DELETE /api/option/:id': costly(
    'one',
    async (world) => ({ params: { id: await optionId(world, 'payment_outro_it') } }),
    { once: true },
  ),
  'POST /api/option/mail-preview': costly('the longest text', () => ({
    body: { lang: 'de', text: RICH_TEXT },
  })),
  'GET /api/setup': costly('all', () => ({})),
  'GET /api/dashboard': costly('all', () => ({})),
};
