import { costly, type CostlyAsks } from './ask.js';
import { childBody, taxCode } from './bodies.js';
import { deepSearch } from './lists.js';

/** Parents and children in the office. */
const FAMILY = { params: { id: 1 } };
const PERSONS = Array.from({ length: 6 }, (_, at) => ({
  name: `Oma ${at} ${'x'.repeat(100)}`,
  phone: `+39 333 ${at}`,
  relation: 'Oma',
}));

export const PEOPLE: CostlyAsks = {
  'GET /api/child': deepSearch('child', { filters: 'school|gs_3' }),
  'GET /api/child/:id': costly('a child with 60 places', () => FAMILY),
  'POST /api/child': costly('every text as long as it may be', (world) => ({
    body: { ...childBody(world.next('child')), parents: [{ id: 40 + world.next('parent of a new child') }] },
  })),
  'PUT /api/child/:id': costly('every text as long as it may be', (_, n) => {
    const { tax: _tax, ...rest } = childBody(n);
    return { params: { id: 500 + n }, body: rest };
  }),
  'DELETE /api/child/:id': costly('a child with 10 places', (world) => ({
    params: { id: 12_000 + world.next('deleted child') },
  })),
  'GET /api/child/:id/delete-preview': costly('a child with 60 places', () => FAMILY),
  'PUT /api/child/:id/pickup-persons': costly('six persons', (_, n) => ({
    params: { id: 500 + n },
    body: { persons: PERSONS },
  })),
  'POST /api/child/:id/absence': costly('a year', ({ today }, n) => ({
    params: { id: 3_100 + n },
    body: { from: today, to: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`, reason: 'x'.repeat(200) },
  })),
  'DELETE /api/absence/:id': costly('one', async (world) => {
    const rows = await world.rows('SELECT id FROM absence ORDER BY id DESC LIMIT 300');
    return { params: { id: Number(rows[world.next('absence')]?.id ?? 1) } };
  }),
  'GET /api/parent': deepSearch('parent', { filters: 'lang|de' }),
  'GET /api/parent/:id': costly('the largest family', () => FAMILY),
  'POST /api/parent': costly('every text as long as it may be', (world) => {
    const number = world.next('parent');
    return {
      body: {
        first_name: 'x'.repeat(255),
        last_name: 'x'.repeat(255),
        tax: taxCode(number, 1950),
        lang: 'de',
        address: 'x'.repeat(255),
        email: `office${number}@feria.example`,
      },
    };
  }),
  'PUT /api/parent/:id': costly('every text as long as it may be', (_, n) => ({
    params: { id: 500 + n },
    body: { first_name: 'x'.repeat(255), last_name: 'x'.repeat(255), phone: `+39 333 ${n}` },
  })),
  'DELETE /api/parent/:id': costly('a family', (world) => ({
    params: { id: 6_500 + world.next('deleted parent') },
  })),
  'GET /api/parent/:id/delete-preview': costly('the largest family', () => FAMILY),
  'GET /api/family/:id': costly('the largest family', () => FAMILY),
  'GET /api/family/:id/payment-documents': costly('the largest family', () => FAMILY),
  'GET /api/parent/:id/export': costly('the largest family', () => FAMILY),
  'POST /api/parent/:id/view': costly('the largest family', () => FAMILY),
  'POST /api/parent/:id/phone': costly('the largest family', (_, n) => ({
    ...FAMILY,
    body: { phone: `+39 333 ${1_000_001 + n}`, former: '+39 333 1111111' },
  })),
  'GET /api/parent/:id/erase-preview': costly('the largest family', () => FAMILY),
  'POST /api/parent/:id/erase': costly('a family of 20 places', (world) => ({
    params: { id: 7_000 + world.next('erased') },
  })),
  'POST /api/search': [
    costly('ten words', () => ({ body: { q: 'an er in ro el mi is ch ri ei' } })),
    costly('a word that stands nowhere', () => ({ body: { q: 'qqqq xxxx' } })),
  ],
  'DELETE /api/guardian-invitation/:id': costly('one that is not there', () => ({ params: { id: 999_999 } })),
};
