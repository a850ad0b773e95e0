import { laterTurn } from '../pieces.js';

/** Rows of a piece: some milliseconds. */
const PIECE = 500;

/**
 * Rows as bytes, for a task in another thread. What a task takes is copied in one go, and tens of thousands of objects keep everybody
 * waiting for that; bytes are copied at once.
 */
export type Packed<Row> = readonly Uint8Array[] & { readonly of?: Row };

/**
 * Packs rows, some at a time, and lets others have their turn in between.
 * @param rows of what JSON has: a date would come out as text
 * @param make what of a row is packed
 */
export async function pack<Row, Out>(rows: readonly Row[], make: (row: Row) => Out): Promise<Packed<Out>> {
  const packed: Uint8Array[] = [];
  for (let at = 0; at < rows.length; at += PIECE) {
    if (at > 0) await laterTurn();
    packed.push(...packPiece(rows.slice(at, at + PIECE).map(make)));
  }
  return packed;
}

/** Packs a few rows that one has already; such pieces can be put one behind the other. */
export function packPiece<Row>(rows: readonly Row[]): Packed<Row> {
  return [Buffer.from(JSON.stringify(rows))];
}

/** The rows that were packed, in their order. For the thread of the task: it does all at once. */
export function unpack<Row>(packed: Packed<Row>): Row[] {
  const decoder = new TextDecoder();
  return packed.flatMap((piece) => JSON.parse(decoder.decode(piece)) as Row[]);
}
