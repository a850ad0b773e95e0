import { crc32 } from 'node:zlib';

/** A file of a ZIP file. */
export interface ZippedFile {
  name: string;
  bytes: Buffer;
}

/** Version 2.0 of the format, names in UTF-8, 1 January 1980: the same files make the same bytes. */
const VERSION = 20;
const UTF_8 = 0x0800;
const DAY = 0x21;

/**
 * A ZIP file, piece by piece as its files come: none of them is in memory longer than it takes to write. They are stored as they are,
 * for what is already compressed, such as PDF. At most 65,535 files and 4 GB together.
 */
export async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of files) {
    const encoded = Buffer.from(name, 'utf8');
    const about = fileHeader(encoded, bytes);
    const local = Buffer.concat([signature(0x04034b50), about, encoded]);
    directory.push(directoryEntry(about, encoded, offset));
    offset += local.length + bytes.length;
    yield local;
    yield bytes;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([entries, signature(0x06054b50), end]);
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

/** What stands before the file and in the directory alike. */
function fileHeader(name: Buffer, bytes: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(UTF_8, 2);
  header.writeUInt16LE(DAY, 8);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(bytes.length, 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

function directoryEntry(about: Buffer, name: Buffer, offset: number): Buffer {
  const version = Buffer.alloc(2);
  version.writeUInt16LE(VERSION);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), version, about, place, name]);
}
