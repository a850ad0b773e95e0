import { PERMISSIONS } from '@feria/shared';
import { createTestApp, type TestApp } from '../support/app.js';
import { mayBeNull, named, type ApiSchema } from '../support/api-schema.js';
import { someParent, someStaff, type Parent, type Staff } from '../support/builders.js';
import { some } from '../support/short.js';

/**
 * What the OpenAPI document says that a body must have and where it takes `null`, compared with what each call does. Fields are
 * sent alone, so that a call has nothing to do but to refuse.
 */
interface Call {
  method: 'post' | 'put' | 'patch' | 'delete';
  path: string;
  body: ApiSchema;
}

/** Fields where it depends on what is stored, and what is sent besides. */
const DEPENDS: Record<string, string> = {
  'put /api/user/{id} roles': 'null is no role, and the last administrator keeps one',
  'put /api/option/{id} value': 'on the option: some are never empty',
};

let app: TestApp;
let staff: Staff;
let parent: Parent;
let calls: Call[];

beforeAll(async () => {
  app = await createTestApp();
  staff = await someStaff(app, PERMISSIONS);
  parent = await someParent(app);
  const { body } = await app.http().get('/api/docs-json').expect(200);
  const schemas = body.components.schemas as Record<string, ApiSchema>;
  calls = Object.entries(body.paths as Record<string, Record<string, Described>>).flatMap(([path, item]) =>
    (['post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const schema = item[method]?.requestBody?.content['application/json']?.schema;
      return schema ? [{ method, path, body: named(schema, schemas) }] : [];
    }),
  );
});
afterAll(() => app.close());

interface Described {
  requestBody?: { content: Record<string, { schema: ApiSchema }> };
}

/** The fields at which a call refuses a body; `null` when it does not look at the body, or takes it. */
async function refusedFields({ method, path }: Call, body: object): Promise<string[] | null> {
  const isParents = /my-family|guardian-invitation|basket|(send|save)-registration\/\{id\}$/.test(path);
  const agent = app.as(isParents ? parent : staff);
  const answer = await agent[method](path.replace(/\{\w+\}/g, '1')).send(body);
  if (answer.status !== 422) return null;
  return Object.keys((answer.body as { errors?: object }).errors ?? {});
}

it('names the fields without which a call is refused, and no others', async () => {
  const wrong: string[] = [];
  for (const call of calls) {
    const refused = await refusedFields(call, {});
    const required = call.body.required ?? [];
    for (const field of Object.keys(call.body.properties ?? {})) {
      if (required.includes(field) !== (refused ?? []).includes(field))
        wrong.push(
          `${call.method} ${call.path} ${field}: required ${required.includes(field)}, refused ${refused}`,
        );
    }
  }
  expect(wrong).toEqual([]);
});

it('says where null may stand: where it counts as nothing', async () => {
  const wrong: string[] = [];
  for (const [turn, call] of calls.entries()) {
    const without = (await refusedFields(call, {})) ?? [];
    for (const [field, schema] of some(Object.entries(call.body.properties ?? {}), 3, turn)) {
      const refused = (await refusedFields(call, { [field]: null })) ?? [];
      const isTaken = !refused.includes(field) || without.includes(field);
      const isRequired = (call.body.required ?? []).includes(field);
      if (`${call.method} ${call.path} ${field}` in DEPENDS) continue;
      if (isRequired ? mayBeNull(schema) : mayBeNull(schema) !== isTaken)
        wrong.push(
          `${call.method} ${call.path} ${field}: null ${mayBeNull(schema)}, taken ${isTaken}, required ${isRequired}`,
        );
    }
  }
  expect(wrong).toEqual([]);
});
