import { referenceMany } from '@feria/shared/resources/fields';
import { course } from '@feria/shared/resources/course/index';
import { getMetadataArgsStorage } from 'typeorm';
import { declaredLinks, linkEntity } from './link-entity.js';

const tag = { ...course, name: 'axolotlKind' };

it('makes the link table from the definition, and the CRUD of the resource finds it', () => {
  expect(declaredLinks(tag)).toEqual({});
  const Link = linkEntity(tag, 'courseCategories');
  expect(declaredLinks(tag)).toEqual({
    courseCategories: {
      entity: Link,
      own: 'axolotl_kind_id',
      other: 'course_category_id',
      relation: 'linked',
    },
  });
  const storage = getMetadataArgsStorage();
  expect(storage.tables.find(({ target }) => target === Link)?.name).toBe('axolotl_kind_course_categories');
  const relations = storage.relations.filter(({ target }) => target === Link);
  expect(relations.map(({ type, options }) => [type, options.onDelete])).toEqual([
    ['axolotl_kind', 'CASCADE'],
    ['course_category', 'NO ACTION'],
  ]);
});

it('lets a person go who is erased', () => {
  const trip = { ...course, name: 'axolotlTrip', fields: { guests: referenceMany('child') } };
  const Link = linkEntity(trip, 'guests');
  const relations = getMetadataArgsStorage().relations.filter(({ target }) => target === Link);
  expect(relations.map(({ type, options }) => [type, options.onDelete])).toEqual([
    ['axolotl_trip', 'CASCADE'],
    ['child', 'CASCADE'],
  ]);
});

it('is for fields that name several records', () => {
  expect(() => linkEntity(tag, 'name')).toThrow('axolotlKind.name is no referenceMany field.');
});
