import type { DeepPartial, EntityManager } from 'typeorm';

/** Rows of one statement; SQLite and MySQL both limit its parameters. */
const CHUNK = 200;

/** Inserts many rows, as entities: their hooks derive search texts and sort keys, and health fields are encrypted. */
export async function insertAll<Row extends object>(
  manager: EntityManager,
  target: new () => Row,
  rows: readonly DeepPartial<NoInfer<Row>>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const entities = rows.slice(start, start + CHUNK).map((row) => manager.create(target, row));
    await manager.createQueryBuilder().insert().into(target).values(entities).updateEntity(false).execute();
  }
}
