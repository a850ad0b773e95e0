import { defineResource } from '@feria/shared/resources/define';
import * as make from '@feria/shared/resources/fields';
import { getMetadataArgsStorage } from 'typeorm';
import { resourceEntity, tableOf } from './resource-entity.js';

const words = { name: 'Probe', fields: {} as never, delete: '?' };
const probe = defineResource({
  name: 'myProbe',
  icon: 'Folder',
  fields: {
    name: make.text({ required: true, maxLength: 40 }),
    note: make.text({ multiline: true }),
    body: make.richText({ required: true }),
    count: make.integer({ required: true }),
    price: make.money(),
    day: make.date(),
    hour: make.time({ required: true }),
    on: make.boolean({ default: true }),
    off: make.boolean(),
    kind: make.choice(['a', 'b'], { required: true }),
    course_type_id: make.reference('courseType', 'courseType', { required: true }),
    many: make.referenceMany('location'),
    picture: make.image(),
    only_when_on: make.text({ required: true, when: 'on' }),
  },
  list: { columns: ['name'], search: ['name', 'note'], defaultSort: { field: 'name', order: 'ASC' } },
  messages: { de: words, it: words, en: words },
});

class Probe extends resourceEntity(probe) {}

const base = Object.getPrototypeOf(Probe) as new () => object;
const storage = getMetadataArgsStorage();
function of<Args extends { target: unknown }>(all: readonly Args[], type = base): Args[] {
  return all.filter(({ target }) => target === type);
}

it('has a column for every field but links', () => {
  const columns = of(storage.columns).map(({ propertyName, options }) => [
    propertyName,
    [options.type, options.length, options.nullable, options.default].filter((part) => part !== undefined),
  ]);
  expect(Object.fromEntries(columns)).toEqual({
    id: [expect.any(Function)],
    name: ['varchar', 40, false],
    name_sort_key: ['varchar', 255, true],
    note: ['text', true],
    body: ['text', false],
    count: ['int', false],
    price: ['int', true],
    day: ['date', true],
    hour: ['varchar', 5, false],
    on: ['boolean', true],
    off: ['boolean', false],
    kind: ['varchar', 60, false],
    course_type_id: ['int', false],
    picture: ['varchar', 255, true],
    only_when_on: ['varchar', 255, true],
  });
});

it('refers by table, with a named key and an index', () => {
  expect(of(storage.relations).map(({ propertyName, type }) => [propertyName, type])).toEqual([
    ['courseType', 'course_type'],
  ]);
  expect(
    of(storage.joinColumns).map(({ name, foreignKeyConstraintName }) => [name, foreignKeyConstraintName]),
  ).toEqual([['course_type_id', 'fk_my_probe_course_type']]);
  expect(of(storage.indices).map(({ name, columns }) => [name, columns])).toEqual([
    ['ix_my_probe_course_type', ['course_type_id']],
  ]);
});

describe('what a table has differently', () => {
  const own = defineResource({
    name: 'ownTable',
    icon: 'Folder',
    fields: {
      name: make.text({ required: true }),
      tax: make.text({ required: true, format: 'taxCode', maxLength: 32 }),
      street: make.text({ required: true }),
      secret: make.text({ permission: 'child.health' }),
      email: make.text({ required: true, stored: false }),
      roles: make.names(),
      location_id: make.reference('location', 'location', { required: true }),
    },
    list: {
      columns: ['name', 'email', 'tax'],
      search: ['name', 'email', 'tax'],
      defaultSort: { field: 'name', order: 'ASC' },
    },
    messages: { de: words, it: words, en: words },
  });
  class Own extends resourceEntity(own, {
    columns: { secret: { type: 'text', nullable: true } },
    nullable: ['street'],
    indexed: ['location_id'],
  }) {}
  const type = Object.getPrototypeOf(Own) as new () => object;

  it('leaves out what is not stored in it, and takes the columns that it is given', () => {
    const columns = of(storage.columns, type).map(({ propertyName, options }) => [
      propertyName,
      [options.type, options.length, options.nullable],
    ]);
    expect(Object.fromEntries(columns)).toEqual({
      id: [expect.any(Function), undefined, undefined],
      name: ['varchar', 255, false],
      name_sort_key: ['varchar', 255, true],
      tax: ['varchar', 16, false],
      street: ['varchar', 255, true],
      secret: ['text', undefined, true],
      location_id: ['int', undefined, false],
    });
  });

  it('has no index of its own for a reference with which another index begins', () => {
    expect(of(storage.indices, type)).toEqual([]);
    expect(of(storage.joinColumns, type)).toHaveLength(1);
  });

  it('is found by the searched texts that it stores', () => {
    const row = Object.assign(new Own(), { name: 'Ada', tax: 'X', email: 'never@feria.example' });
    (row as unknown as { fillSearchText(): void }).fillSearchText();
    expect(row.search_text).toBe('ada x');
  });

  it('may have no value where older rows have none', () => {
    const typed: { street: string | null; name: string } = new Own();
    // @ts-expect-error what is not stored is no column
    expect((typed as Own).email).toBeUndefined();
  });
});

it('is found by its search columns', () => {
  const row = Object.assign(new Probe(), { name: 'Größe', note: null });
  (row as unknown as { fillSearchText(): void }).fillSearchText();
  expect(row.search_text).toBe('grosse');
});

it('keeps the types of the definition', () => {
  const row = new Probe();
  const typed: { count: number; price: number | null; kind: 'a' | 'b'; on: boolean } = row;
  expect(typed).toBe(row);
});

it.each([
  ['location', 'location'],
  ['courseType', 'course_type'],
])('calls the table of %s %s', (name, table) => {
  expect(tableOf(name)).toBe(table);
});

it('lets go of a person who is erased, and requires none', () => {
  const referring = (required: boolean) => ({
    ...probe,
    fields: { name: make.text(), child_id: make.reference('child', 'child', { required }) },
  });
  const type = resourceEntity(referring(false));
  const relation = of(storage.relations, Object.getPrototypeOf(class extends type {}) as never)[0];
  expect([relation?.type, relation?.options.onDelete]).toEqual(['child', 'SET NULL']);
  expect(() => resourceEntity(referring(true))).toThrow(
    'myProbe.child_id refers to a person, who may be erased: it cannot be required.',
  );
});
