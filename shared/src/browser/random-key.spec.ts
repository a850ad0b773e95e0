import { randomKey, randomUuid } from './random-key.js';

const onOrigin = (isSecureContext: boolean) =>
  Object.defineProperty(globalThis, 'window', { value: { isSecureContext }, configurable: true });

afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

describe.each([
  ['a secure origin', true],
  ['a plain one, where there is no randomUUID', false],
])('a random key on %s', (_, isSecure) => {
  it('has 128 bits in hexadecimal digits, and is another one each time', () => {
    onOrigin(isSecure);
    const randomUUID = jest.spyOn(crypto, 'randomUUID');
    if (!isSecure)
      randomUUID.mockImplementation(() => {
        throw new TypeError('crypto.randomUUID is not a function');
      });
    const keys = Array.from({ length: 100 }, randomKey);
    randomUUID.mockRestore();
    expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key.replaceAll('-', '')))).toEqual([]);
    expect(new Set(keys).size).toBe(100);
  });

  it('is an id of version 4 as well, another one each time', () => {
    onOrigin(isSecure);
    const ids = Array.from({ length: 100 }, randomUuid);
    const isVersion4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(ids.filter((id) => !isVersion4.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(100);
  });
});
