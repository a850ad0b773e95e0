import type { OptionKey, Setup } from '@feria/shared';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someStaff, someWeek, type Staff } from '../../support/builders.js';
import { occupy } from '../../registrations/support/book.js';

describe('set-up of an installation', () => {
  let app: TestApp;
  let staff: Staff;

  // Its steps are those of the whole database: every test has one of its own.
  beforeEach(async () => {
    app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
    staff = await someStaff(app, ['option.update']);
  });
  afterEach(() => app.close());

  const setup = async (): Promise<Setup> => (await app.as(staff).get('/api/setup').expect(200)).body.data;

  /** Saves an option as the settings do. */
  const save = async (key: OptionKey, value: string | null): Promise<void> => {
    const { id } = await app.dataSource.manager.findOneByOrFail(OptionEntity, { key });
    await app.as(staff).put(`/api/option/${id}`).send({ key, value }).expect(200);
  };

  it('has everything open in an empty house, which knows its address already', async () => {
    expect(await setup()).toEqual({
      organiser: false,
      contact: false,
      look: false,
      payment: false,
      mails: false,
      project: { course_id: null, lacks: 'course' },
      hidden: false,
    });
    const address = await app.dataSource.manager.findOneByOrFail(OptionEntity, { key: 'app_url' });
    expect(address.value).toBe('https://ferien.example');
  });

  it('ticks a step when each option it needs is the organiser’s own, and opens it again', async () => {
    await save('app_name', 'Ferien am Berg');
    expect(await setup()).toMatchObject({ organiser: false });
    await save('email_footer', '<p>Verein Berg</p>');
    expect(await setup()).toMatchObject({ organiser: true, contact: false, payment: false });
    await save('app_name', 'Feria');
    expect(await setup()).toMatchObject({ organiser: false });

    await save('payment_address', '<p>Verein Berg, Brixen</p>');
    await save('payment_address_it', '<p>Associazione Berg, Bressanone</p>');
    expect(await setup()).toMatchObject({ payment: true });
  });

  it('ticks the contact without a telephone number, but not without an imprint', async () => {
    await save('contact_name', 'Ferienbüro');
    await save('contact_email', 'buero@feria.example');
    await save('imprint', '<p>Verein Berg</p>');
    await save('imprint_it', '<p>Associazione Berg</p>');
    await app.dataSource.manager.update(
      OptionEntity,
      { key: 'app_privacy' },
      { value: '/uploads/privacy.pdf' },
    );
    expect(await setup()).toMatchObject({ contact: true });
    await save('imprint_it', null);
    expect(await setup()).toMatchObject({ contact: false });
  });

  it('says what the project lacks that is furthest', async () => {
    const project = async () => (await setup()).project;
    const idle = await someCourse(app, { active: false, register_from: null });
    const first = await someCourse(app, { active: false, register_from: null });
    expect(await project()).toEqual({ course_id: idle.id, lacks: 'week' });
    const week = await someWeek(app, first);
    expect(await project()).toEqual({ course_id: first.id, lacks: 'opening' });
    const manager = app.dataSource.manager;
    await manager.update('course', { id: first.id }, { register_from: '2026-03-01' });
    expect(await project()).toEqual({ course_id: first.id, lacks: 'active' });
    await manager.update('course', { id: first.id }, { active: true });
    expect(await project()).toEqual({ course_id: first.id, lacks: null });
    await manager.update('course_week', { id: week.id }, { cancelled_at: app.clock.now() });
    expect(await project()).toEqual({ course_id: idle.id, lacks: 'week' });
  });

  it('takes a mail that has left as proof, and later the registrations', async () => {
    const { manager } = app.dataSource;
    await app.http().post('/api/password/forgot').send({ email: staff.email }).expect(200);
    await app.app.get(OutboxWorker).drain();
    expect(await setup()).toMatchObject({ mails: true });
    await manager.deleteAll(OutboxMailEntity);
    expect(await setup()).toMatchObject({ mails: false });
    await occupy(app, await someWeek(app, await someCourse(app)), 1);
    await manager.deleteAll(OutboxMailEntity);
    expect(await setup()).toMatchObject({ mails: true });
  });

  it('is hidden for everybody by an option', async () => {
    await save('setup_hidden', '1');
    const colleague = await someStaff(app, ['option.update']);
    const { body } = await app.as(colleague).get('/api/setup').expect(200);
    expect(body.data.hidden).toBe(true);
  });

  it('needs as many statements for many projects as for none', async () => {
    const count = async () => (await app.countStatements(setup)).length;
    const before = await count();
    for (let projects = 0; projects < 3; projects++) await someWeek(app, await someCourse(app));
    expect(await count()).toBe(before);
  });
});
