import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { UnreadableStatement } from './statement.js';

/** Most files in a ZIP file: a year of days. */
const MAX_FILES = 400;
/** Most bytes of all files of a ZIP file together. */
export const MAX_UNZIPPED_BYTES = 20 * 1024 * 1024;

/** Whether the bytes are a ZIP file. */
export function isZip(bytes: Buffer): boolean {
  return bytes.toString('hex', 0, 4) === '504b0304' || bytes.toString('hex', 0, 4) === '504b0506';
}

/**
 * The files in a ZIP file, one after the other, without folders and without what macOS adds. What is inflated is counted while it arrives: the sizes
 * that the file claims are not trusted.
 * @throws UnreadableStatement for too many files or bytes, and for one that is broken, locked with a password or empty
 */
export async function* unzip(bytes: Buffer): AsyncGenerator<Buffer> {
  let count = 0;
  try {
    // Sizes are counted below, names are not used.
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: true });
    if (zip.entryCount > MAX_FILES) throw tooLarge();
    let left = MAX_UNZIPPED_BYTES;
    for await (const entry of zip.eachEntry()) {
      if (!isStatement(entry)) continue;
      const file = await readEntry(zip, entry, left);
      left -= file.length;
      count += 1;
      yield file;
    }
  } catch (error) {
    if (error instanceof UnreadableStatement) throw error;
    throw new UnreadableStatement('bank_statement.zip_broken');
  }
  if (count === 0) throw new UnreadableStatement('bank_statement.zip_broken');
}

function isStatement({ fileName }: Entry): boolean {
  const name = fileName.slice(fileName.lastIndexOf('/') + 1);
  return name !== '' && !name.startsWith('.') && !fileName.startsWith('__MACOSX/');
}

async function readEntry(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length;
    if (size > most) throw tooLarge();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): UnreadableStatement {
  return new UnreadableStatement('bank_statement.zip_too_large', { max: MAX_UNZIPPED_BYTES / 1024 / 1024 });
}
