import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someStaff, type Staff } from '../../support/builders.js';
import { chunk, somePdf, somePicture, uploadedFiles } from '../../support/files.js';

/**
 * Every upload of the OpenAPI description, with bodies that no form sends and files that are two things at once. What a
 * usual client gets wrong is in `core/files/upload.spec.ts`. `FUZZ_ROUNDS` makes a longer run.
 */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 80);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);
const SCRIPT = 'alert(document.domain)';

interface Body {
  type: string;
  bytes: Buffer;
}

const part = (head: string, content: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from(`--x\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const END = Buffer.from('--x--\r\n');
const TYPE = 'multipart/form-data; boundary=x';
const named = (name: string, filename = 'x'): string =>
  `Content-Disposition: form-data; name="${name}"; filename="${filename}"`;

describe('every upload of the API', () => {
  let app: TestApp;
  let admin: Staff;
  let paths: string[];

  beforeAll(async () => {
    app = await createTestApp();
    admin = await someStaff(app, 'Administrator');
    const { body } = await app.http().get('/api/docs-json').expect(200);
    paths = Object.entries(body.paths as Record<string, { post?: { requestBody?: { content: object } } }>)
      .filter(([, { post }]) => 'multipart/form-data' in (post?.requestBody?.content ?? {}))
      .map(([path]) => path)
      .sort();
  });
  afterAll(() => app.close());

  let taken = 0;
  async function send(path: string, { type, bytes }: Body) {
    const before = uploadedFiles(app);
    const answer = await app.as(admin).post(path).set('Content-Type', type).send(bytes);
    const sent = `${path} ${type} ${bytes.toString('latin1', 0, 300)}`;
    expect([sent, answer.status < 500]).toEqual([sent, true]);
    if (answer.status === 200) taken += 1;
    else expect([sent, uploadedFiles(app)]).toEqual([sent, before]);
    return answer;
  }

  /** How many rows there are of each kind, without those of the log of changes. */
  async function rows(): Promise<Record<string, number>> {
    const { entityMetadatas, manager } = app.dataSource;
    const counts: Record<string, number> = {};
    for (const { tableName, target } of entityMetadatas)
      if (tableName !== 'audit_entry') counts[tableName] = await manager.count(target);
    return counts;
  }

  it('is one of twelve', () => {
    expect(paths).toEqual([
      '/api/bank-statement',
      '/api/course/upload',
      '/api/courseWeek/upload',
      '/api/document/upload',
      '/api/import/families',
      '/api/import/families/check',
      '/api/import/families/marked',
      '/api/import/projects',
      '/api/import/projects/check',
      '/api/import/projects/marked',
      '/api/message/upload',
      '/api/option/upload',
    ]);
  });

  it('keeps nothing of a body that is put together wrongly, and never answers 5xx', async () => {
    const picture = await somePicture();
    const pdf = somePdf();
    const names = ['image', 'file', 'logo', '__proto__', 'constructor', 'toString', 'file[]', 'file[0][a]'];
    const strange = [
      '',
      ' ',
      '\u0000',
      'é\u202e',
      '😀',
      'x'.repeat(20_000),
      '"; name="file',
      '%00',
      '../x',
      'a\\',
    ];
    const head = fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(named('image'), named('file'), named('logo')) },
      fc
        .tuple(fc.constantFrom(...names, ...strange), fc.constantFrom('x.png', ...strange))
        .map(([name, file]) => named(name, file)),
      fc.constantFrom(
        'Content-Disposition: form-data',
        'Content-Disposition: attachment; filename="x"',
        'Content-Type: image/png',
        `${named('file')}\r\nContent-Transfer-Encoding: base64`,
        `${named('file')}\r\nContent-Type: multipart/mixed; boundary=x`,
        `${named('file')}\r\nContent-Type: text/html; charset=utf-7`,
        `Content-Disposition: form-data; name="file"; filename*=utf-8''%00%2e%2e%2fx`,
        `Content-Disposition: form-data; name*=iso-8859-1'x'file; filename=x`,
        `${named('file')}\r\n${'X-More: y\r\n'.repeat(3_000)}X-End: z`,
        'nonsense without a colon',
        '',
      ),
    );
    const content = fc.constantFrom<Buffer | string>(picture, pdf, '', '--x--', 'text', Buffer.alloc(70_000));
    const parts = fc.array(
      fc.tuple(head, content).map(([line, bytes]) => part(line, bytes)),
      { maxLength: 3 },
    );
    const end = fc.constantFrom(END, END, END, Buffer.alloc(0), Buffer.from('--x'), Buffer.from('--y--\r\n'));
    const bodies = fc.sample(
      fc.record({
        // A boundary that is missing, another, or too long; a type that is none of ours.
        type: fc.oneof(
          { weight: 8, arbitrary: fc.constant(TYPE) },
          fc.constantFrom(
            'multipart/form-data',
            'multipart/form-data; boundary=',
            'multipart/form-data; boundary="',
            'multipart/form-data; boundary=y',
            `multipart/form-data; boundary=${'x'.repeat(300)}`,
            'multipart/form-data; boundary=x; boundary=y',
            'multipart/mixed; boundary=x',
            'application/x-www-form-urlencoded',
            'application/json',
            'image/png',
          ),
        ),
        bytes: fc.tuple(parts, end).map(([list, last]) => Buffer.concat([...list, last])),
      }),
      { numRuns: ROUNDS, seed: SEED },
    );
    const many = Array.from({ length: 2_000 }, (_, n) =>
      part(`Content-Disposition: form-data; name="f${n}"`, 'v'),
    );
    const whole = Buffer.concat([part(named('file'), pdf), END]);
    const before = await rows();
    for (const path of paths) {
      for (const body of bodies) await send(path, body);
      await send(path, { type: TYPE, bytes: Buffer.concat([...many, END]) });
      for (const cut of [1, 40, 200, whole.length - 3])
        expect((await send(path, { type: TYPE, bytes: whole.subarray(0, cut) })).status).toBe(400);
    }
    expect(await rows()).toEqual({ ...before, upload: taken });
    expect(Object.keys({}.constructor.prototype)).toEqual([]);
  });

  it('stores pixels and nothing else of a picture that is something else too', async () => {
    const [gif, png, jpeg, webp] = await Promise.all(
      (['gif', 'png', 'jpeg', 'webp'] as const).map((format) => somePicture(format)),
    );
    const zip = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      Buffer.from(SCRIPT),
      Buffer.from('PK\x05\x06'),
      Buffer.alloc(18),
    ]);
    const twofold: [string, Buffer][] = [
      ['a script in the comment of a GIF', afterGifHeader(gif!, Buffer.from(`*/=1;${SCRIPT};/*`))],
      ['an archive behind a PNG', Buffer.concat([png!, zip])],
      ['a page behind a WebP', Buffer.concat([webp!, Buffer.from(`<script>${SCRIPT}</script>`)])],
      ['a PDF behind a JPEG', Buffer.concat([jpeg!, somePdf()])],
      [
        'a page in a text of a PNG',
        withChunk(png!, 'tEXt', Buffer.from(`Comment\0<script>${SCRIPT}</script>`)),
      ],
      ['a program in a PNG', withChunk(png!, 'prVt', Buffer.from(`#!/bin/sh\n${SCRIPT}`))],
    ];
    for (const [what, bytes] of twofold) {
      const { status, body } = await send('/api/course/upload', {
        type: TYPE,
        bytes: Buffer.concat([part(named('image', 'x.png'), bytes), END]),
      });
      expect([what, status]).toEqual([what, 200]);
      const kept = readFileSync(join(app.config.dataDir, 'uploads', body.data.replace('/uploads/', '')));
      expect([what, kept.includes(SCRIPT) || kept.includes('PK\x03\x04') || kept.includes('%PDF')]).toEqual([
        what,
        false,
      ]);
    }
  });

  it('answers bombs', async () => {
    const png = await somePicture();
    const zeros = deflateSync(Buffer.alloc(100_000_000));
    const bombs: [string, Buffer, number[]][] = [
      ['a hundred thousand frames', manyFrames(100_000), [200]],
      ['a frame far larger than the picture', hugeGifFrame(), [200, 413, 415]],
      ['far more pixels than the header says', withData(png, zeros), [200, 415]],
      [
        'a long packed text',
        withChunk(png, 'zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zeros])),
        [200, 415],
      ],
      [
        'a large packed profile',
        withChunk(png, 'iCCP', Buffer.concat([Buffer.from('p\0\0'), zeros])),
        [200, 415],
      ],
    ];
    for (const [what, bytes, expected] of bombs) {
      const { status } = await send('/api/course/upload', {
        type: TYPE,
        bytes: Buffer.concat([part(named('image'), bytes), END]),
      });
      expect([what, expected]).toEqual([what, expect.arrayContaining([status])]);
    }
  });
});

/** A GIF with a comment block of this content right behind its colours. */
function afterGifHeader(gif: Buffer, comment: Buffer): Buffer {
  const colours = gif.readUInt8(10) & 0x80 ? 3 * 2 ** ((gif.readUInt8(10) & 7) + 1) : 0;
  const at = 13 + colours;
  const block = Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), comment, Buffer.from([0])]);
  return Buffer.concat([gif.subarray(0, at), block, gif.subarray(at)]);
}

const PNG_HEADER = 33;

/** A PNG with another chunk behind its header. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, PNG_HEADER), chunk(type, data), png.subarray(PNG_HEADER)]);
}

/** A PNG with other pixels, as large as one likes. */
function withData(png: Buffer, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, PNG_HEADER), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const GIF_START = Buffer.from([...Buffer.from('GIF89a'), 4, 0, 4, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
const frame = (width: number, height: number): Buffer =>
  Buffer.from([0x2c, 0, 0, 0, 0, width & 255, width >> 8, height & 255, height >> 8, 0, 2, 2, 0x4c, 1, 0]);

/** Says four pixels in its header and a frame of four thousand million behind it. */
function hugeGifFrame(): Buffer {
  return Buffer.concat([GIF_START, frame(65_535, 65_535), Buffer.from([0x3b])]);
}

function manyFrames(count: number): Buffer {
  return Buffer.concat([GIF_START, ...Array<Buffer>(count).fill(frame(1, 1)), Buffer.from([0x3b])]);
}
