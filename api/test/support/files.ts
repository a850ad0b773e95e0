import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { UploadEntity } from '../../src/core/files/upload.entity.js';
import { makePdf } from '../../src/seed/demo/pdf.js';
import type { TestApp } from './app.js';
import { someStaff } from './builders.js';

/** A picture of one colour, as a file of the wanted format. */
export function somePicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' = 'png',
  { width = 40, height = 30, background = '#c2410c' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A small PDF that any viewer opens. */
export function somePdf(): Buffer {
  return makePdf([{ text: 'Programm', large: true }]);
}

/** Uploads a picture or a PDF as staff who may; answers its address. */
export async function someUpload(app: TestApp, type: 'image' | 'file' = 'image'): Promise<string> {
  const staff = await someStaff(app, ['course.update']);
  const bytes = type === 'image' ? await somePicture() : somePdf();
  const { body } = await app.as(staff).post('/api/course/upload').attach(type, bytes, 'x').expect(200);
  return body.data as string;
}

/** Names of the files that uploads have left in `DATA_DIR`, folder by folder, sorted. */
export function uploadedFiles({ config }: TestApp): string[] {
  return ['attachments', 'uploads'].flatMap((folder) => {
    const directory = join(config.dataDir, folder);
    return existsSync(directory) ? readdirSync(directory).sort() : [];
  });
}

/** Addresses of the uploads that the database knows. */
export async function knownUploads({ dataSource }: TestApp): Promise<string[]> {
  return (await dataSource.manager.find(UploadEntity)).map(({ address }) => address);
}

/** A PNG chunk with its length and a checksum that decoders of headers need. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
