import type { RowDataPacket } from 'mysql2/promise';
import type { GaleraCluster, GaleraNode } from './cluster.js';

/** A checksum of the rows of every table, to compare nodes by. */
async function contentsOf(node: GaleraNode, database: string): Promise<Record<string, number>> {
  const connection = await node.connect(database);
  try {
    const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
    const names = tables.map((row) => `\`${String(Object.values(row)[0])}\``);
    const [sums] = await connection.query<RowDataPacket[]>(`CHECKSUM TABLE ${names.join()} EXTENDED`);
    return Object.fromEntries(sums.map(({ Table, Checksum }) => [Table, Checksum]));
  } finally {
    await connection.end();
  }
}

/** Every living node has the same rows in every table. */
export async function expectSameRows(cluster: GaleraCluster, database: string): Promise<void> {
  await cluster.settled();
  const [one, ...others] = await Promise.all(cluster.living.map((node) => contentsOf(node, database)));
  for (const other of others) expect(other).toEqual(one);
}

/** How often the nodes have refused or aborted a transaction because of another node's. */
export async function conflictsAt(nodes: readonly GaleraNode[]): Promise<number> {
  const counts = await Promise.all(
    nodes.flatMap((node) => [node.status('wsrep_local_cert_failures'), node.status('wsrep_local_bf_aborts')]),
  );
  return counts.reduce((sum, count) => sum + Number(count), 0);
}
