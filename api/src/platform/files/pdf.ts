import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

const unpack = promisify(inflate);

/** What is wrong with a PDF, as the key of its message. */
export type PdfProblem = 'upload.file_type' | 'upload.file_active' | 'upload.file_protected';

/** Names of what can run, open another program or carry another file. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z0-9])/;
/** Most bytes that the packed objects of one file may come to; more is no leaflet but a bomb. */
const MAX_UNPACKED = 32 * 1024 * 1024;

/**
 * Looks at the bytes of a PDF, whatever it is called: it begins with its header and ends with its end mark, so that
 * nothing else is glued on; it is not encrypted; and none of its objects, packed ones included, names a script, a
 * program or an embedded file. That is a net against what people receive and pass on, not a proof: the file is served
 * so that a browser takes it for nothing but a PDF (see `serve-uploads`).
 */
export async function pdfProblem(bytes: Buffer): Promise<PdfProblem | null> {
  const text = bytes.toString('latin1');
  if (!isWhole(text)) return 'upload.file_type';
  let budget = MAX_UNPACKED;
  let at = 0;
  for (;;) {
    const start = text.indexOf('stream', at);
    const between = plainNames(text.slice(at, start < 0 ? undefined : start));
    if (ACTIVE.test(between)) return 'upload.file_active';
    if (/\/Encrypt(?![A-Za-z0-9])/.test(between)) return 'upload.file_protected';
    if (start < 0) return null;
    const end = text.indexOf('endstream', start);
    if (end < 0) return 'upload.file_type';
    at = end + 'endstream'.length;
    const dictionary = between.slice(between.lastIndexOf('obj') + 1);
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(dictionary)) continue;
    const body = bytes.subarray(start + bodyOffset(text, start), end);
    const objects = await unpacked(body, dictionary, budget);
    if (objects === null) return 'upload.file_protected';
    budget -= objects.length;
    if (ACTIVE.test(plainNames(objects))) return 'upload.file_active';
  }
}

/** Header first, end mark last, and before it the offset of the table of contents. */
function isWhole(text: string): boolean {
  const end = text.lastIndexOf('%%EOF');
  return (
    /^%PDF-[12]\.\d/.test(text.slice(0, 8)) &&
    end > 0 &&
    /^[\s\0]*$/.test(text.slice(end + 5)) &&
    /startxref\s+\d+\s+$/.test(text.slice(Math.max(0, end - 64), end))
  );
}

/** Names with their escapes resolved: `/J#61vaScript` is `/JavaScript`. */
function plainNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The keyword `stream` is followed by a line break, which is not part of the body. */
function bodyOffset(text: string, start: number): number {
  const after = start + 'stream'.length;
  const breaks = text.startsWith('\r\n', after) ? 2 : 1;
  return 'stream'.length + breaks;
}

/** The objects in a stream of objects; `null` when they cannot be looked at. */
async function unpacked(body: Buffer, dictionary: string, budget: number): Promise<string | null> {
  if (!dictionary.includes('/Filter')) return body.toString('latin1');
  if (!/\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*\]?\s*(?:\/|>|$)/.test(dictionary)) return null;
  if (/\/Predictor\s+(?!1\b)/.test(dictionary) || budget <= 0) return null;
  const objects = await unpack(body, {
    maxOutputLength: budget,
    finishFlush: constants.Z_SYNC_FLUSH,
  }).catch(() => null);
  return objects && objects.toString('latin1');
}
