import { isPermission } from '../access/permissions.js';
import { allResources } from './index.js';

describe.each(allResources.map((definition) => [definition.name, definition] as const))(
  'resource %s',
  (_, definition) => {
    const fields = Object.keys(definition.fields);

    it('has a label for every field in every language, and none too many', () => {
      for (const messages of Object.values(definition.messages)) {
        expect(Object.keys(messages.fields).sort()).toEqual([...fields].sort());
      }
    });

    it('uses permissions that exist', () => {
      expect(Object.values(definition.permissions).filter((name) => !isPermission(name))).toEqual([]);
    });

    it('lists, searches, sorts and filters fields that exist', () => {
      const { columns, search, sort = [], filters = [], defaultSort } = definition.list;
      const named = [...columns, ...search, ...sort, ...filters, defaultSort.field];
      expect(named.filter((name) => !fields.includes(name))).toEqual([]);
    });

    it('refers to resources, switches and tabs that exist', () => {
      for (const field of Object.values(definition.fields)) {
        if ('resource' in field) expect(allResources.map(({ name }) => name)).toContain(field.resource);
        if (typeof field.when === 'string') expect(definition.fields[field.when]?.type).toBe('boolean');
        else if (field.when) {
          const other = definition.fields[field.when.field];
          expect(other?.type === 'enum' && other.values).toEqual(expect.arrayContaining([...field.when.is]));
        }
        if (field.tab) expect(definition.tabs).toContain(field.tab);
      }
    });
  },
);
