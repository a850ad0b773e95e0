import type { Municipality } from '@feria/shared';
import type { EntityManager } from 'typeorm';

/**
 * SQL: the municipality of a `person` (product/office.md#municipalities): that of the postcode, where it has one; the one that was chosen, where
 * the postcode has several and it is one of these; else NULL.
 */
export function municipalitySql(person: string): string {
  return `(SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own.id) ELSE MAX(CASE WHEN own.id = ${person}.municipality_id THEN own.id END) END
    FROM municipality own WHERE own.plz = TRIM(${person}.plz))`;
}

/** In which municipality a parent lives; `null` where it is not known. One statement. */
export async function municipalityOfParent(
  manager: EntityManager,
  personId: number,
): Promise<Municipality | null> {
  const [town] = await manager.query<Municipality[]>(
    `SELECT town.id AS id, town.name AS name, town.name_it AS name_it FROM person
      JOIN municipality town ON town.id = ${municipalitySql('person')} WHERE person.id = ?`,
    [personId],
  );
  return town ? { ...town, id: Number(town.id) } : null;
}
