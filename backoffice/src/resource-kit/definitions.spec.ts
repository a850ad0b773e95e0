import { defineResource } from '@feria/shared/resources/define';
import { bilingual, text } from '@feria/shared/resources/fields';
import { choicesSort, definitionNamed, localisedField } from './definitions';

const course = definitionNamed('course');
const words = { name: 'A |||| B', fields: { label_de: 'a', label_it: 'b', plate: 'c' }, delete: '?' };
const vehicle = defineResource({
  name: 'vehicle',
  icon: 'Folder',
  fields: { plate: text(), ...bilingual('label', text()) },
  list: { columns: ['plate', 'label_de'], search: [], defaultSort: { field: 'label_de', order: 'ASC' } },
  messages: { de: words, it: words, en: words },
});

it('finds definitions by the name that a reference has, and no others', () => {
  expect(course.route).toBe('course');
  expect(() => definitionNamed('axolotl')).toThrow('axolotl');
});

it('shows the Italian field of a pair on an Italian screen', () => {
  expect(localisedField(course, 'name', 'de')).toBe('name');
  expect(localisedField(course, 'name', 'it')).toBe('name_it');
  expect(localisedField(course, 'from', 'it')).toBe('from');
  expect(localisedField(vehicle, 'label_de', 'it')).toBe('label_it');
  expect(localisedField(vehicle, 'plate', 'it')).toBe('plate');
});

it('does not replace the German field in a list that shows both', () => {
  expect(localisedField(definitionNamed('location'), 'name', 'it')).toBe('name');
});

it('sorts choices by the name in the language of the screen, active records first', () => {
  const location = definitionNamed('location');
  expect(choicesSort(location, 'de')).toEqual({ field: 'name', order: 'ASC' });
  expect(choicesSort(location, 'it')).toEqual({ field: 'name_it', order: 'ASC' });
  expect(choicesSort(course, 'de')).toEqual({ field: 'active,from', order: 'DESC,DESC' });
});
