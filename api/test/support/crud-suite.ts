import type { Field, ReferenceField, ReferenceManyField } from '@feria/shared/resources/fields';
import {
  DOCUMENT,
  normaliseForSearch,
  uploadPart,
  type Permission,
  type ResourceDefinition,
} from '@feria/shared';
import { writableFields } from '@feria/shared/resources/infer';
import { personResource } from '@feria/shared/resources/people';
import { createTestApp, type TestApp } from './app.js';
import { openDocument } from '../money/documents/support/paid.js';
import { readXlsx } from '../money/documents/support/xlsx.js';
import { PROOF, someone } from '../accounts/second-factor/support.js';
import { Transactions } from '../../src/core/database/transactions.js';
import { forgetChildren } from '../../src/office/privacy/forget-children.js';
import { ChildEntity } from '../../src/model/families/child.entity.js';
import { someChild, someParent, someStaff, type Staff } from './builders.js';
import { somePdf, somePicture } from './files.js';
import { some } from './short.js';

type Values = Record<string, unknown>;

/** What a resource's suite needs beside its definition. */
export interface CrudSample {
  /** A body that is accepted; `number` makes it another one. May create what it refers to. */
  sample(app: TestApp, number: number): Values | Promise<Values>;
  /** Fields that follow from others. */
  derived?: readonly string[];
  /** What only the answer to the creation holds. */
  answeredOnce?: readonly string[];
  /** Permissions that the sample needs besides the one to create. */
  alsoToCreate?: readonly Permission[];
  /** Whether some changes ask who sits there. */
  asksAgain?: boolean;
}

/** A value that no field of its type takes. */
const WRONG: Record<string, unknown> = {
  text: 7,
  richText: 7,
  integer: 'seven',
  money: 1.234,
  date: '2026-02-30',
  time: '25:00',
  dateTime: '2026-07-06T08:30', // without its zone
  boolean: 'yes',
  enum: 'none of them',
  choices: ['nonsense'],
  texts: ['a, b'],
  reference: 2_000_000,
  referenceMany: [2_000_000],
  names: 'not a list',
  rows: 'not a list',
  questions: 'not a list',
  image: 'https://elsewhere.example/a.png',
  file: '../../etc/passwd',
};

/**
 * The tests that every plain resource passes, from its definition: create, read, list, search, sort, filter, page,
 * change, delete, each permission, each field's refusals. A test of a resource is a call of this with a sample.
 */
