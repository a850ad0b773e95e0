import type { Response } from 'supertest';
import type { CourseWeekEntity } from '../../../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../../../src/model/families/child.entity.js';
import { RegistrationEntity } from '../../../../src/model/registrations/registration.entity.js';
import type { TestApp } from '../../../support/app.js';
import type { Staff } from '../../../support/builders.js';
import { pay } from '../../../support/pay.js';

/** A confirmed registration of a child in a week, paid in full unless said otherwise. Cents. */
export async function someRegistration(
  app: TestApp,
  child: ChildEntity,
  week: CourseWeekEntity,
  wanted: Partial<RegistrationEntity> = {},
): Promise<RegistrationEntity> {
  const { manager } = app.dataSource;
  const { payed_amount = 12_000, payed_at = '2026-03-15', ...more } = wanted;
  const { id } = await manager.save(
    manager.create(RegistrationEntity, {
      child_id: child.id,
      course_week_id: week.id,
      day_type: 'full_day',
      is_waiting: false,
      queue_number: null,
      price: 12_000,
      emergency_contact1_phone: '+39 333 1111111',
      emergency_contact2_phone: '+39 333 2222222',
      created_at: app.clock.now(),
      ...more,
    }),
  );
  await pay(app, id, payed_amount, payed_at ?? '2026-03-15');
  return manager.findOneByOrFail(RegistrationEntity, { id });
}

/** Opens a document as the frontends do: with a download token in the address. */
export async function openDocument(
  app: TestApp,
  user: Staff,
  path: string,
  query: Record<string, string | string[]> = {},
): Promise<Response> {
  const answer = await app.as(user).post('/api/ticket').send({ path }).expect(200);
  return app
    .http()
    .get(path)
    .query({ ...query, token: answer.body.data.token as string })
    .buffer(true)
    .parse((answer, done) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const whole = Buffer.concat(parts);
        const isJson = String(answer.headers['content-type']).includes('json');
        done(null, isJson ? JSON.parse(whole.toString()) : whole);
      });
    });
}
