import { fileNameOf, formatSize, readFile, type DownloadProgress } from './download.js';

describe('name of a file', () => {
  it.each([
    [`attachment; filename="Teilnehmer.xlsx"`, 'Teilnehmer.xlsx'],
    ['attachment; filename=Zahlungen_2026-03-02.xlsx', 'Zahlungen_2026-03-02.xlsx'],
    [`attachment; filename="Bestatigung.pdf"; filename*=UTF-8''Best%C3%A4tigung.pdf`, 'Bestätigung.pdf'],
    [`attachment; filename="kept.pdf"; filename*=UTF-8''%E0%A4%A`, 'kept.pdf'],
    ['inline', null],
    [null, null],
  ])('of %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});

describe('reading a file', () => {
  it('gives the bytes, the name and how far it is', async () => {
    const seen: DownloadProgress[] = [];
    const response = new Response('abcdef', {
      headers: { 'Content-Length': '6', 'Content-Disposition': 'attachment; filename="a.txt"' },
    });
    const file = await readFile(response, 'other.txt', (progress) => seen.push(progress));
    expect([file.name, await file.blob.text()]).toEqual(['a.txt', 'abcdef']);
    expect(seen[0]).toEqual({ loaded: 0, total: 6 });
    expect(seen.at(-1)).toEqual({ loaded: 6, total: 6 });
  });

  it('knows no total of a compressed body', async () => {
    const seen: DownloadProgress[] = [];
    const response = new Response('abc', { headers: { 'Content-Length': '2', 'Content-Encoding': 'gzip' } });
    await readFile(response, 'a.txt', (progress) => seen.push(progress));
    expect(seen.at(-1)).toEqual({ loaded: 3, total: null });
  });

  it('fails when the connection breaks', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(3));
        controller.error(new TypeError('network'));
      },
    });
    await expect(readFile(new Response(broken), 'a.txt')).rejects.toThrow(TypeError);
  });
});

it('says a size in megabytes', () => {
  expect([formatSize(0), formatSize(849_000), formatSize(12_340_000)]).toEqual([
    '0,0 MB',
    '0,8 MB',
    '12,3 MB',
  ]);
});
