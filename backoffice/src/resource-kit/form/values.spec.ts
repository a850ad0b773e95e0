import { resources } from '@feria/shared/resources/index';
import { defaultValues, formFields, toFormValues, toInput } from './values';

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
    ...['with_diagnostics', 'medicaments', 'incompatibilities', 'allergies', 'risk_group', 'health_consent'],
  ]);
  expect(names(false)).toContain('phone');
});

it('starts a new record with the defaults of the definition, and with nothing else', () => {
  const fields = formFields(resources.courseWeek, () => true);
  const declared = fields.filter(([, field]) => field.default !== undefined).map(([name]) => name);
  expect(Object.keys(defaultValues(fields))).toEqual(declared);
});
