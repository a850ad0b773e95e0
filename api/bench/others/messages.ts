import { costly, type CostlyAsks, type World } from './ask.js';
import { RICH_TEXT } from './bodies.js';

/** Messages and mails that could not be delivered. */
const everybody = {
  audience: { kind: 'filter', filters: [], search: '' },
  subject: 'x'.repeat(150),
  subject_it: 'x'.repeat(150),
  body: `${RICH_TEXT.slice(0, 8_000)} {{name}} {{children}}</p>`,
  body_it: '<p>{{name}}</p>',
};
const failed = async (world: World): Promise<number[]> => {
  const rows = await world.known('failed', () =>
    world.rows("SELECT id FROM outbox_mail WHERE state = 'failed' ORDER BY id LIMIT 2000"),
  );
  return rows.map(({ id }) => Number(id));
};

export const MESSAGES: CostlyAsks = {
  'GET /api/message': costly('300 messages', () => ({ query: 'itemsPerPage=500&search=packliste' })),
  'GET /api/message/:id': costly('200 receivers', () => ({ params: { id: 1 } })),
  'POST /api/message/preview': [
    costly('everybody', () => ({ body: everybody })),
    costly('5,000 places', async (world) => {
      const rows = await world.rows('SELECT id FROM registration ORDER BY id DESC LIMIT 5000');
      return {
        body: { ...everybody, audience: { kind: 'registrations', ids: rows.map(({ id }) => Number(id)) } },
      };
    }),
  ],
  'POST /api/message/test': costly('to oneself', () => ({ body: everybody })),
  'POST /api/setup/trial-mail': costly('to oneself', () => ({})),
  'POST /api/message': costly(
    'everybody',
    (world) => ({ headers: { 'Idempotency-Key': `message ${world.next('message')}` }, body: everybody }),
    { once: true, last: true },
  ),
  'GET /api/failedMail': costly('2,000 mails', () => ({ query: 'itemsPerPage=-1' })),
  'GET /api/failedMail/:id': costly('one', async (world, n) => ({
    params: { id: (await failed(world))[n] as number },
  })),
  'POST /api/failedMail/:id/resend': costly('one', async (world) => ({
    params: { id: (await failed(world))[1_000 + (world.next('resent') % 900)] as number },
  })),
  'DELETE /api/failedMail/:id': costly('one', async (world) => ({
    params: { id: (await failed(world))[300 + (world.next('discarded') % 600)] as number },
  })),
  'POST /api/failedMail/resend': costly('2,000 mails', () => ({}), { once: true, last: true }),
};
