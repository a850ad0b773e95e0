import type { OptionKey, OptionRecord } from '@feria/shared';
import { OFFICE_OPTIONS, OPTION_KEYS } from '@feria/shared/resources/option/index';
import { option } from '@feria/shared/resources/option/index';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someStaff, type Staff } from '../../support/builders.js';
import { somePdf, somePicture } from '../../support/files.js';

describe('options', () => {
  let app: TestApp;
  let admin: Staff;

  beforeAll(async () => {
    app = await createTestApp();
    admin = await someStaff(app, 'Administrator');
  });
  afterAll(() => app.close());

  const all = async (): Promise<OptionRecord[]> =>
    (await app.http().get('/api/options').expect(200)).body.data;
  const stored = async (key: OptionKey): Promise<OptionRecord> =>
    ((await app.as(admin).get('/api/option?itemsPerPage=-1').expect(200)).body.data as OptionRecord[]).find(
      (entry) => entry.key === key,
    ) as OptionRecord;
  const put = async (key: OptionKey, value: unknown, language = 'de') =>
    app
      .as(admin)
      .put(`/api/option/${(await stored(key)).id}`)
      .set('api-lang', language)
      .send({ key, value });
  const upload = async (part: string): Promise<string> => {
    const bytes = part === 'file' ? somePdf() : await somePicture();
    const agent = app.as(admin);
    return (await agent.post('/api/option/upload').attach(part, bytes, 'x').expect(200)).body.data;
  };

  it('are all there, as a public list and as a list of staff', async () => {
    const shown = OPTION_KEYS.filter((key) => !OFFICE_OPTIONS.includes(key));
    expect((await all()).map(({ key }) => key).sort()).toEqual([...shown].sort());
    const { body } = await app.as(admin).get('/api/option').query({ itemsPerPage: 5, page: 2 }).expect(200);
    expect([body.data.length, body.meta.total, body.data[0].id]).toEqual([
      5,
      OPTION_KEYS.length,
      (await all())[5]?.id,
    ]);
    await app.as(admin).get('/api/option').query({ filters: 'key|app_name' }).expect(422);
  });

  it('need their permissions', async () => {
    const { id, value } = await stored('app_name');
    const reader = await someStaff(app, ['option.index']);
    await app.as(reader).get('/api/option').expect(200);
    await app.as(reader).get(`/api/option/${id}`).expect(403);
    await app.as(reader).put(`/api/option/${id}`).send({ value: 'x' }).expect(403);
    await app.as(reader).delete(`/api/option/${id}`).expect(403);
    const office = await someStaff(app, 'Office');
    await app.as(office).get('/api/option').expect(403);
    await app.as(office).put(`/api/option/${id}`).send({ value: 'x' }).expect(403);
    const editor = await someStaff(app, ['option.update']);
    const { body } = await app.as(editor).get(`/api/option/${id}`).expect(200);
    expect(body.data).toEqual({ id, key: 'app_name', value, version: expect.any(String) });
    await app.as(editor).post('/api/option').send({ key: 'app_logo', value: null }).expect(403);
    await app.as(admin).get('/api/option/999999').expect(404);
    await app.as(admin).put('/api/option/999999').send({ value: 'x' }).expect(404);
    await app.as(admin).delete('/api/option/999999').expect(404);
  });

  it('change, and show it to everybody', async () => {
    const { id } = await stored('app_name');
    const answer = await put('app_name', '  Murmeltier ');
    expect([answer.status, answer.body]).toEqual([
      200,
      { data: { id, key: 'app_name', value: 'Murmeltier', version: expect.any(String) } },
    ]);
    expect((await stored('app_name')).value).toBe('Murmeltier');
    await app.as(admin).put(`/api/option/${id}`).send({}).expect(200);
    expect((await stored('app_name')).value).toBe('Murmeltier');
  });

  it.each(Object.entries(option.fields).flatMap(([key, field]) => (field.required ? [key] : [])))(
    'cannot do without %s',
    async (key) => {
      for (const empty of [null, '', '  ', '<p></p>', '<p>&nbsp;<br></p>']) {
        const isRich = option.fields[key as OptionKey].type === 'richText';
        if (String(empty).startsWith('<') && !isRich) continue;
        const { status, body } = await put(key as OptionKey, empty, 'en');
        expect([empty, status, Object.keys(body.errors)]).toEqual([empty, 422, ['value']]);
      }
    },
  );

  it.each<[OptionKey, unknown, string]>([
    ['app_name', 7, 'Bitte einen Text eingeben.'],
    ['app_name', 'x'.repeat(81), 'Höchstens 80 Zeichen.'],
    ['app_url', 'feria.example', 'Bitte eine Adresse eingeben, die mit http:// oder https:// beginnt.'],
    ['app_url', 'javascript:alert(1)', 'Bitte eine Adresse eingeben, die mit http:// oder https:// beginnt.'],
    ['app_color', 'orange', 'Bitte eine Farbe wie #C2410C eingeben.'],
    ['app_color', '#c2410', 'Bitte eine Farbe wie #C2410C eingeben.'],
    ['photo_privacy', 1, 'Bitte einen der angebotenen Werte wählen.'],
    ['photo_privacy', 'yes', 'Bitte einen der angebotenen Werte wählen.'],
    ['app_intro', 'x'.repeat(15_001), 'Höchstens 15000 Zeichen.'],
    ['app_logo', 'https://elsewhere.example/logo.png', 'Bitte eine hochgeladene Datei wählen.'],
    ['app_logo', '/uploads/0123456789abcdef0123456789abcdef.png', 'Bitte eine hochgeladene Datei wählen.'],
    ['app_privacy', ['x'], 'Bitte eine hochgeladene Datei wählen.'],
    ['contact_phone', 'ruf uns an', 'Bitte eine gültige Telefonnummer eingeben.'],
    ['contact_phone', '+39 0472 000 417<script>', 'Bitte eine gültige Telefonnummer eingeben.'],
    ['contact_email', 'office', 'Bitte eine gültige E-Mail-Adresse eingeben.'],
    ['contact_email', 'office@feria.example?cc=x@y.example', 'Bitte eine gültige E-Mail-Adresse eingeben.'],
    ['contact_name', 'x'.repeat(121), 'Höchstens 120 Zeichen.'],
  ])('refuse for %s the value %j', async (key, value, message) => {
    const before = await stored(key);
    const { status, body } = await put(key, value);
    expect([status, body.code, body.errors]).toEqual([422, 'validation', { value: [message] }]);
    expect(await stored(key)).toEqual(before);
  });

  it('hold contact and imprint, empty until somebody fills them in, for everybody to read', async () => {
    const keys = ['contact_name', 'contact_phone', 'contact_email', 'imprint', 'imprint_it'] as const;
    for (const key of keys) expect([key, (await stored(key)).value]).toEqual([key, null]);
    expect((await put('contact_phone', ' +39 0472 000 417 ')).body.data.value).toBe('+39 0472 000 417');
    expect((await put('contact_email', 'Office@Feria.example')).status).toBe(200);
    expect((await put('imprint', '<h1>Verein</h1><script>x</script>')).body.data.value).toBe(
      '<h1>Verein</h1>',
    );
    for (const key of keys) expect([key, (await put(key, '')).status]).toEqual([key, 200]);
    expect((await stored('contact_phone')).value).toBeNull();
  });

  it('say what is wrong in the language of the reader', async () => {
    const messages = await Promise.all(
      ['de', 'it', 'en'].map(async (language) => (await put('app_name', '', language)).body.errors.value[0]),
    );
    expect(messages).toEqual(['Bitte ausfüllen.', expect.any(String), expect.any(String)]);
    expect(new Set(messages).size).toBe(3);
  });

  it('keep of rich text what is allowed', async () => {
    const html =
      '<h1>Groß</h1><h2 onclick="x()">Klein</h2><p style="color:red">Text <img src=x onerror=alert(1)><script>x</script></p>';
    const { body } = await put('app_intro', html);
    expect(body.data.value).toBe('<h1>Groß</h1><h2>Klein</h2><p>Text </p>');
  });

  it('remove a file that is replaced or cleared', async () => {
    const [first, second] = [await upload('logo'), await upload('logo')];
    const status = async (address: string): Promise<number> => (await app.http().get(address)).status;
    expect((await put('app_logo', first)).status).toBe(200);
    expect((await put('app_logo', first)).status).toBe(200);
    expect(await status(first)).toBe(200);
    expect((await put('app_logo', second)).status).toBe(200);
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    expect((await put('app_logo', null)).body.data.value).toBeNull();
    expect(await status(second)).toBe(404);
  });

  it('do not take a PDF for a picture or a picture for the privacy file', async () => {
    expect((await put('app_logo', await upload('file'))).status).toBe(422);
    expect((await put('app_privacy', await upload('footer'))).status).toBe(422);
    expect((await put('app_privacy', await upload('file'))).status).toBe(200);
  });

  it('are deleted, with their file, unless they are required; and stored again', async () => {
    const required = await stored('app_name');
    const refused = await app
      .as(admin)
      .delete(`/api/option/${required.id}`)
      .set('api-lang', 'en')
      .expect(200);
    expect(refused.body.data).toEqual({
      success: false,
      message: '“Name of the application” is needed and cannot be deleted.',
    });
    expect(await stored('app_name')).toEqual(required);

    const address = await upload('background');
    await put('app_background', address);
    const { id } = await stored('app_background');
    const { body } = await app.as(admin).delete(`/api/option/${id}`).expect(200);
    expect(body.data).toEqual({ success: true, message: '„Hintergrundbild“ wurde gelöscht.' });
    expect((await app.http().get(address)).status).toBe(404);
    expect(await stored('app_background')).toBeUndefined();

    const again = await upload('background');
    const post = (data: object) => app.as(admin).post('/api/option').send(data);
    const created = await post({ key: 'app_background', value: again }).expect(201);
    expect(created.body.data).toEqual({
      id: expect.any(Number),
      key: 'app_background',
      value: again,
      version: expect.any(String),
    });
    for (const [data, field] of [
      [{ key: 'app_background', value: null }, 'key'],
      [{ key: 'app_nothing', value: 'x' }, 'key'],
      [{ value: 'x' }, 'key'],
    ] as const) {
      const answer = await post(data);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    }
  });

  it('of a key that nobody knows can be deleted, and only that', async () => {
    const { manager } = app.dataSource;
    const { id } = await manager.save(OptionEntity, { key: 'app_old' as OptionKey, value: 'x' });
    const answer = await app.as(admin).put(`/api/option/${id}`).send({ value: 'y' });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['key']]);
    const { body } = await app.as(admin).delete(`/api/option/${id}`).expect(200);
    expect(body.data).toEqual({ success: true, message: '„app_old“ wurde gelöscht.' });
    expect(await manager.existsBy(OptionEntity, { id })).toBe(false);
  });

  it('keep their key', async () => {
    const { id } = await stored('payment_place');
    const { status, body } = await app
      .as(admin)
      .put(`/api/option/${id}`)
      .send({ key: 'app_name', value: 'Bozen' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['key']]);
  });
});
