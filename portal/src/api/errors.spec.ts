import { ApiError, errorOf, firstMessages, hasCode } from './errors';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

it('an error of our server has its code, message and fields', async () => {
  const errors = { email: ['taken', 'second'], 'bookedChildren.0.id': [] };
  const error = await errorOf(answer(422, { code: 'validation', message: 'Bitte prüfen', errors }));
  expect(error).toMatchObject({ status: 422, code: 'validation', message: 'Bitte prüfen', retryAfter: null });
  expect(firstMessages(error.errors)).toEqual({ email: 'taken' });
});

it.each([
  ['a page', '<html>nginx</html>'],
  ['JSON of somebody else', { error: { deep: true }, message: 3 }],
])('%s that a proxy answers is unknown', async (_, body) => {
  expect(await errorOf(answer(502, body))).toMatchObject({
    status: 502,
    code: 'unknown',
    message: '',
    errors: {},
  });
});

it.each([
  ['7', 7],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
])('Retry-After %s is %s seconds', async (header, seconds) => {
  expect((await errorOf(answer(503, {}, { 'Retry-After': header }))).retryAfter).toBe(seconds);
});

it('a code is asked of failed calls only', () => {
  expect(hasCode(new ApiError(0, 'offline'), 'offline', 'unknown')).toBe(true);
  expect(hasCode(new ApiError(404, 'not_found'), 'offline')).toBe(false);
  expect(hasCode(new Error('offline'), 'offline')).toBe(false);
});

describe('the texts of an error', () => {
  const body = {
    code: 'validation',
    message: 'Bitte prüfen',
    errors: { phone: ['falsch'] },
    translations: { it: { message: 'Controlli', errors: { phone: ['sbagliato'] } } },
  };

  it('are in the language that is asked for', async () => {
    const error = await errorOf(answer(422, body));
    expect(error.textsIn('it')).toMatchObject({ message: 'Controlli', errors: { phone: ['sbagliato'] } });
  });

  it('are as they were sent where that language was not', async () => {
    const error = await errorOf(answer(422, body));
    expect(error.textsIn('de')).toMatchObject({ message: 'Bitte prüfen', errors: { phone: ['falsch'] } });
  });

  it('have no fields where a translation names none', async () => {
    const error = await errorOf(answer(409, { ...body, translations: { it: { message: 'Occupato' } } }));
    expect(error.textsIn('it')).toMatchObject({ message: 'Occupato', errors: {} });
  });
});

it('an error of somebody else may say what it is in a field of its own', async () => {
  expect((await errorOf(answer(502, { error: 'bad gateway' }))).message).toBe('bad gateway');
});
