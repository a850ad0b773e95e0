import { deflateSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedUpload, PICTURE_WIDTHS, pictureVariant } from '@feria/shared';
import { fileNameOf } from '@feria/shared/rules/content-disposition';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someParent, someStaff, type Staff } from '../../support/builders.js';
import { chunk, knownUploads, somePdf, somePicture, uploadedFiles } from '../../support/files.js';

describe('uploads', () => {
  let app: TestApp;
  let office: Staff;
  let admin: Staff;

  beforeAll(async () => {
    app = await createTestApp();
    office = await someStaff(app, 'Office');
    admin = await someStaff(app, 'Administrator');
  });
  afterAll(() => app.close());

  const send = (part: string, bytes: Buffer, options: object | string = 'x', path = '/api/course/upload') =>
    app
      .as(path.includes('option') ? admin : office)
      .post(path)
      .attach(part, bytes, options as string);
  const stored = (address: string): Buffer =>
    readFileSync(join(app.config.dataDir, 'uploads', address.replace('/uploads/', '')));

  describe('of pictures', () => {
    it.each(['jpeg', 'png', 'webp', 'gif'] as const)('takes %s and gives it as WebP', async (format) => {
      const { body } = await send('image', await somePicture(format)).expect(200);
      expect(body).toEqual({ data: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/) });
      const served = await app.http().get(body.data).expect(200);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{32}\.webp"$/),
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(await sharp(served.body as Buffer).metadata()).toMatchObject({ width: 40, height: 30 });
    });

    it('gives it a new random name each time', async () => {
      const bytes = await somePicture();
      const [one, two] = [await send('image', bytes), await send('image', bytes)];
      expect(one.body.data).not.toBe(two.body.data);
    });

    it('keeps it at most 1600 wide, with the smaller ones beside it', async () => {
      const { body } = await send('image', await somePicture('jpeg', { width: 2000, height: 1000 }));
      const sizes = [body.data, ...PICTURE_WIDTHS.map((width) => pictureVariant(body.data, width))];
      const widths = await Promise.all(
        sizes.map(async (name) => (await sharp(stored(name)).metadata()).width),
      );
      expect(widths).toEqual([1600, 480, 800]);
    });

    it('turns it upright and forgets where it was taken', async () => {
      const photo = await sharp(await somePicture('jpeg'))
        .withExif({ IFD0: { Artist: 'Eva Rossi' }, IFD3: { GPSLatitude: '46/1 30/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      expect((await sharp(photo).metadata()).exif).toBeDefined();
      const { body } = await send('image', photo);
      const metadata = await sharp(stored(body.data)).metadata();
      expect(metadata).toMatchObject({ width: 30, height: 40 });
      expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual(
        Array(4).fill(undefined),
      );
    });

    it('keeps the first frame of an animation', async () => {
      const pixels = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
      const moving = await sharp(pixels, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
        .gif({ loop: 0, delay: [100, 100] })
        .toBuffer();
      expect((await sharp(moving).metadata()).pages).toBe(2);
      const { body } = await send('image', moving);
      const metadata = await sharp(stored(body.data)).metadata();
      expect([metadata.pages, metadata.width, metadata.height]).toEqual([undefined, 10, 10]);
    });

    it('leaves nothing of a page that hides behind the pixels', async () => {
      const page = '<html><script>alert(document.domain)</script></html>';
      const jpeg = await somePicture('jpeg');
      const comment = Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, page.length + 2]),
        Buffer.from(page),
        jpeg.subarray(2),
        Buffer.from(page),
      ]);
      const { body } = await send('image', comment).expect(200);
      expect(stored(body.data).includes('script')).toBe(false);
    });

    it('keeps a logo as PNG with its transparency, and scales a footer to 100 pixels', async () => {
      const transparent = await sharp({
        create: { width: 60, height: 40, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0 } },
      })
        .png()
        .toBuffer();
      const logo = await send('logo', transparent, 'x', '/api/option/upload').expect(200);
      expect(await sharp(stored(logo.body.data)).metadata()).toMatchObject({
        format: 'png',
        hasAlpha: true,
        height: 40,
      });
      for (const part of ['footer', 'footer1']) {
        const large = await somePicture('png', { width: 300, height: 400 });
        const { body } = await send(part, large, 'x', '/api/option/upload').expect(200);
        expect(await sharp(stored(body.data)).metadata()).toMatchObject({ width: 75, height: 100 });
      }
      const small = await send('footer', await somePicture(), 'x', '/api/option/upload').expect(200);
      expect((await sharp(stored(small.body.data)).metadata()).height).toBe(100);
      await send('background', await somePicture(), 'x', '/api/option/upload').expect(200);
    });
  });

  describe('of PDF files', () => {
    /** The same PDF with an object that does something. */
    const withObject = (object: string): Buffer => {
      const text = somePdf().toString('latin1');
      return Buffer.from(text.replace('\nxref\n', `\n9 0 obj\n${object}\nendobj\nxref\n`), 'latin1');
    };

    it.each([
      ['a leaflet', somePdf()],
      ['with a script', withObject('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>')],
      ['with a script in what looks like a comment', withObject('%stream << /S /JavaScript >> %endstream')],
      ['with a form that is sent somewhere', withObject('<< /S /SubmitForm /F (https://evil.example) >>')],
      ['with a page behind it', Buffer.concat([somePdf(), Buffer.from('<script>alert(1)</script>')])],
    ])('keeps %s as it is, and browsers save it and do not show it', async (_, bytes) => {
      for (const path of ['/api/course/upload', '/api/courseWeek/upload', '/api/document/upload']) {
        const { body } = await send('file', bytes, 'x', path).expect(200);
        const served = await app.http().get(body.data).expect(200);
        expect(served.body).toEqual(bytes);
        expect(served.headers).toMatchObject({
          'content-type': 'application/pdf',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'content-disposition': expect.stringMatching(/^attachment; filename="?[0-9a-f]{32}\.pdf"?$/),
        });
      }
      await send('file', bytes, 'x', '/api/option/upload').expect(200);
    });

    it.each([
      ['Programm Waldwochen', 'Programm-Waldwochen.pdf'],
      ['Programm „Öko“ / Wald: 1', 'Programm-„Öko“-Wald-1.pdf'],
      ['../../etc/passwd', '..-..-etc-passwd.pdf'],
      ['x.exe', 'x.exe.pdf'],
      ['a"\r\nSet-Cookie: x=1', 'a-Set-Cookie-x=1.pdf'],
      ['<script>', 'script.pdf'],
      [`${'x'.repeat(119)}😀😀`, `${'x'.repeat(119)}😀.pdf`],
      [' / ', 'file.pdf'],
    ])('is saved under the name that its link gives: %j', async (wanted, saved) => {
      const { body } = await send('file', somePdf()).expect(200);
      const { headers } = await app.http().get(namedUpload(body.data, wanted)).expect(200);
      expect(headers['content-disposition']).toMatch(/^attachment; filename/);
      expect(fileNameOf(headers['content-disposition'] ?? null)).toBe(saved);
      expect(headers['content-type']).toBe('application/pdf');
    });

    it('is saved under its own name when the link gives several, or none', async () => {
      const { body } = await send('file', somePdf()).expect(200);
      const own = body.data.replace('/uploads/', '');
      for (const query of ['', '?name=a&name=b', '?name[x]=a']) {
        const { headers } = await app.http().get(`${body.data}${query}`).expect(200);
        expect(headers['content-disposition']).toBe(`attachment; filename=${own}`);
      }
    });

    it('gives no other name or treatment to a picture', async () => {
      const { body } = await send('image', await somePicture()).expect(200);
      const { headers } = await app.http().get(namedUpload(body.data, 'x.html')).expect(200);
      expect(headers['content-disposition']).toMatch(/^inline; filename="[0-9a-f]{32}\.webp"$/);
    });
  });

  it.each([
    ['a path', '../../../etc/cron.d/x.png', 'image/png'],
    ['a page', 'page.html', 'text/html'],
    ['a very long name', 'x'.repeat(5_000), 'application/x-sh'],
    ['an SVG', 'page.svg', 'image/svg+xml'],
  ])('does not care that the client calls it %s', async (_, filename, contentType) => {
    const before = uploadedFiles(app);
    const { body } = await send('image', await somePicture(), { filename, contentType }).expect(200);
    const name = body.data.replace('/uploads/', '').replace('.webp', '');
    const added = uploadedFiles(app).filter((file) => !before.includes(file));
    expect(added.sort()).toEqual([`${name}-480.webp`, `${name}-800.webp`, `${name}.webp`].sort());
  });

  describe('refuses, and keeps nothing of it:', () => {
    let before: [string[], string[]];
    beforeEach(async () => void (before = [uploadedFiles(app), await knownUploads(app)]));
    afterEach(async () => expect([uploadedFiles(app), await knownUploads(app)]).toEqual(before));

    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

    it.each<[string, string, Buffer | (() => Promise<Buffer>)]>([
      ['an SVG that calls itself a PNG', 'image', svg],
      ['a page', 'image', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['a PDF for a picture', 'image', somePdf()],
      ['a picture for a PDF', 'file', () => somePicture()],
      [
        'a picture that is cut off',
        'image',
        async () => (await somePicture('png', { width: 400 })).subarray(0, 90),
      ],
      ['eight bytes of a PNG', 'image', Buffer.from('89504e470d0a1a0a', 'hex')],
      [
        'a format that is not named',
        'image',
        async () =>
          sharp(await somePicture())
            .tiff()
            .toBuffer(),
      ],
      ['the first bytes of a PDF and no version', 'file', Buffer.from('%PDF-<script>alert(1)</script>')],
      ['a page with a PDF behind it', 'file', Buffer.concat([Buffer.from('<script>x</script>'), somePdf()])],
    ])('%s', async (_, part, content) => {
      const bytes = typeof content === 'function' ? await content() : content;
      const name = { filename: `x.${part === 'image' ? 'png' : 'pdf'}`, contentType: 'image/png' };
      const { status, body } = await send(part, bytes, name);
      expect([status, body.code, Object.keys(body.errors)]).toEqual([415, 'unsupported_type', [part]]);
      expect(body.errors[part]).toEqual([body.message]);
    });

    it.each(['png', 'gif', 'webp', 'jpeg'])(
      'a bomb that says in its header how large it is: %s',
      async (format) => {
        const { status, body } = await send('image', bombs[format] as Buffer);
        expect([status, body.code, body.errors]).toEqual([
          413,
          'too_large',
          { image: ['Das Bild hat mehr als 40 Megapixel. Bitte verkleinern Sie es.'] },
        ]);
      },
    );

    it.each([
      ['image', 10, 'Das Bild ist größer als 10 MB.'],
      ['file', 20, 'Die Datei ist größer als 20 MB.'],
    ])('too many bytes for %s', async (part, megabytes, message) => {
      const { status, body } = await send(part, Buffer.alloc(megabytes * 1024 * 1024 + 1));
      expect([status, body.code, body.errors]).toEqual([413, 'too_large', { [part]: [message] }]);
    });

    it('a request without a file, or with an empty one', async () => {
      const none = await app.as(office).post('/api/course/upload').field('x', 'y');
      expect([none.status, none.body.errors]).toEqual([422, { image: ['Bitte eine Datei wählen.'] }]);
      const json = await app.as(office).post('/api/course/upload').send({ image: 'x' });
      expect([json.status, Object.keys(json.body.errors)]).toEqual([422, ['image']]);
      const empty = await send('file', Buffer.alloc(0));
      expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['file']]);
    });

    it('two files, and a file under a name that is not known', async () => {
      const two = await send('image', await somePicture()).attach('file', somePdf(), 'y');
      expect([two.status, Object.keys(two.body.errors)]).toEqual([422, ['file']]);
      const twice = await send('image', await somePicture()).attach('image', await somePicture(), 'y');
      expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['image']]);
      const unknown = await send('avatar', await somePicture()).set('api-lang', 'it');
      expect([unknown.status, unknown.body.errors]).toEqual([
        422,
        { avatar: ['Con questo nome qui non si può caricare nulla.'] },
      ]);
    });

    it('a body that is no multipart, or a name with a zero byte', async () => {
      const name = await send('image', await somePicture(), { filename: 'a\0.html' });
      expect([name.status, name.body.code]).toEqual([400, 'malformed']);
      const { status, body } = await app
        .as(office)
        .post('/api/course/upload')
        .set('Content-Type', 'multipart/form-data; boundary=x')
        .send('--x\r\nnonsense');
      expect([status, body.code]).toEqual([400, 'malformed']);
    });

    it('whoever may not change what it is for', async () => {
      const cases: [string, string[], string[]][] = [
        ['/api/course/upload', ['course.update'], ['option.update', 'course.create']],
        ['/api/option/upload', ['option.update'], ['course.update', 'option.index']],
        ['/api/document/upload', ['course.update', 'option.update'], ['course.index']],
      ];
      for (const [path, allowed, refused] of cases) {
        await app.as(null).post(path).attach('file', somePdf(), 'x').expect(401);
        await app
          .as(await someParent(app))
          .post(path)
          .attach('file', somePdf(), 'x')
          .expect(403);
        for (const permission of [...allowed, ...refused]) {
          const staff = await someStaff(app, [permission as 'course.update']);
          // Without a file: nothing is kept of those who may, either.
          await app
            .as(staff)
            .post(path)
            .expect(allowed.includes(permission) ? 422 : 403);
        }
      }
    });
  });

  it('serves no directory, no unfinished file and nothing from elsewhere', async () => {
    for (const path of [
      '/uploads',
      '/uploads/',
      '/uploads/.x.part',
      '/uploads/..%2fsecrets.json',
      '/uploads/%00',
    ])
      expect([path, (await app.http().get(path)).status]).toEqual([path, 404]);
  });
});

