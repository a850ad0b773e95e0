import { laterTurn } from '../pieces.js';
import { packPiece, type Packed } from './packed.js';

/** Rows of a piece: some milliseconds. */
const PIECE = 500;

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
