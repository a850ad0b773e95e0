import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { UnreadableStatement } from './statement.js';

/** Encodings that an XML declaration may name, and what decodes them. */
const ENCODINGS = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['ascii', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['iso-8859-15', 'iso-8859-15'],
  ['windows-1252', 'windows-1252'],
  ['cp1252', 'windows-1252'],
]);

/** Bytes in which a declaration stands. */
const DECLARATION_BYTES = 200;

/** Bytes that are decoded at a time. */
const PIECE = 65_536;

/**
 * The text of an XML file, piece by piece: as its byte order mark says, else as its declaration says, else UTF-8.
 * @throws UnreadableStatement for an encoding that is not known, and for bytes that are none of it
 */
export function* xmlPieces(bytes: Buffer): Generator<string> {
  const encoding = encodingOf(bytes);
  const decoder = encoding === 'windows-1252' ? null : new TextDecoder(encoding, { fatal: true });
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    yield decoder ? decodeWith(decoder, piece, at + PIECE < bytes.length) : decodeWindows1252(piece);
  }
}

function encodingOf(bytes: Buffer): string {
  const unicode = unicodeOf(bytes);
  if (unicode) return unicode;
  const start = bytes.toString('latin1', 0, DECLARATION_BYTES);
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1] ?? 'utf-8';
  const encoding = ENCODINGS.get(declared.toLowerCase());
  if (!encoding) throw new UnreadableStatement('bank_statement.encoding');
  // A declaration that was left standing when the file was converted: no text in Latin script is valid UTF-8 by chance.
  return isUtf8(bytes) ? 'utf-8' : encoding;
}

/**
 * The text of a CSV file, which says nothing of its encoding: as its byte order mark says, else UTF-8, else windows-1252, in
 * which Excel saves.
 * @throws UnreadableStatement for what is no text
 */
export function decodeCsv(bytes: Buffer): string {
  const unicode = unicodeOf(bytes);
  const text = decode(bytes, unicode ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252'));
  if (text.includes('\0')) throw new UnreadableStatement('bank_statement.encoding');
  return text;
}

/** Whether the file is XML rather than a table. */
export function looksLikeXml(bytes: Buffer): boolean {
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(bytes.toString('latin1', 0, DECLARATION_BYTES));
}

/** The form of Unicode that a byte order mark tells, or UTF-16 without one; `null` for others. */
function unicodeOf(bytes: Buffer): string | null {
  const start = bytes.toString('hex', 0, 4);
  if (start.startsWith('efbbbf')) return 'utf-8';
  if (start.startsWith('fffe') || start === '3c003f00') return 'utf-16le';
  if (start.startsWith('feff') || start === '003c003f') return 'utf-16be';
  return null;
}

/** What windows-1252 has where ISO-8859-1 has no letters, from 0x80 on. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** By hand: `TextDecoder` of Node 20 reads windows-1252 as ISO-8859-1, so that `€` is lost. */
function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS_1252.charAt(letter.charCodeAt(0) - 0x80));
}

function decode(bytes: Buffer, encoding: string): string {
  if (encoding === 'windows-1252') return decodeWindows1252(bytes);
  return decodeWith(new TextDecoder(encoding, { fatal: true }), bytes, false);
}

function decodeWith(decoder: TextDecoder, bytes: Buffer, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    throw new UnreadableStatement('bank_statement.encoding');
  }
}
