/** What a JSON text may hold at most. */
export interface JsonBounds {
  /** Levels of objects and lists inside each other. */
  depth: number;
  /** Keys of all objects together. */
  keys: number;
  /** Values of all objects and lists together. */
  values: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * The bound that a JSON text in UTF-8 exceeds first; `null` when it keeps them all. One pass over the bytes, which stops at
 * the first excess, so that nothing has to be parsed to find out. A text that is no JSON gets some answer; the parser
 * refuses it.
 */
export function exceededBound(bytes: Uint8Array, bounds: JsonBounds): keyof JsonBounds | null {
  let depth = 0;
  let keys = 0;
  let values = 1;
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
      continue;
    }
    switch (byte) {
      case QUOTE:
        inText = true;
        break;
      case COMMA:
        if (++values > bounds.values) return 'values';
        break;
      case COLON:
        if (++keys > bounds.keys) return 'keys';
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        if (++depth > bounds.depth) return 'depth';
        if (++values > bounds.values) return 'values';
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
    }
  }
  return null;
}
