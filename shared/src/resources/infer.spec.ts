import { resources } from './index.js';
import { italianField } from './fields.js';
import { selfReferencesOf } from './infer.js';

describe('references of a record to itself', () => {
  const { course, courseCategory } = resources;

  it('are found by the definition', () => {
    expect(selfReferencesOf(courseCategory, { id: 7, course_category_id: 7 })).toEqual([
      'course_category_id',
    ]);
    expect(selfReferencesOf(courseCategory, { id: 7, course_category_id: 8 })).toEqual([]);
  });

  it('are not those to a record of another resource with the same number', () => {
    expect(selfReferencesOf(course, { id: 7, location_id: 7 })).toEqual([]);
  });

  it('cannot be in a record that has no number yet', () => {
    expect(selfReferencesOf(courseCategory, { course_category_id: undefined })).toEqual([]);
  });
});

it.each([
  ['name', 'name_it'],
  ['label_de', 'label_it'],
])('the Italian half of %s is %s', (german, italian) => expect(italianField(german)).toBe(italian));
