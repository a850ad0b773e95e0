import { allResources } from '@feria/shared/resources/index';
import { option } from '@feria/shared/resources/option/index';
import type { EntityManager } from 'typeorm';
import { tableOf } from '../crud/resource-entity.js';

/** A column that can name an upload: as its whole value, or as a link within rich text. */
interface Place {
  table: string;
  column: string;
  within: boolean;
}

/**
 * Every column that can name an upload, from the definitions: a resource that gets an image, a file or a rich text is
 * here by itself. The options keep theirs in one column.
 */
const places: Place[] = [
  ...allResources.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([column, { type }]): Place[] =>
      type === 'image' || type === 'file' || type === 'richText'
        ? [{ table: tableOf(name), column, within: type === 'richText' }]
        : [],
    ),
  ),
  { table: tableOf(option.name), column: 'value', within: true },
  // Whole values first: they settle most, and are the cheaper comparison.
].sort((a, b) => Number(a.within) - Number(b.within));

/**
 * A condition for a query over uploads: true for those that no record names.
 * @param address column with the address, `alias.column`.
 */
export function isUnused(manager: EntityManager, address: string): string {
  const quote = (name: string): string => manager.dataSource.driver.escape(name);
  return places
    .map(({ table, column, within }) => {
      const named = `place.${quote(column)}`;
      const match = within ? `INSTR(${named}, ${address}) > 0` : `${named} = ${address}`;
      return `NOT EXISTS (SELECT 1 FROM ${quote(table)} place WHERE ${match})`;
    })
    .join(' AND ');
}
