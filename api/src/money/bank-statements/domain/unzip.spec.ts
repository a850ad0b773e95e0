import { crc32, deflateRawSync } from 'node:zlib';
import { UnreadableStatement } from './statement.js';
import { isZip, MAX_UNZIPPED_BYTES, unzip } from './unzip.js';

interface ZippedFile {
  name: string;
  content: Buffer;
  /** What the ZIP file says of its size. */
  claimed?: number;
  flags?: number;
}

/** A ZIP file, written by hand so that it can lie. */
function zip(files: readonly ZippedFile[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed = content.length, flags = 0 } of files) {
    const packed = deflateRawSync(content);
    const sizes = Buffer.alloc(22);
    sizes.writeUInt16LE(20, 0);
    sizes.writeUInt16LE(flags, 2);
    sizes.writeUInt16LE(8, 4);
    sizes.writeUInt32LE(crc32(content), 10);
    sizes.writeUInt32LE(packed.length, 14);
    sizes.writeUInt32LE(claimed, 18);
    const length = Buffer.alloc(4);
    length.writeUInt16LE(name.length, 0);
    const entry = Buffer.concat([Buffer.from('504b0304', 'hex'), sizes, length, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 0]);
    central.push(
      Buffer.concat([Buffer.from('504b0102', 'hex'), version, sizes, length, rest, Buffer.from(name)]),
    );
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('504b0506', 0, 'hex');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const file = (name: string, text: string) => ({ name, content: Buffer.from(text) });

async function filesOf(bytes: Buffer): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for await (const file of unzip(bytes)) files.push(file);
  return files;
}

async function refusal(bytes: Buffer): Promise<string> {
  const error: unknown = await filesOf(bytes).catch((one: unknown) => one);
  if (error instanceof UnreadableStatement) return error.key;
  throw new Error('was not refused');
}

describe('a ZIP file', () => {
  it('gives its files, without folders and what systems add', async () => {
    const bytes = zip([
      file('2026/', ''),
      file('2026/one.xml', 'one'),
      file('__MACOSX/2026/._one.xml', 'x'),
      file('.DS_Store', 'x'),
      file('two.xml', 'two'),
    ]);
    expect(isZip(bytes)).toBe(true);
    expect((await filesOf(bytes)).map(String)).toEqual(['one', 'two']);
  });

  it('is refused with more bytes than are allowed in all files together', async () => {
    const half = Buffer.alloc(MAX_UNZIPPED_BYTES / 2 + 1);
    const bytes = zip([
      { name: 'a', content: half },
      { name: 'b', content: half },
    ]);
    expect(bytes.length).toBeLessThan(100_000);
    expect(await refusal(bytes)).toBe('bank_statement.zip_too_large');
  });

  it('is refused when it says that it is small and is not', async () => {
    const bytes = zip([{ name: 'a', content: Buffer.alloc(MAX_UNZIPPED_BYTES + 1), claimed: 10 }]);
    expect(await refusal(bytes)).toBe('bank_statement.zip_broken');
  });

  it('is refused with too many files', async () => {
    const files = Array.from({ length: 401 }, (_, index) => file(`${index}.xml`, 'x'));
    expect(await refusal(zip(files))).toBe('bank_statement.zip_too_large');
  });

  it.each([
    ['empty', zip([])],
    ['cut off', zip([file('one.xml', 'one')]).subarray(0, 40)],
    ['locked with a password', zip([{ ...file('one.xml', 'one'), flags: 1 }])],
    ['leading out of its folder', zip([file('../one.xml', 'one')])],
  ])('is refused when it is %s', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('bank_statement.zip_broken');
  });
});