export function crudSuite(
  definition: ResourceDefinition,
  { sample, derived = [], answeredOnce = [], alsoToCreate = [], asksAgain = false }: CrudSample,
): void {
  const address = `/api/${definition.name}`;

  describe(`resource ${definition.name}`, () => {
    let app: TestApp;
    let staff: Staff;
    let number = 0;

    beforeAll(async () => {
      app = await createTestApp();
      staff = await someone(app, 'Administrator');
    });
    afterAll(() => app.close());

    const body = async (): Promise<Values> => sample(app, (number += 1));
    const create = async (changes: Values = {}): Promise<Values> => {
      const answer = await app
        .as(staff)
        .post(address)
        .send({ ...(await body()), ...changes });
      expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
      return lasting(answer.body.data as Values);
    };
    const lasting = (record: Values): Values =>
      Object.fromEntries(Object.entries(record).filter(([key]) => !answeredOnce.includes(key)));

    it('gives back what was stored', async () => {
      const sent = await body();
      const created = await app.as(staff).post(address).send(sent).expect(201);
      for (const [key, value] of Object.entries(sent)) {
        const field = definition.fields[key];
        if (field?.type === 'referenceMany')
          expect(created.body.data[key].map(({ id }: Values) => id)).toEqual(value);
        else expect([key, created.body.data[key]]).toEqual([key, value]);
      }
      const read = await app.as(staff).get(`${address}/${created.body.data.id}`).expect(200);
      expect(read.body.data).toMatchObject(lasting(created.body.data)); // its page may show more
    });

    it('changes what is sent and keeps the rest', async () => {
      const before = await create();
      const [key, value] = Object.entries(await body()).find(([name]) =>
        definition.list.search.includes(name),
      ) ?? ['', 0];
      const { body: after } = await app
        .as(staff)
        .put(`${address}/${before.id}`)
        .send({ [key]: value })
        .expect(200);
      const anything = Object.fromEntries(derived.map((name) => [name, expect.anything()]));
      expect(after.data).toEqual({ ...before, ...anything, [key]: value, version: expect.any(String) });
      expect(after.data.version).not.toBe(before.version);
    });

    describe('when two people have a record open', () => {
      const fields = writableFields(definition);
      const put = (id: unknown, sent: Values) =>
        app
          .as(staff)
          .put(`${address}/${String(id)}`)
          .send(asksAgain ? { ...sent, ...PROOF } : sent);
      /** A value as a body has it: links come back as records. */
      const asSent = (value: unknown): unknown =>
        Array.isArray(value)
          ? value.map((entry) => (entry as { id?: number }).id ?? (entry as unknown))
          : value;

      /** Two other values that each of two people may give a field of a record, or nothing where there are none. */
      const othersOf = async (
        key: string,
        field: Field,
        before: Values,
      ): Promise<[unknown, unknown] | null> => {
        const samples = [asSent(before[key]), (await body())[key], (await body())[key], (await body())[key]];
        const candidates = [...samples, ...variations(field, before[key])].filter(
          (value) => value !== undefined && value !== null,
        );
        const distinct = [...new Map(candidates.map((value) => [JSON.stringify(value), value])).values()];
        const [theirs, yours] = distinct.filter(
          (value) => JSON.stringify(value) !== JSON.stringify(asSent(before[key])),
        );
        if (theirs === undefined) return null;
        // Of two values there are one has to write what was there.
        return [theirs, yours ?? asSent(before[key])];
      };

      /** Tries what two people do with a field. @returns whether there was anything to compare */
      const compare = async (key: string, field: Field): Promise<boolean> => {
        const before = await create();
        const values = await othersOf(key, field, before);
        const rest = fields.find(([name]) => name !== key && definition.list.search.includes(name));
        const [free] = rest ?? [];
        const change = values && (await put(before.id, { [key]: values[0], version: before.version }));
        // Not every field can be changed by itself: rules between fields, and what is fixed once it is saved.
        if (!values || !change || change.status === 422) return false;
        expect([key, change.status]).toEqual([key, 200]);
        const theirs = asSent(change.body.data[key] ?? null);
        if (JSON.stringify(theirs) === JSON.stringify(asSent(before[key] ?? null))) return false;
        const [, yours] = values;
        if (yours === undefined || yours === null) return false;

        if (free !== undefined) {
          // Another field of the same record: both changes remain.
          const other = (await body())[free];
          const merged = await put(before.id, { [free]: other, version: before.version });
          expect([merged.status, merged.body.errors]).toEqual([200, undefined]);
          expect([merged.body.data[free], asSent(merged.body.data[key])]).toEqual([other, theirs]);
        }

        const refused = await put(before.id, { [key]: yours, version: before.version });
        expect([key, refused.status, refused.body.code]).toEqual([key, 409, 'changed_meanwhile']);
        expect(refused.body.errors).toEqual({ [key]: [expect.any(String)] });
        expect(refused.body.conflicts).toEqual({ [key]: { yours, theirs } });
        const now = await app
          .as(staff)
          .get(`${address}/${String(before.id)}`)
          .expect(200);
        expect([asSent(now.body.data[key]), now.body.data.version]).toEqual([theirs, refused.body.version]);

        // What the other has written already is no conflict, and neither is the choice that was made.
        await put(before.id, { [key]: theirs, version: before.version }).expect(200);
        const chosen = await put(before.id, { [key]: yours, version: refused.body.version });
        expect([key, chosen.status, asSent(chosen.body.data?.[key])]).toEqual([key, 200, yours]);
        // Without a version everything is overwritten, as ever. A file that was replaced is gone: it needs another.
        const isUpload = field.type === 'image' || field.type === 'file';
        const last = isUpload ? (await body())[key] : values[0];
        await put(before.id, { [key]: last }).expect(200);
        return true;
      };
      const compared = new Map<string, boolean>();
      const compareOnce = async (key: string, field: Field): Promise<boolean> => {
        const known = compared.get(key) ?? (await compare(key, field));
        compared.set(key, known);
        return known;
      };

      // The short form tries a third of the fields, and those of the search.
      const fewer = some(fields, 3);
      const tried = fields.filter(
        (field) => fewer.includes(field) || definition.list.search.includes(field[0]),
      );

      it.each(tried.map(([key, field]) => [key, field] as const))(
        'refuses to overwrite %s when it was changed since, and merges it when it was not',
        async (key, field) => {
          await compareOnce(key, field);
        },
      );

      it('was looked at for the fields that stand in every list', async () => {
        const plain = definition.list.search.filter((name) => {
          const field = definition.fields[name];
          return !(field?.type === 'text' && field.format) && field?.readOnly !== true;
        });
        for (const name of plain)
          expect([name, await compareOnce(name, definition.fields[name]!)]).toEqual([name, true]);
      });

      it('lets one of two win who save the same field at once', async () => {
        const [key] = definition.list.search.filter((name) => {
          const field = definition.fields[name];
          return field?.type === 'text' && !field.format;
        });
        const race = async (versioned: boolean): Promise<number[]> => {
          const { id, version } = await create();
          const bodies = [(await body())[key!], (await body())[key!], (await body())[key!]];
          const answers = await Promise.all(
            bodies.map((value) => put(id, { [key!]: value, ...(versioned && { version }) })),
          );
          return answers.map(({ status }) => status).sort();
        };
        for (let round = 0; round < 3; round += 1) expect(await race(true)).toEqual([200, 409, 409]);
        expect(await race(false)).toEqual([200, 200, 200]);
      });

      it('keeps the version of a record while nobody changes it', async () => {
        const { id, version } = await create();
        const read = async (): Promise<unknown> =>
          (
            await app
              .as(staff)
              .get(`${address}/${String(id)}`)
              .expect(200)
          ).body.data.version;
        expect([await read(), await read()]).toEqual([version, version]);
        await put(id, { version }).expect(200);
        expect(await read()).toBe(version);
      });

      it('takes nothing for a version that is none', async () => {
        const { id } = await create();
        for (const version of [7, ['x'], 'x'.repeat(2_000)]) {
          const answer = await put(id, { version });
          expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['version']]);
        }
      });

      it('takes the version of another release for one of which nothing is known', async () => {
        const [key] = definition.list.search.filter((name) => {
          const field = definition.fields[name];
          return field?.type === 'text' && !field.format;
        });
        const { id } = await create();
        const answer = await put(id, { [key!]: (await body())[key!], version: 'of-another-release' });
        expect([answer.status, Object.keys(answer.body.conflicts ?? {})]).toEqual([409, [key]]);
      });
    });

    const people = writableFields(definition).flatMap(([key, field]) => {
      const isPerson = 'resource' in field && personResource(field.resource) !== undefined;
      return isPerson ? [[key, field] as [string, ReferenceField | ReferenceManyField]] : [];
    });

    for (const [key, field] of people)
      describe(`of the people that ${key} refers to`, () => {
        const named = (record: Values): { id: number; display_name: string | null }[] =>
          [field.type === 'reference' ? record[field.as] : record[key]].flat() as never;
        const listOf = async (reader: Staff, query: object = {}): Promise<Values[]> =>
          (await app.as(reader).get(address).query(query).expect(200)).body.data as Values[];
        const { index, view } = definition.permissions;
        const of = personResource(field.resource)!;

        it('tells everybody the id, and the name only who may list them', async () => {
          const { id } = await create();
          const child = named((await app.as(staff).get(`${address}/${id}`)).body.data as Values)[0]!;
          expect(child.display_name).toMatch(/\S/);
          const knowing = await someStaff(app, [index, view, of.permissions.index]);
          const other = await someStaff(app, [index, view]);
          for (const [reader, name] of [
            [knowing, child.display_name],
            [other, null],
          ] as const) {
            const one = await app.as(reader).get(`${address}/${id}`).expect(200);
            const [row] = await listOf(reader, { filters: `id|${id}` });
            for (const record of [one.body.data as Values, row!])
              expect(named(record)[0]).toEqual({ id: child.id, display_name: name });
          }
        });

        it('tells who may not list them nothing by the order of the list', async () => {
          if (field.type !== 'reference') return;
          const { manager } = app.dataSource;
          for (const last_name of ['Zanon', 'Alber']) {
            const made = await create();
            await manager.save(
              Object.assign(await manager.findOneByOrFail(ChildEntity, { id: made[key] as number }), {
                last_name,
              }),
            );
          }
          const idsFor = async (permissions: Permission[]): Promise<unknown[]> => {
            const rows = await listOf(await someStaff(app, permissions), { sortBy: key, itemsPerPage: 500 });
            return rows.map((row) => row[key]).filter((id) => id !== null);
          };
          const byId = await idsFor([index]);
          expect(byId).toEqual([...byId].sort((a, b) => Number(a) - Number(b)));
          expect(await idsFor([index, of.permissions.index])).not.toEqual(byId);
        });

        it('takes nobody who is not there, or was anonymised', async () => {
          const gone = await someChild(app, await someParent(app), { anonymised_at: app.clock.now() });
          for (const id of [2_000_000, gone.id]) {
            const sent = { ...(await body()), [key]: field.type === 'reference' ? id : [id] };
            const answer = await app.as(staff).post(address).send(sent);
            expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [key]]);
          }
        });

        it('keeps nobody from being erased, and is empty then', async () => {
          const parent = await someParent(app);
          const erased = await someChild(app, parent);
          const { id } = await create({ [key]: field.type === 'reference' ? erased.id : [erased.id] });
          const preview = await app.as(staff).get(`/api/child/${erased.id}/delete-preview`).expect(200);
          expect(preview.body.data.refusal).toBeNull();
          const done = await app.as(staff).post(`/api/parent/${parent.personId}/erase`).expect(200);
          expect(done.body.data.success).toBe(true);
          const { body: left } = await app.as(staff).get(`${address}/${id}`).expect(200);
          expect([left.data[key], named(left.data as Values)]).toEqual(
            field.type === 'reference' ? [null, [null]] : [[], []],
          );
        });

        it('is empty once the child is anonymised', async () => {
          const old = await someChild(app, await someParent(app));
          const { id } = await create({ [key]: field.type === 'reference' ? old.id : [old.id] });
          await app.app.get(Transactions).run((manager) => forgetChildren(manager, [old.id]));
          const { body: left } = await app.as(staff).get(`${address}/${id}`).expect(200);
          expect(left.data[key]).toEqual(field.type === 'reference' ? null : []);
        });

        it('lets the database take the reference away too', async () => {
          const deleted = await someChild(app, await someParent(app));
          const { id } = await create({ [key]: field.type === 'reference' ? deleted.id : [deleted.id] });
          await app.dataSource.manager.delete(ChildEntity, { id: deleted.id });
          const { body: left } = await app.as(staff).get(`${address}/${id}`).expect(200);
          expect(left.data[key]).toEqual(field.type === 'reference' ? null : []);
        });
      });

    it('exports its list as it is shown, to who may list it', async () => {
      const [{ id }, { id: other }] = [await create(), await create()];
      const path = DOCUMENT.listExport(definition.name);
      const open = (user: Staff, query: Record<string, string | string[]>) =>
        openDocument(app, user, path, {
          lang: 'de',
          filters: [`id|${String(id)}`, `id|${String(other)}`],
          ...query,
        });
      const reader = await someStaff(app, [definition.permissions.index]);
      const { columns, optional = [] } = definition.list;
      const { fields } = definition.messages.de;
      const seen = columns.filter((name) => definition.fields[name]?.permission === undefined);
      const [sheet] = readXlsx((await open(reader, {})).body as Buffer);
      expect(sheet?.heads).toEqual(
        seen.filter((name) => !optional.includes(name)).map((name) => fields[name]),
      );
      expect(sheet?.rows.length).toBe(2);
      const [first = ''] = columns;
      const chosen = await open(reader, {
        columns: [first],
        sortBy: 'id',
        sortDesc: 'true',
        filters: `id|${String(id)}`,
      });
      const [column] = readXlsx(chosen.body as Buffer);
      expect([column?.heads, column?.rows.length]).toEqual([[fields[first]], 1]);
      const unknown = await open(reader, { columns: ['id; DROP'] });
      expect([unknown.status, Object.keys((unknown.body as { errors: object }).errors)]).toEqual([
        422,
        ['columns'],
      ]);
      const without = await someStaff(app, [definition.permissions.update]);
      expect((await open(without, {})).status).toBe(403);
    });

    it('deletes, and is gone', async () => {
      const { id } = await create();
      const { body: answer } = await app.as(staff).delete(`${address}/${id}`).expect(200);
      expect(answer.data).toEqual({ success: true, message: expect.any(String) });
      await app.as(staff).get(`${address}/${id}`).expect(404);
      await app.as(staff).put(`${address}/${id}`).send({}).expect(404);
      await app.as(staff).delete(`${address}/${id}`).expect(404);
    });

    it('needs its permissions, and no other', async () => {
      const { id } = await create();
      const { index, create: make, update, view } = definition.permissions;
      const reader = await someStaff(app, [index]);
      await app.as(reader).get(address).expect(200);
      await app
        .as(reader)
        .post(address)
        .send(await body())
        .expect(403);
      await app.as(reader).put(`${address}/${id}`).send({}).expect(403);
      await app.as(reader).delete(`${address}/${id}`).expect(403);
      await app.as(reader).get(`${address}/${id}`).expect(403);
      await app
        .as(await someStaff(app, [view]))
        .get(`${address}/${id}`)
        .expect(200);
      await app
        .as(await someStaff(app, [make, ...alsoToCreate]))
        .post(address)
        .send(await body())
        .expect(201);
      const editor = await someStaff(app, [update]);
      await app.as(editor).get(address).expect(403);
      await app.as(editor).put(`${address}/${id}`).send({}).expect(200);
      await app.as(editor).delete(`${address}/${id}`).expect(200);
    });

    const fields = writableFields(definition);
    const required = fields
      .filter(([, field]) => field.required && !field.when && field.default === undefined)
      .map(([key]) => key);

    it.each(required)('refuses to do without %s, on create and on change', async (key) => {
      const sent = await body();
      for (const empty of [undefined, null, ...(typeof sent[key] === 'string' ? ['', '  '] : [])]) {
        const answer = await app
          .as(staff)
          .post(address)
          .send({ ...sent, [key]: empty });
        expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [key]]);
      }
      const { id } = await create();
      const answer = await app
        .as(staff)
        .put(`${address}/${id}`)
        .send({ [key]: null });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [key]]);
    });

    it.each(fields.map(([key, field]) => [key, field] as const))(
      'refuses nonsense in %s, at the field',
      async (key, field) => {
        const sent = { ...(await body()), ...whenHolds(field) };
        const answer = await app
          .as(staff)
          .post(address)
          .send({ ...sent, [key]: WRONG[field.type] });
        expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([
          422,
          expect.arrayContaining([key]),
        ]);
        if ('maxLength' in field) {
          const long = await app
            .as(staff)
            .post(address)
            .send({ ...sent, [key]: 'x'.repeat(field.maxLength + 1) });
          expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([
            422,
            expect.arrayContaining([key]),
          ]);
        }
      },
    );

    const unique = fields.filter(([, field]) => field.unique).map(([key]) => key);

    for (const key of unique)
      it(`takes each ${key} only once, on create and on change, also of two at once`, async () => {
        const post = async (changes: Values) =>
          app
            .as(staff)
            .post(address)
            .send({ ...(await body()), ...changes });
        const first = await create();
        const taken = { [key]: first[key] };
        const message = expect.stringMatching(/./) as unknown;
        const refused = await post(taken);
        expect([refused.status, refused.body.errors]).toEqual([422, { [key]: [message] }]);
        const other = await create();
        const change = await app.as(staff).put(`${address}/${other.id}`).send(taken);
        expect([change.status, change.body.errors]).toEqual([422, { [key]: [message] }]);
        // Its own value is not another's.
        await app.as(staff).put(`${address}/${first.id}`).send(taken).expect(200);

        const fresh = { [key]: (await body())[key] };
        const bodies = [await body(), await body(), await body()].map((sent) => ({ ...sent, ...fresh }));
        const answers = await Promise.all(bodies.map((sent) => app.as(staff).post(address).send(sent)));
        const statuses = answers.map(({ status, body: answer }) => [
          status,
          Object.keys(answer.errors ?? {}),
        ]);
        expect(statuses.sort()).toEqual([
          [201, []],
          [422, [key]],
          [422, [key]],
        ]);
      });

    const files = fields.flatMap(([key, field]) =>
      field.type === 'image' || field.type === 'file' ? [[key, field] as const] : [],
    );

    for (const [key, field] of files)
      it(`takes for ${key} what was uploaded for it, and removes what is replaced`, async () => {
        const upload = async (): Promise<string> => {
          const bytes = field.type === 'image' ? await somePicture() : somePdf();
          const agent = app.as(staff);
          const part = uploadPart(field);
          const answer = await agent.post(`${address}/upload`).attach(part, bytes, 'x').expect(200);
          return answer.body.data as string;
        };
        const [first, second] = [await upload(), await upload()];
        const { id } = await create({ [key]: first });
        const change = (value: string) =>
          app
            .as(staff)
            .put(`${address}/${id}`)
            .send({ [key]: value });
        const refused = await change(first.replace(/\w{4}\./, '0000.'));
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [key]]);
        await change(second).expect(200);
        expect([await status(first), await status(second)]).toEqual([404, 200]);
        await app.as(staff).delete(`${address}/${id}`).expect(200);
        expect(await status(second)).toBe(404);
      });
    const status = async (file: string): Promise<number> => (await app.http().get(file)).status;

    it('sorts by every column up and down, pages without gaps, and knows the total', async () => {
      for (let count = 0; count < 5; count += 1) await create();
      const { columns, sort = [] } = definition.list;
      // Names and links stand in tables of their own: there is nothing to sort by.
      const sortable = [...columns, ...sort].filter(
        (name) => !['names', 'referenceMany'].includes(definition.fields[name]?.type ?? ''),
      );
      for (const column of ['id', ...sortable]) {
        const ids = async (descending: boolean): Promise<unknown[]> => {
          const pages: unknown[] = [];
          for (const page of [1, 2, 3]) {
            const query = { sortBy: column, sortDesc: String(descending), itemsPerPage: 3, page };
            const { body: answer } = await app.as(staff).get(address).query(query).expect(200);
            pages.push(...answer.data.map(({ id }: Values) => id));
          }
          return pages;
        };
        const up = await ids(false);
        expect(new Set(up).size).toBe(up.length);
        expect(await ids(true)).toEqual(expect.arrayContaining([expect.any(Number)]));
      }
      const all = await app.as(staff).get(address).query({ itemsPerPage: -1, sortBy: 'id' }).expect(200);
      expect(all.body.meta.total).toBe(all.body.data.length);
      const down = await app
        .as(staff)
        .get(address)
        .query({ itemsPerPage: -1, sortBy: 'id', sortDesc: 'true' });
      expect(down.body.data.map(({ id }: Values) => id)).toEqual(
        all.body.data.map(({ id }: Values) => id).reverse(),
      );
    });

    it('finds by every word of its search columns, without regard to case and accents', async () => {
      for (const column of definition.list.search) {
        const field = definition.fields[column];
        // Not every text is such a thing: these are searched in the resource's own tests.
        if (field?.type === 'text' && field.format) continue;
        const longest = field && 'maxLength' in field ? field.maxLength : 255;
        const text = 'Zürich 100% ÉTOILE'.slice(0, longest).trim();
        const { id } = await create({ [column]: text });
        const searches = ['zurich', 'ZÜRICH', 'üric', '100% zür', 'etoile zurich'];
        for (const search of searches.filter(
          (words) => normaliseForSearch(text).length >= normaliseForSearch(words).length,
        )) {
          const { body: answer } = await app
            .as(staff)
            .get(address)
            .query({ search, itemsPerPage: 500 })
            .expect(200);
          expect([search, answer.data.map((row: Values) => row.id)]).toEqual([
            search,
            expect.arrayContaining([id]),
          ]);
        }
        for (const search of ['zurich nowhere', '100_', '%zurich%x']) {
          const { body: answer } = await app.as(staff).get(address).query({ search }).expect(200);
          expect([search, answer.meta.total]).toEqual([search, 0]);
        }
      }
    });

    it('filters by id and by every declared column', async () => {
      const record = await create();
      const other = await create();
      const { body: both } = await app
        .as(staff)
        .get(address)
        .query({ filters: [`id|${record.id}`, `id|${other.id}`] });
      expect(both.data.map(({ id }: Values) => id).sort()).toEqual([record.id, other.id].sort());
      for (const name of definition.list.filters ?? []) {
        const value = record[name];
        if (value === null || value === undefined || Array.isArray(value)) continue;
        const text = typeof value === 'boolean' ? Number(value) : value;
        const filter = `${name}|${String(text)}`;
        const ask = (filters: string[]) =>
          app.as(staff).get(address).query({ filters, itemsPerPage: 500 }).expect(200);
        // Of a switch there may be more than a page.
        const own = await ask([filter, `id|${record.id}`]);
        expect([name, own.body.data.map(({ id }: Values) => id)]).toEqual([name, [record.id]]);
        const all = await ask([filter]);
        expect(all.body.data.every((row: Values) => row[name] === value)).toBe(true);
      }
    });

    it.each([
      ['sortBy', { sortBy: 'search_text' }],
      ['sortBy', { sortBy: 'constructor' }],
      ['filters', { filters: 'search_text|x' }],
      ['filters', { filters: '__proto__|x' }],
      ['filters', { filters: 'id|x' }],
      ['filters', { filters: 'id' }],
      ['page', { page: '0' }],
      ['page', { page: 'x' }],
      ['itemsPerPage', { itemsPerPage: '501' }],
      ['itemsPerPage', { itemsPerPage: '0' }],
      ['itemsPerPage', { itemsPerPage: '-2' }],
    ])('refuses the list query at %s: %j', async (parameter, query) => {
      const answer = await app.as(staff).get(address).query(query);
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [parameter]]);
    });

    it('asks the database as often for ten rows as for one', async () => {
      const list = (itemsPerPage: number) =>
        app.countStatements(() => app.as(staff).get(address).query({ itemsPerPage, search: '' }).expect(200));
      for (let count = 0; count < 10; count += 1) await create();
      // Who is shown health data is noted, once a day for each child.
      await list(10);
      const one = await list(1);
      expect((await list(10)).length).toBe(one.length);
      expect(one.length).toBeLessThanOrEqual(8);
    });
  });
}

/** Further values of a field, from its declaration. */
function variations(field: Field, value: unknown): unknown[] {
  switch (field.type) {
    case 'boolean':
      return [!value];
    case 'enum':
      return [...field.values];
    case 'choices':
      return [field.values.slice(0, 1), field.values.slice(0, 2)];
    case 'texts':
      return [['39100'], ['39040', '39100']];
    case 'integer':
      return [field.min + 1, field.min + 2];
    case 'decimal':
      return [field.min, 46.498295];
    case 'money':
      return [12.34, 56.78];
    case 'time':
      return ['08:15', '09:45'];
    case 'dateTime':
      return ['2026-07-06T06:15:00.000Z', '2026-12-06T07:45:30.250Z'];
    case 'richText':
      return ['<p>Eins</p>', '<p>Zwei <strong>fett</strong></p>'];
    case 'text':
      return field.format ? [] : ['Eins', 'Zwei'];
    default:
      return [];
  }
}

/** Values with which a field that depends on another is looked at. */
function whenHolds({ when }: Field): Record<string, unknown> {
  if (when === undefined) return {};
  return typeof when === 'string' ? { [when]: true } : { [when.field]: when.is[0] };
}
