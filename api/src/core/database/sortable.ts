import { sortKey, SORT_KEY_LENGTH } from '@feria/shared';
import { Column } from 'typeorm';

/** The column that a list is sorted by instead of a text: `last_name` → `last_name_sort_key`. */
export function sortKeyColumn(column: string): string {
  return `${column}_sort_key`;
}

/** Texts with a sort key, by the class that declares them. */
const declared = new Map<object, readonly string[]>();

/**
 * Class decorator of an entity that extends `Searchable`: gives each of these texts a column with its sort key. MariaDB
 * compares text by a collation and SQLite by bytes; the keys sort the same on both, as `compareTexts` does.
 *
 * `manager.save(entity)` and the insert of entities keep the keys; a partial `update()` that changes such a text must set
 * its key too.
 */
export function Sortable(...texts: string[]): ClassDecorator {
  return ({ prototype }) => {
    const key = { type: 'varchar', length: SORT_KEY_LENGTH, nullable: true, select: false } as const;
    for (const text of texts) Column(key)(prototype as object, sortKeyColumn(text));
    declared.set(prototype as object, texts);
  };
}

/** Sets the sort keys of the texts that the entity holds; what was not read from the database stays as it is there. */
export function fillSortKeys(entity: object): void {
  const values = entity as Record<string, unknown>;
  for (let type: unknown = Object.getPrototypeOf(entity); type; type = Object.getPrototypeOf(type)) {
    for (const text of declared.get(type as object) ?? []) {
      const value = values[text];
      if (value === undefined) continue;
      values[sortKeyColumn(text)] = typeof value === 'string' ? sortKey(value) : null;
    }
  }
}
