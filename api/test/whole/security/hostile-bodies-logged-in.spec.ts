import { DEMO_ACCOUNTS, DEMO_PASSWORD, type MyFamily, type OptionRecord } from '@feria/shared';
import { TABLE, type Rule } from '../../accounts/access/table.js';
import { ENGINE } from '../../support/database.js';
import { SHORT } from '../../support/short.js';
import { largeBodies } from './support/hostile-values.js';
import { canMeasure, startOneCoreApp, type OneCoreApp } from './support/one-core-app.js';

/**
 * A request of somebody who is logged in, too, must not use more than 100 ms of CPU time, because all other requests wait for
 * it. These tests send the largest bodies that the API takes to every changing call: all of them to the calls that save the
 * most text, a few of each sort to the others (`HOSTILE_BODIES=all`: all to every call, which takes long; the short form
 * of the suite takes one call in 16, and an eighth of the texts).
 * `hostile-bodies.spec.ts` does the same for public calls and says how the time is measured.
 */

/** The limits of the API for the body of a caller who is logged in. */
const LARGEST = { bytes: 1024 * 1024, keys: 5_000, values: 10_000 };

/** The demo account of each caller in `accounts/access/table.ts`. */
const ACCOUNTS = { parent: 'family', office: 'office', admin: 'admin' } as const;
type Sender = keyof typeof ACCOUNTS;

/** The calls that save the most text. */
const LONG_TEXT_CALLS = ['PUT /api/course/:id', 'PUT /api/option/:id'];

/** Of the bodies for the other calls one in so many is sent. A prime, so that over all fields no sort is left out. */
const EVERY = process.env.HOSTILE_BODIES === 'all' ? 1 : 7;
const EVERY_LONG_TEXT = SHORT ? 16 : 1;
const EVERY_CALL = SHORT ? 32 : 1;

interface Found {
  id: number;
}

/** Where the records are found whose list is not at the address of their route, and which of a list is meant. */
const LISTS: { of: string; path: string; records: (data: never) => Found[] | undefined }[] = [
  {
    of: '/api/my-family/children/',
    path: '/api/my-family',
    records: ({ childrens }: MyFamily) => childrens,
  },
  {
    of: '/api/save-registration/',
    path: '/api/my-family',
    records: ({ registrations }: MyFamily) => registrations,
  },
  { of: '/api/send-registration/', path: '/api/frontend', records: (projects: Found[]) => projects },
  { of: '/api/my-family/reminders/', path: '/api/frontend', records: (projects: Found[]) => projects },
  // The one that holds rich text.
  {
    of: '/api/option/',
    path: '/api/option',
    records: (options: OptionRecord[]) => options.filter(({ key }) => key === 'app_intro'),
  },
  // The last family, as erasing the first would end the session of the parent who sends.
  { of: '/api/parent/', path: '/api/parent', records: (parents: Found[]) => parents.slice(-1) },
];
/** For routes whose records the demo data has none of. */
const MISSING = 999_999;

/** Who sends bodies to a route: parent and office as far as it lets them in, else the administrator. */
function sendersOf(rule: Rule): Sender[] {
  const letIn = (sender: Sender): boolean => rule.expect(sender, 'own') === 'in';
  const usual = (['parent', 'office'] as const).filter(letIn);
  return usual.length > 0 ? usual : (['admin'] as const).filter(letIn);
}

/** Every route that changes something and asks for a login, with each of its senders; from the table of all routes. */
const routes = Object.entries(TABLE)
  .flatMap(([route, rule]) =>
    /^(POST|PUT|PATCH) /.test(route) && rule.expect('visitor', 'missing') !== 'in'
      ? sendersOf(rule).map((sender) => [route, sender] as const)
      : [],
  )
  .filter(([route], index) => index % EVERY_CALL === 0 || LONG_TEXT_CALLS.includes(route));
if (ENGINE !== 'sqlite')
  console.log('skipped: what the sanitiser costs does not depend on the engine, SQLite has it');

(canMeasure() && ENGINE === 'sqlite' ? describe : describe.skip)(
  'one request of a caller who is logged in uses little CPU time',
  () => {
    let app: OneCoreApp;

    beforeAll(async () => {
      app = await startOneCoreApp();
    });
    afterAll(() => app?.stop());

    async function tokenOf(sender: Sender): Promise<string> {
      const body = JSON.stringify({ email: DEMO_ACCOUNTS[ACCOUNTS[sender]], password: DEMO_PASSWORD });
      const { status, text } = await app.send('POST', '/api/login', { body });
      if (status !== 200) throw new Error(`login of ${sender}: ${status} ${text}`);
      return (JSON.parse(text) as { data: { token: string } }).data.token;
    }

    /** The path of a route with the id of an existing record. */
    async function pathOf(pattern: string, token: string): Promise<string> {
      if (!pattern.includes(':')) return pattern;
      const list = LISTS.find(({ of }) => pattern.startsWith(of));
      const path = list?.path ?? pattern.split('/:')[0] ?? '';
      const { text } = await app.send('GET', `${path}?itemsPerPage=50`, { token });
      const { data } = JSON.parse(text) as { data?: unknown };
      const [first] = (list?.records ?? ((records) => records as Found[]))(data as never) ?? [];
      return pattern.replace(/:\w+/g, String(first?.id ?? MISSING));
    }

    it.each(routes)('%s, sent by %s', async (route, sender) => {
      const [method = '', pattern = ''] = route.split(' ');
      const token = await tokenOf(sender);
      const recordPath = await pathOf(pattern, token);
      const openApiPath = pattern.replace(/:(\w+)/g, '{$1}');
      const schema =
        app.calls.find((call) => call.method === method && call.path === openApiPath)?.body ?? {};
      const savesLongTexts = LONG_TEXT_CALLS.includes(route);
      const bodies = [...new Set(largeBodies(schema, app.schemas, LARGEST))].filter(
        (_, index) => index % (savesLongTexts ? EVERY_LONG_TEXT : EVERY) === 0,
      );
      const statuses: number[] = [];
      for (const body of bodies) statuses.push(await app.expectCheap(method, recordPath, body, token));
      // The bodies are judged by what the route does with them, not by who sends them.
      expect(statuses).not.toContain(401);
      expect(statuses).not.toContain(403);
      // Makes sure that long texts got as far as the sanitiser and were not all refused before. Two bodies are answered
      // with 200 in any case: they have no known field.
      if (savesLongTexts)
        expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(SHORT ? 0 : 10);
    });
  },
);
