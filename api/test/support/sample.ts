import { addDays, type ResourceDefinition } from '@feria/shared';
import type { Field } from '@feria/shared/resources/fields';
import { writableFields } from '@feria/shared/resources/infer';
import { allResources } from '@feria/shared/resources/index';
import { declaredLinks } from '../../src/core/crud/link-entity.js';
import type { TestApp } from './app.js';
import { next, someChild, someCourse, someParent, someStaff, someTaxCode, someWeek } from './builders.js';
import type { CrudSample } from './crud-suite.js';
import { someUpload } from './files.js';

type Values = Record<string, unknown>;

/**
 * The sample of a resource for {@link crudSuite}, from its definition alone: every field is filled, with uploads where
 * images and files are required, and what it refers to is made. A resource with rules of its own brings a sample that keeps them.
 */
export function sampleOf(definition: ResourceDefinition): CrudSample['sample'] {
  return (app, number) => bodyOf(definition, app, number, () => true);
}

async function bodyOf(
  definition: ResourceDefinition,
  app: TestApp,
  number: number,
  wanted: (field: Field) => boolean,
): Promise<Values> {
  const body: Values = {};
  for (const [key, field] of writableFields(definition)) {
    if (!wanted(field)) continue;
    const linked = key in declaredLinks(definition);
    const value = await valueOf(key, field, { app, number, linked });
    if (value !== undefined) body[key] = value;
  }
  return body;
}

/** How records are made whose definition does not say all that they must have. */
const BUILT: Readonly<Record<string, (app: TestApp) => Promise<{ id: number }>>> = {
  child: async (app) => someChild(app, await someParent(app)),
  course: (app) => someCourse(app),
  courseWeek: async (app) => someWeek(app, await someCourse(app)),
  user: (app) => someStaff(app, []),
};

/** A record to refer to. Only what it must have is filled, so that resources may refer to each other. */
async function idOf(resource: string, app: TestApp): Promise<number> {
  const built = await BUILT[resource]?.(app);
  if (built) return built.id;
  const definition = allResources.find(({ name }) => name === resource);
  if (!definition) throw new Error(`There is no resource ${resource}.`);
  const body = await bodyOf(definition, app, next(), (field) => field.required === true);
  const staff = await someStaff(app, [definition.permissions.create]);
  const { body: answer } = await app.as(staff).post(`/api/${resource}`).send(body).expect(201);
  return (answer as { data: { id: number } }).data.id;
}

/** Records that samples are linked to, by their resource: a sample of its own for each would be thousands. */
const linkTargets = new WeakMap<TestApp, Map<string, Promise<number[]>>>();

/** Two records to be linked to, in the order in which they are read back. */
function linksTo(resource: string, app: TestApp): Promise<number[]> {
  const known = linkTargets.get(app) ?? new Map<string, Promise<number[]>>();
  linkTargets.set(app, known);
  const ids = known.get(resource) ?? makeTwo(resource, app);
  known.set(resource, ids);
  return ids;
}

async function makeTwo(resource: string, app: TestApp): Promise<number[]> {
  return [await idOf(resource, app), await idOf(resource, app)];
}

const FORMATTED = {
  email: (number: number) => `sample${number}.${next()}@feria.example`,
  phone: (number: number) => `+39 0471 ${100_000 + number}`,
  taxCode: () => someTaxCode(),
  colour: () => '#C2410C',
  webAddress: (number: number) => `https://feria.example/${number}`,
  euros: (number: number) => `${number},50`,
  limit: (number: number) => String((number % 999) + 1),
  count: (number: number) => String(number % 60),
  origins: (number: number) => `https://website${number}.example`,
};

function valueOf(
  key: string,
  field: Field,
  { app, number: own, linked }: { app: TestApp; number: number; linked: boolean },
): unknown {
  // What is unique must not be that of a record which another record refers to either.
  const number = field.unique ? next() : own;
  switch (field.type) {
    case 'text':
      if (field.format) return FORMATTED[field.format](number);
      return `${number} ${key}`.slice(0, field.maxLength).trim();
    case 'richText':
      return `<p>${key} ${number}</p>`;
    case 'texts':
      return [`${number}`, `${number + 1}`];
    case 'rows':
      return [
        Object.fromEntries(
          Object.entries(field.columns).map(([name, cell]) => [name, cell.money ? number + 0.5 : cell.min]),
        ),
      ];
    case 'questions':
      return [{ kind: 'text', label: `${number} ${key}`, label_it: `${number} ${key}` }];
    case 'integer':
      return field.min + (number % (field.max - field.min + 1));
    case 'decimal':
      return field.min + (number % (field.max - field.min)) + 0.5;
    case 'money':
      return number + 0.5;
    case 'date':
      return field.unique ? addDays('2026-07-06', number) : '2026-07-06';
    case 'time':
      return field.unique
        ? `${String(number % 24).padStart(2, '0')}:${String(Math.floor(number / 24) % 60).padStart(2, '0')}`
        : '08:30';
    case 'dateTime':
      return new Date(
        Date.parse('2026-07-06T06:30:00.000Z') + (field.unique ? number * 60_000 : 0),
      ).toISOString();
    case 'boolean':
      return true;
    case 'enum':
      return field.values[number % field.values.length];
    case 'choices':
      return field.values.slice(0, 2);
    case 'referenceMany':
      return linked ? linksTo(field.resource, app) : [];
    case 'names':
      return [];
    case 'image':
    case 'file':
      return field.required ? someUpload(app, field.type) : undefined;
    case 'reference':
      return idOf(field.resource, app);
  }
}
