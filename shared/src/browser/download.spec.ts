import { LANGUAGE_HEADER } from '../config.js';
import { createDownload, formatSize, readFile, saveJson, type DownloadProgress } from './download.js';

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

describe('a download', () => {
  const saved: { name: string; href: string }[] = [];
  const fetched = jest.spyOn(globalThis, 'fetch');
  const download = createDownload({
    requestToken: async (path) => ({ token: `for ${path}`, expires_at: '' }),
    language: () => 'it',
    failureOf: (response) => new Error(response ? `status ${response.status}` : 'lost'),
  });

  beforeAll(() => {
    const createElement = () => {
      const link = {
        name: '',
        href: '',
        download: '',
        click: () => void saved.push({ ...link, name: link.download }),
      };
      return link;
    };
    Object.assign(globalThis, { document: { createElement } });
  });
  beforeEach(() => {
    jest.useFakeTimers(); // the address of a saved file is given back later
    saved.length = 0;
    fetched.mockReset();
  });
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'document');
    fetched.mockRestore();
  });

  it('is asked for with its own token and saved under the name that the server gives', async () => {
    fetched.mockResolvedValue(
      new Response('x', { headers: { 'Content-Disposition': 'attachment; filename="a.pdf"' } }),
    );
    expect(await download('/export/1', { query: new URLSearchParams({ search: 'Lea' }) })).toBe('a.pdf');
    expect(fetched.mock.calls[0]).toEqual([
      '/export/1?search=Lea&token=for+%2Fexport%2F1',
      { headers: { [LANGUAGE_HEADER]: 'it' }, signal: null },
    ]);
    expect(saved).toMatchObject([{ name: 'a.pdf', href: expect.stringMatching(/^blob:/) }]);
  });

  it('that is refused, or whose connection breaks, fails in the words of the frontend', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 404 }));
    await expect(download('/export/1')).rejects.toThrow('status 404');
    fetched.mockRejectedValueOnce(new TypeError('network'));
    await expect(download('/export/1')).rejects.toThrow('lost');
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network')) });
    fetched.mockResolvedValueOnce(new Response(body));
    await expect(download('/export/1')).rejects.toThrow('lost');
    expect(saved).toEqual([]);
  });

  it('that is cancelled is no failure', async () => {
    fetched.mockRejectedValueOnce(new DOMException('stop', 'AbortError'));
    await expect(download('/export/1')).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('of an answer is a JSON file', () => {
    saveJson({ a: 1 }, 'family.json');
    expect(saved).toMatchObject([{ name: 'family.json' }]);
  });
});
