import { crc32 } from 'node:zlib';

/** General purpose flag: names are UTF-8. */
const UTF8 = 0x0800;

/**
 * A ZIP file of these entries, uncompressed.
 * @param {readonly { name: string, content: Buffer }[]} entries
 * @returns {Buffer}
 */
export function storedZip(entries) {
  const [local, directory] = [[], []];
  let offset = 0;
  for (const { name, content } of entries) {
    const path = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(UTF8, 2);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(path.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    local.push(Buffer.from('PK\x03\x04'), fields, path, content);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, rest, path);
    offset += 4 + fields.length + path.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...directory, end]);
}
