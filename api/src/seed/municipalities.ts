import type { Transactions } from '../core/database/transactions.js';
import { MunicipalityEntity } from '../model/resources/municipality.entity.js';
import { SOUTH_TYROL } from './south-tyrol.js';

/** Enters the municipalities of South Tyrol in a database that has none (product/office.md#municipalities). */
export function seedMunicipalities(transactions: Transactions): Promise<void> {
  return transactions.run(async (manager) => {
    if (await manager.exists(MunicipalityEntity)) return;
    // Entities, not plain objects: their hooks derive the search text and sort keys.
    const rows = SOUTH_TYROL.map(([istat_code, name, name_it, plz]) =>
      manager.create(MunicipalityEntity, { istat_code, name, name_it, plz }),
    );
    await manager.save(MunicipalityEntity, rows);
  });
}
