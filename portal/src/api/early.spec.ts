import { askEarly, headersOf, takeEarly } from './early';

describe('an answer that was asked for early', () => {
  const answer = new Response('{}');
  const visitor = headersOf('de', undefined);

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is handed over once, with the time at which it arrived', async () => {
    const asked = askEarly('api/options', visitor);
    await expect(takeEarly('api/options', visitor)).resolves.toEqual({ response: answer, at: Date.now() });
    expect(takeEarly('api/options', visitor)).toBeNull();
    await asked;
  });

  it('is nobody else’s: another login, language or address has none', () => {
    void askEarly('api/my-family', headersOf('de', 'a'));
    expect(takeEarly('api/my-family', headersOf('de', 'b'))).toBeNull();
    expect(takeEarly('api/my-family', headersOf('it', 'a'))).toBeNull();
    expect(takeEarly('api/userdata', headersOf('de', 'a'))).toBeNull();
    expect(takeEarly('api/my-family', headersOf('de', 'a'))).not.toBeNull();
  });

  it('is not shown when it is old', () => {
    void askEarly('api/options', visitor);
    jest.advanceTimersByTime(15_000);
    expect(takeEarly('api/options', visitor)).toBeNull();
  });

  it('that never comes fails for whoever takes it, and for nobody before', async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError('offline'));
    void askEarly('api/options', visitor).catch(() => undefined);
    await expect(takeEarly('api/options', visitor)).rejects.toThrow('offline');
  });
});
