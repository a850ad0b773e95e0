import { resources } from '@feria/shared/resources/index';
import { changedInput, defaultValues, formFields, toFormValues, toInput } from './values';

it('sends what may be written, related records as ids and empty texts as null', () => {
  const { course } = resources;
  const record = {
    id: 7,
    name: 'A',
    year: 2027,
    location: { id: 3 },
    courseCategories: [{ id: 1 }, { id: 2 }],
    info: '',
  };
  const fields = formFields(course, () => true);
  expect(toInput(fields, toFormValues(course, record))).toEqual({
    name: 'A',
    courseCategories: [1, 2],
    info: null,
  });
});

it('leaves out a field whose permission the account does not hold', () => {
  const names = (mayReadHealth: boolean) =>
    formFields(resources.child, (permission) => mayReadHealth || permission !== 'child.health').map(
      ([name]) => name,
    );
  expect(names(true).filter((name) => !names(false).includes(name))).toEqual([
    'with_diagnostics',
    'medicaments',
    'incompatibilities',
    'allergies',
    'risk_group',
    'health_consent',
    'health_consent_way',
  ]);
  expect(names(false)).toContain('phone');
});

it('starts a new record with the defaults of the definition, and with nothing else', () => {
  const fields = formFields(resources.courseWeek, () => true);
  const declared = fields.filter(([, field]) => field.default !== undefined).map(([name]) => name);
  expect(Object.keys(defaultValues(fields))).toEqual(declared);
});

describe('what is sent of a record that is there', () => {
  const fields = [
    ['name', { type: 'text', maxLength: 255 }],
    ['note', { type: 'text', maxLength: 255 }],
    ['parents', { type: 'referenceMany', resource: 'parent' }],
    ['places', { type: 'texts', maxLength: 40, max: 5 }],
  ] as const;
  const before = { name: 'Mia', note: null, parents: [1, 2], places: [], other: 1 };

  it('is what was changed, and nothing where nothing was', () => {
    expect(changedInput(fields, before, { ...before })).toEqual({});
    expect(changedInput(fields, before, { ...before, name: 'Lea', parents: [1] })).toEqual({
      name: 'Lea',
      parents: [1],
    });
  });

  it('holds no field that was empty and is empty in another way', () => {
    expect(changedInput(fields, before, { ...before, note: '', places: undefined })).toEqual({});
    expect(changedInput(fields, before, { ...before, name: '' })).toEqual({ name: null });
  });
});
