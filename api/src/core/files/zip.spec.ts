import { fromBufferPromise } from 'yauzl';
import { zipped } from './zip.js';

async function* files(...names: string[]) {
  for (const name of names) yield { name, bytes: Buffer.from(`in ${name}`) };
}

async function written(...names: string[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of zipped(files(...names))) pieces.push(piece);
  return Buffer.concat(pieces);
}

it('writes a ZIP file that a reader takes, with names in any language', async () => {
  const zip = await fromBufferPromise(await written('größer.pdf', 'b.pdf'), { lazyEntries: true });
  const read: [string, string][] = [];
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    read.push([entry.fileName, Buffer.concat(parts).toString()]);
  }
  expect(read).toEqual([
    ['größer.pdf', 'in größer.pdf'],
    ['b.pdf', 'in b.pdf'],
  ]);
});

it('writes an empty one, and the same bytes each time', async () => {
  expect((await fromBufferPromise(await written(), { lazyEntries: true })).entryCount).toBe(0);
  expect(await written('a')).toEqual(await written('a'));
});
