import { costly, type Ask, type CostlyAsks, type World } from './ask.js';
import { childBody, signUp } from './bodies.js';

/** What parents do; the largest family first, at once 205 families. */
const parentOf = ({ tokens }: World, n: number): Ask => ({
  as: { token: tokens.parents[n % tokens.parents.length] as string },
});
/** Children of {@link parentOf}: account 20 has those of 39 and 40. */
const childrenOf = (n: number): number[] => [39 + 2 * (n % 205), 40 + 2 * (n % 205)];
/** Weeks of the largest project that are still to come. */
const open = ({ large }: World): number[] => large.weekIds.slice(11);

async function registrations(world: World, where: string): Promise<number[]> {
  const rows = await world.rows(
    `SELECT registration.id AS id FROM registration WHERE ${where} ORDER BY id LIMIT 300`,
  );
  return rows.map(({ id }) => Number(id));
}

async function own(world: World, n: number): Promise<Ask> {
  const where = `child_id = ${childrenOf(n)[0]} AND is_waiting = 0 AND payed_amount = 0`;
  const [id = 1] = await registrations(world, where);
  return { ...parentOf(world, n), params: { id } };
}

const registration1 = async (world: World): Promise<Ask> => {
  const [id = 1] = await registrations(world, 'child_id = 1');
  return { params: { id } };
};

export const FAMILY: CostlyAsks = {
  'GET /api/my-family': costly('12 children, 800 places', () => ({})),
  'GET /api/my-family/ended': costly('50 entries', () => ({})),
  'GET /api/my-family/export': costly('12 children, 800 places', () => ({})),
  'PUT /api/my-family/parent': costly('every text as long as it may be', (world, n) => ({
    ...parentOf(world, n),
    body: { first_name: 'x'.repeat(255), last_name: 'x'.repeat(255), address: 'x'.repeat(255) },
  })),
  'POST /api/my-family/parent/phone': costly('800 places', (_, n) => ({
    body: { phone: `+39 333 ${2_000_000 + n}` },
  })),
  'GET /api/my-family/calendar': costly('its address', () => ({})),
  'POST /api/my-family/calendar': costly('a new address', () => ({})),
  'DELETE /api/my-family/calendar': costly('no address', parentOf),
  'GET /api/my-family/reminders': costly('all', () => ({})),
  'PUT /api/my-family/reminders/:id': costly('a project', ({ season }, n) => ({
    params: { id: season.courseIds[n % 60] as number },
  })),
  'DELETE /api/my-family/reminders/:id': costly('a project', ({ season }, n) => ({
    params: { id: season.courseIds[n % 60] as number },
  })),
  'GET /calendar/registration/:id.ics': costly('a place', registration1),
  'GET /calendar/:secret.ics': costly('800 places', async (world) => ({
    params: {
      secret: await world.known('calendar', async () => {
        const { address } = (await world.send('POST /api/my-family/calendar', {})) as { address: string };
        return address.split('/').at(-1)?.replace('.ics', '') ?? '';
      }),
    },
  })),
  'POST /api/my-family/children': costly('every text as long as it may be', (world, n) => ({
    ...parentOf(world, n),
    body: childBody(50_000 + world.next('own child')),
  })),
  'PUT /api/my-family/children/:id': costly('every text as long as it may be', (world, n) => {
    const { tax: _, ...rest } = childBody(n);
    return { ...parentOf(world, n), params: { id: childrenOf(n)[0] as number }, body: rest };
  }),
  'PUT /api/my-family/children/:id/pickup-persons': costly('six persons', (world, n) => ({
    ...parentOf(world, n),
    params: { id: childrenOf(n)[0] as number },
    body: {
      persons: Array.from({ length: 6 }, (_, at) => ({
        name: `Oma ${at} ${'x'.repeat(100)}`,
        phone: `+39 333 ${at}`,
      })),
    },
  })),
  'PUT /api/my-family/children/:id/wishes': costly('wishes that are others', (world, n) => ({
    ...parentOf(world, n),
    params: { id: childrenOf(n)[0] as number },
    body: { course_id: 1, shown: [1, 2], wishes: [2, 1] },
  })),
  'POST /api/my-family/absence': costly('a year', (world, n) => ({
    ...parentOf(world, n),
    body: {
      child_id: childrenOf(n)[0],
      from: world.today,
      reason: 'x'.repeat(200),
      to: `${Number(world.today.slice(0, 4)) + 1}${world.today.slice(4)}`,
    },
  })),
  'DELETE /api/my-family/absence/:id': costly('one', async (world) => {
    const rows = await world.rows('SELECT id FROM absence WHERE child_id <= 12 ORDER BY id DESC LIMIT 300');
    return { params: { id: Number(rows[world.next('own absence')]?.id ?? 1) } };
  }),
  'GET /api/my-family/guardians': costly('12 children', () => ({})),
  'POST /api/my-family/guardian-invitations': costly('two children', (world, n) => ({
    ...parentOf(world, n),
    body: { email: `oma${world.next('invited')}@feria.example`, child_ids: childrenOf(n) },
  })),
  'DELETE /api/my-family/guardian-invitations/:id': costly('one that is not there', () => ({
    params: { id: 999_999 },
  })),
  'DELETE /api/my-family/children/:id/guardians/:personId': costly('one that is not there', () => ({
    params: { id: 1, personId: 2 },
  })),
  'DELETE /api/my-family/children/:id/guardianship': costly('one that is not there', () => ({
    params: { id: 1 },
  })),
  'POST /api/guardian-invitation/preview': costly('an unknown link', () => ({
    body: { token: 'x'.repeat(200) },
  })),
  'POST /api/guardian-invitation/accept': costly('an unknown link', () => ({
    body: { token: 'x'.repeat(200) },
  })),
  'GET /api/my-family/messages': costly('300 messages', () => ({})),
  'GET /api/my-family/payment-documents': costly('12 children', () => ({})),
  'POST /api/send-registration/:id': [
    costly(
      '12 children, 9 weeks each',
      (world) => ({ params: { id: world.large.courseId }, body: signUp(world.family.childIds, open(world)) }),
      { once: true },
    ),
    costly('two children, 9 weeks each', (world, n) => ({
      ...parentOf(world, n),
      params: { id: world.large.courseId },
      body: signUp(childrenOf(n), open(world)),
    })),
  ],
  'PUT /api/save-registration/:id': costly('a half day, somebody moves up', async (world, n) => ({
    ...(await own(world, n)),
    body: { dayType: n % 2 ? 'full_day' : 'half_day', emergency_contact1_name: 'x'.repeat(100) },
  })),
  'DELETE /api/registration/:id': costly('a place, somebody moves up', own),
  'POST /api/registration/:id/accept-offer': costly('no offer', own),
  'POST /api/registration/:id/decline-offer': costly('no offer', own),
};
