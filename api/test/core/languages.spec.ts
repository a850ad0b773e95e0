import { OptionEntity } from '../../src/model/settings/option.entity.js';
import { aParent, registration } from '../accounts/sign-in/parents.js';
import { someCourse, someStaff } from '../support/builders.js';
import { createTestApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const register = (body: object, languages: string) =>
  app.http().post('/api/register').set('api-lang', languages).send(body);

describe('a caller who names several languages', () => {
  it('gets the messages of an error in each', async () => {
    const { body } = await register(registration({ phone: 'abc' }), 'it, DE').expect(422);
    expect(body).toEqual({
      code: 'validation',
      message: expect.any(String),
      errors: { phone: ['Inserisca un numero di telefono valido.'] },
      translations: {
        de: {
          message: expect.any(String),
          errors: { phone: ['Bitte eine gültige Telefonnummer eingeben.'] },
        },
      },
    });
    expect(body.translations.de.message).not.toBe(body.message);
  });

  it('gets the sentence that leads to the office in each, with its contact', async () => {
    await app.dataSource.manager.update(OptionEntity, { key: 'contact_phone' }, { value: '0471 1' });
    const { tax } = registration();
    await aParent(app, { tax });
    const { body } = await register(registration({ tax }), 'de,it,en').expect(422);
    expect(body.errors.tax[0]).toMatch(/Büro \(0471 1\)/);
    expect(body.translations.it.errors.tax[0]).toMatch(/ufficio \(0471 1\)/);
    expect(body.translations.en.errors.tax[0]).toMatch(/office \(0471 1\)/);
  });

  it('gets the message of a success in each', async () => {
    const { email } = await aParent(app);
    const answer = await app.http().post('/api/password/forgot').set('api-lang', 'en,it').send({ email });
    expect(answer.body.data).toEqual({
      message: expect.stringMatching(/We have sent/),
      translations: { it: { message: expect.stringMatching(/link/) } },
    });
  });
});

describe('a caller who reads messages in English', () => {
  const nameFor = async (languages: string): Promise<string> => {
    const course = await someCourse(app, { name: 'Wald 2027', name_it: 'Bosco 2027' });
    const staff = await someStaff(app, 'Office');
    const preview = app.as(staff).get(`/api/course/${course.id}/delete-preview`).set('api-lang', languages);
    return JSON.stringify((await preview.expect(200)).body);
  };

  it.each([
    ['en', 'Wald'],
    ['en,de,it', 'Wald'],
    ['en,it', 'Bosco'],
  ])('and names %j gets the names of projects: %s', async (languages, name) => {
    expect(await nameFor(languages)).toContain(name);
  });
});

it.each(['xx', 'de', 'xx,de', 'de,de', '', ',,,,it'])('%j names one language at most', async (languages) => {
  const { body } = await register({}, languages).expect(422);
  expect(Object.keys(body).sort()).toEqual(['code', 'errors', 'message']);
  expect(body.errors.email).toEqual(['Bitte ausfüllen.']);
});