const SIDE = 15_000;
const header = Buffer.alloc(13);
header.writeUInt32BE(50_000, 0);
header.writeUInt32BE(50_000, 4);
header.set([8, 2, 0, 0, 0], 8);

/** A few bytes that declare hundreds of megapixels. */
const bombs: Record<string, Buffer> = {
  png: Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]),
  gif: Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([SIDE & 255, SIDE >> 8, SIDE & 255, SIDE >> 8, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x2c, 0, 0, 0, 0, SIDE & 255, SIDE >> 8, SIDE & 255, SIDE >> 8, 0, 2, 2, 0x4c, 1, 0, 0x3b]),
  ]),
  webp: Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.from([0x1a, 0, 0, 0]),
    Buffer.from('WEBPVP8L'),
    Buffer.from([0x0d, 0, 0, 0, 0x2f]),
    // 14 bits of width - 1, 14 bits of height - 1.
    Buffer.from(Uint32Array.of((SIDE - 1) | ((SIDE - 1) << 14)).buffer),
    Buffer.alloc(9),
  ]),
  jpeg: Buffer.concat([
    Buffer.from('ffd8ffc0001108', 'hex'),
    Buffer.from([SIDE >> 8, SIDE & 255, SIDE >> 8, SIDE & 255]),
    Buffer.from('03011100021101031101ffda000c03010002110311003f00ffd9', 'hex'),
  ]),
};
