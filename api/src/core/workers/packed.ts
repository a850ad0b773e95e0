/**
 * Rows as bytes, for a task in another thread. What a task takes is copied in one go, and tens of thousands of objects keep everybody
 * waiting for that; bytes are copied at once. `pack.ts` packs many rows.
 */
export type Packed<Row> = readonly Uint8Array[] & { readonly of?: Row };

/** Packs a few rows that one has already; such pieces can be put one behind the other. */
export function packPiece<Row>(rows: readonly Row[]): Packed<Row> {
  return [Buffer.from(JSON.stringify(rows))];
}

/** The rows that were packed, in their order. For the thread of the task: it does all at once. */
export function unpack<Row>(packed: Packed<Row>): Row[] {
  const decoder = new TextDecoder();
  return packed.flatMap((piece) => JSON.parse(decoder.decode(piece)) as Row[]);
}
