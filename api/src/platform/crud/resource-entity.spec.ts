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
const of = <Args extends { target: unknown }>(all: readonly Args[]): Args[] =>
  all.filter(({ target }) => target === base);
const storage = getMetadataArgsStorage();

it('has a column for every field but links', () => {
  const columns = of(storage.columns).map(({ propertyName, options }) => [
    propertyName,
    [options.type, options.length, options.nullable, options.default].filter((part) => part !== undefined),
  ]);
  expect(Object.fromEntries(columns)).toEqual({
    id: [expect.any(Function)],
    name: ['varchar', 40, false],
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

it('is found by its search columns', () => {
  const row = Object.assign(new Probe(), { name: 'Größe', note: null });
  (row as unknown as { foldSearched(): void }).foldSearched();
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
