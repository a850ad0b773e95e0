import type { Outcome, SignUpResult } from '@feria/shared';
import type { Response } from 'supertest';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { Sessions } from '../../../src/core/auth/sessions.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody } from '../../support/builders.js';
import { send } from './book.js';
import { createCrowd, type CrowdParent } from './crowd.js';
import { faultsOf } from './faults.js';

/** 300 parents for 30 seats when asked for; a tenth of the effort in `npm test`. */
export const LONG = process.env.LONG === '1';

/** Parents with children, made in one transaction. */
export function someCrowd(app: TestApp, parents: number, childrenEach = 1): Promise<CrowdParent[]> {
  return app.app
    .get(Transactions)
    .run((manager) =>
      createCrowd(manager, app.app.get(Sessions), app.clock.now(), { parents, childrenEach }),
    );
}

/** Everybody signs the first child up for the week, at the same time: the requests on their way. */
export function signUps(app: TestApp, crowd: CrowdParent[], week: CourseWeekEntity): Promise<Response>[] {
  return crowd.map((parent) =>
    send(app, parent, { id: week.course_id }, signUpBody({ id: parent.childIds[0]! }, week)),
  );
}

/** The same, with all answers. */
export function rush(app: TestApp, crowd: CrowdParent[], week: CourseWeekEntity): Promise<Response[]> {
  return Promise.all(signUps(app, crowd, week));
}

/** How many had which outcome; a line that was refused as full counts as `full`, another refusal by its status. */
export function tally(answers: Response[]): Partial<Record<Outcome | number, number>> {
  const counts: Partial<Record<Outcome | number, number>> = {};
  for (const { status, body } of answers) {
    const outcome =
      status === 201
        ? (body.data as SignUpResult).registrations[0]!.outcome
        : body.code === 'week_full'
          ? 'full'
          : status;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/** What is wrong with the weeks now, and with what the answers promised. */
export async function faults(
  app: TestApp,
  weeks: CourseWeekEntity[],
  answers: Response[] = [],
  highest?: ReadonlyMap<number, number>,
): Promise<string[]> {
  const { manager } = app.dataSource;
  const found = await faultsOf(
    manager,
    weeks.map(({ id }) => id),
    { today: app.clock.today(), highest },
  );
  const stored = new Map(
    (await manager.find(RegistrationEntity)).map((registration) => [registration.id, registration]),
  );
  for (const { status, body } of answers) {
    if (status !== 201) continue;
    for (const line of (body.data as SignUpResult).registrations) {
      if (line.id === null) continue;
      const own = stored.get(line.id);
      if (own?.child_id !== line.child_id || own.course_week_id !== line.course_week_id)
        found.push(`acknowledged registration ${line.id} is not stored`);
      else if (line.outcome === 'confirmed' && own.is_waiting)
        found.push(`registration ${line.id} was confirmed and waits`);
    }
  }
  return found;
}
