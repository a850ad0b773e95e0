import type { RegisterInput } from '@feria/shared';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { makeTaxCode } from '../../../src/seed/demo/tax-code-maker.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { aParent, logIn, registration } from './parents.js';
import { createTestApp, type TestApp } from '../../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const register = (body: object, path = '/api/register') => app.http().post(path).send(body);
const personOf = (userId: number) =>
  app.dataSource.manager.findOneOrFail(ParentEntity, {
    where: { user_id: userId },
    relations: { user: true },
  });

describe('registering', () => {
  it.each(['/api/register', '/auth/register'])(
    'makes a user and a person at %s, who can log in',
    async (path) => {
      const body = registration({ first_name: 'Josef', last_name: 'Mayr', language: 'it' });
      const { body: answer } = await register(body, path).expect(201);
      expect(answer).toEqual({ data: { id: expect.any(Number), email: body.email } });
      const person = await personOf(answer.data.id);
      expect(person).toMatchObject({
        first_name: 'Josef',
        last_name: 'Mayr',
        tax: body.tax,
        plz: '39100',
        place: 'Bozen',
        address: 'Lauben 1',
        phone: '+39 0471 000000',
        user: { name: 'Josef Mayr', email: body.email, lang: 'it', password_change_required: false },
      });
      await logIn(app, body);
    },
  );

  it('needs only what a parent must say', async () => {
    const { first_name, last_name, tax, address, email, password, password_confirmation } = registration();
    const body = { first_name, last_name, tax, address, email, password, password_confirmation };
    const { body: answer } = await register(body).expect(201);
    expect(await personOf(answer.data.id)).toMatchObject({
      plz: null,
      place: null,
      phone: null,
      user: { lang: 'de' },
    });
  });

  it('takes the language as `lang` too', async () => {
    const { language: _, ...body } = registration();
    const { body: answer } = await register({ ...body, lang: 'it' }).expect(201);
    expect((await personOf(answer.data.id)).user?.lang).toBe('it');
  });

  it('derives gender and birth from the tax code, whatever is sent', async () => {
    const owner = { first_name: 'Anna', last_name: 'Verdi', birthplace: 'F132' } as const;
    const woman = makeTaxCode({ ...owner, gender: 'f', birth: '1985-12-10' });
    const man = makeTaxCode({ ...owner, gender: 'm', birth: '2001-02-28' });
    for (const [tax, gender, birth] of [
      [woman, 'f', '1985-12-10'],
      [man, 'm', '2001-02-28'],
    ]) {
      const body = { ...registration({ tax }), gender: 's', birth: '1950-01-01', id: 77, parent: false };
      const { body: answer } = await register(body).expect(201);
      expect(await personOf(answer.data.id)).toMatchObject({ gender, birth });
    }
  });

  it('tidies up what people type', async () => {
    const { tax, email } = registration();
    const typed = registration({
      first_name: '  Eva ',
      tax: ` ${tax.slice(0, 6).toLowerCase()} ${tax.slice(6).toLowerCase()}`,
      email: ` ${email.toUpperCase()} `,
      place: '   ',
    });
    const { body: answer } = await register(typed).expect(201);
    expect(answer.data.email).toBe(email);
    expect(await personOf(answer.data.id)).toMatchObject({ first_name: 'Eva', tax, place: null });
  });

  it('stores the password as argon2id only', async () => {
    const parent = await aParent(app);
    const user = await app.dataSource.manager.findOneOrFail(UserEntity, {
      where: { id: parent.id },
      select: { id: true, password_hash: true },
    });
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('gives no permission and no role, whatever is sent', async () => {
    const body = registration();
    await register({ ...body, roles: ['Administrator'], permissions: ['user.create'] }).expect(201);
    const { body: me } = await app
      .http()
      .get('/api/userdata')
      .set(await logIn(app, body));
    expect(me.data).toMatchObject({ roles: [], permissions: [] });
  });
});

describe('registering with something wrong', () => {
  const long = 'x'.repeat(300);
  const validTax = registration().tax;
  const wrongCheck = validTax.slice(0, 15) + (validTax.endsWith('A') ? 'B' : 'A');

  const cases: [string, Partial<Record<keyof RegisterInput, unknown>>, string, [string, string, string]][] = [
    [
      'no first name',
      { first_name: '' },
      'first_name',
      ['Bitte ausfüllen.', 'Campo obbligatorio.', 'Please fill in this field.'],
    ],
    [
      'a blank last name',
      { last_name: '  ' },
      'last_name',
      ['Bitte ausfüllen.', 'Campo obbligatorio.', 'Please fill in this field.'],
    ],
    [
      'a long last name',
      { last_name: long },
      'last_name',
      ['Höchstens 255 Zeichen.', 'Al massimo 255 caratteri.', 'At most 255 characters.'],
    ],
    [
      'no address',
      { address: null },
      'address',
      ['Bitte ausfüllen.', 'Campo obbligatorio.', 'Please fill in this field.'],
    ],
    [
      'an object for an address',
      { address: { a: 1 } },
      'address',
      ['Bitte einen Text eingeben.', 'Inserisca un testo.', 'Please enter a text.'],
    ],
    [
      'a long postcode',
      { plz: '12345678901' },
      'plz',
      ['Höchstens 10 Zeichen.', 'Al massimo 10 caratteri.', 'At most 10 characters.'],
    ],
    [
      'a long place',
      { place: long },
      'place',
      ['Höchstens 255 Zeichen.', 'Al massimo 255 caratteri.', 'At most 255 characters.'],
    ],
    [
      'no phone number',
      { phone: 'call me' },
      'phone',
      [
        'Bitte eine gültige Telefonnummer eingeben.',
        'Inserisca un numero di telefono valido.',
        'Please enter a valid phone number.',
      ],
    ],
    [
      'no e-mail address',
      { email: 'eva@' },
      'email',
      [
        'Bitte eine gültige E-Mail-Adresse eingeben.',
        'Inserisca un indirizzo e-mail valido.',
        'Please enter a valid e-mail address.',
      ],
    ],
    [
      'a short tax code',
      { tax: 'RSSMRA' },
      'tax',
      [
        'Die Steuernummer hat genau 16 Zeichen.',
        'Il codice fiscale ha esattamente 16 caratteri.',
        'The tax number has exactly 16 characters.',
      ],
    ],
    [
      'a list for a tax code',
      { tax: [validTax] },
      'tax',
      [
        'Die Steuernummer hat genau 16 Zeichen.',
        'Il codice fiscale ha esattamente 16 caratteri.',
        'The tax number has exactly 16 characters.',
      ],
    ],
    [
      'a tax code with another check character',
      { tax: wrongCheck },
      'tax',
      [
        'Bitte überprüfen Sie die Steuernummer, sie scheint nicht gültig zu sein!',
        'Vi preghiamo di controllare il codice fiscale inserito, sembra non essere valido!',
        'Please check the tax number, it seems invalid',
      ],
    ],
    [
      'a short password',
      { password: 'a1b2c3d4e', password_confirmation: 'a1b2c3d4e' },
      'password',
      ['Mindestens 10 Zeichen.', 'Almeno 10 caratteri.', 'At least 10 characters.'],
    ],
    [
      'a long password',
      { password: long, password_confirmation: long },
      'password',
      ['Höchstens 200 Zeichen.', 'Al massimo 200 caratteri.', 'At most 200 characters.'],
    ],
    [
      'another confirmation',
      { password_confirmation: 'something else' },
      'password_confirmation',
      [
        'Die beiden Passwörter stimmen nicht überein.',
        'Le due password non coincidono.',
        'The two passwords differ.',
      ],
    ],
    [
      'no confirmation',
      { password_confirmation: undefined },
      'password_confirmation',
      ['Bitte ausfüllen.', 'Campo obbligatorio.', 'Please fill in this field.'],
    ],
    [
      'a third language',
      { language: 'en' },
      'language',
      [
        'Bitte einen der angebotenen Werte wählen.',
        'Scelga uno dei valori proposti.',
        'Please choose one of the offered values.',
      ],
    ],
  ];

  it.each(cases)('%s is refused at its field', async (_, wrong, field, messages) => {
    const body = { ...registration(), ...wrong };
    for (const [index, language] of ['de', 'it', 'en'].entries()) {
      const answer = await register(body).set('api-lang', language).expect(422);
      expect(answer.body).toEqual({
        code: 'validation',
        message: expect.any(String),
        errors: { [field]: [messages[index]] },
      });
    }
    expect(await app.dataSource.manager.countBy(UserEntity, { email: String(body.email) })).toBe(0);
  });

  it('names every wrong field at once', async () => {
    const answer = await register({}).expect(422);
    expect(Object.keys(answer.body.errors).sort()).toEqual([
      'address',
      'email',
      'first_name',
      'last_name',
      'password',
      'password_confirmation',
      'tax',
    ]);
  });

  it('names what is taken beside what is wrong', async () => {
    const { tax } = registration();
    const { email } = await aParent(app, { tax });
    const wrong = { email, tax, phone: 'abc', password: 'password123', password_confirmation: 'password123' };
    const answer = await register(registration(wrong)).expect(422);
    expect(answer.body.errors).toEqual({
      email: ['Für diese E-Mail-Adresse gibt es schon ein Konto.'],
      tax: [expect.stringContaining('schon eingetragen')],
      phone: ['Bitte eine gültige Telefonnummer eingeben.'],
      password: [expect.stringContaining('zu leicht zu erraten')],
    });
    const own = await register(registration({ email, password: email, password_confirmation: email }));
    expect(Object.keys(own.body.errors).sort()).toEqual(['email', 'password']);
  });

  it('refuses an e-mail address that has an account, in any case', async () => {
    const { email } = await aParent(app);
    const answer = await register(registration({ email: email.toUpperCase() })).expect(422);
    expect(answer.body.errors).toEqual({ email: ['Für diese E-Mail-Adresse gibt es schon ein Konto.'] });
  });

  it('refuses a tax code that another person has, in any case', async () => {
    const { tax } = registration();
    await aParent(app, { tax });
    const answer = await register(registration({ tax: tax.toLowerCase() }))
      .set('api-lang', 'it')
      .expect(422);
    expect(answer.body.errors).toEqual({
      tax: ['Questo codice fiscale è già registrato. Si rivolga all’ufficio.'],
    });
  });

  it('makes one account of two that come at once', async () => {
    const body = registration();
    const answers = await Promise.all([register(body), register(body), register(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(Object.keys(refused?.body.errors)).toEqual(['email', 'tax']);
    expect(await app.dataSource.manager.countBy(UserEntity, { email: body.email })).toBe(1);
  });

  it('stores no user without its person', async () => {
    const [first, second] = [registration(), registration()];
    // The same tax code at once: one of the two fails after its user was inserted.
    const answers = await Promise.all([register(first), register({ ...second, tax: first.tax })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const users = await app.dataSource.manager.countBy(UserEntity, [
      { email: first.email },
      { email: second.email },
    ]);
    expect(users).toBe(1);
  });

  it.each([['[]'], ['"text"'], ['{"first_name": ']])('%s is no body', async (raw) => {
    const answer = await app.http().post('/api/register').set('Content-Type', 'application/json').send(raw);
    expect(answer.status).toBe(400);
  });
});
