import type { FamilyExport, Permission } from '@feria/shared';
import { AbsenceEntity } from '../../src/model/families/absence.entity.js';
import type { ChildEntity } from '../../src/model/families/child.entity.js';
import { PickupPersonEntity } from '../../src/model/families/pickup-person.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someChild, someParent, someStaff, type Parent, type Staff } from '../support/builders.js';
import { change, MONDAY, MORNING, Phone, send, somePlaceIn, someWeekOnSite } from './support.js';

/* What a family takes along of what was noted on site (product/office.md#copy-and-erasure). */

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(`${MONDAY}T18:00:00.000Z`);
  office = await someStaff(app, 'Office');
});
afterAll(() => app.close());

async function copyOf(parent: Parent): Promise<FamilyExport> {
  return (await app.as(parent).get('/api/my-family/export').expect(200)).body.data as FamilyExport;
}

/** A child with two parents, of whom the first one booked. */
async function someFamily() {
  const [mother, father] = [await someParent(app), await someParent(app)];
  const week = await someWeekOnSite(app);
  const child = await somePlaceIn(app, week, {
    parent: [mother, father] as never,
    registration: { booked_by: mother.id },
  });
  return { mother, father, child, week };
}

async function addTold({ id: child_id }: ChildEntity): Promise<PickupPersonEntity> {
  const { manager } = app.dataSource;
  await manager.insert(AbsenceEntity, {
    child_id,
    from: MONDAY,
    to: MONDAY,
    reason: 'Zahnarzt',
    created_at: app.clock.now(),
  });
  return manager.save(PickupPersonEntity, {
    child_id,
    name: 'Kurt Moser',
    phone: '+39 333 2222222',
    relation: 'Onkel',
  });
}

describe('the copy of a family', () => {
  it('has pick-up persons, absences and days, for each parent of the child', async () => {
    const { mother, father, child } = await someFamily();
    const { id } = await addTold(child);
    await send(
      app,
      office,
      change(child, {
        status: 'present',
        arrived_at: MORNING,
        left_at: `${MONDAY}T15:00:00.000Z`,
        left_with: `pickup:${id}`,
        note: 'Pflaster',
      }),
    );
    await addTold(await someChild(app, await someParent(app)));
    for (const parent of [mother, father]) {
      const copy = await copyOf(parent);
      expect(copy.pickup_persons).toEqual([
        { child_id: child.id, name: 'Kurt Moser', phone: '+39 333 2222222', relation: 'Onkel' },
      ]);
      expect(copy.absences).toEqual([
        {
          child_id: child.id,
          from: MONDAY,
          to: MONDAY,
          reason: 'Zahnarzt',
          created_at: app.clock.now().toISOString(),
        },
      ]);
      expect(copy.attendance).toEqual([
        {
          child_id: child.id,
          date: MONDAY,
          status: 'present',
          arrived_at: MORNING,
          left_at: `${MONDAY}T15:00:00.000Z`,
          left_with: 'pickup',
          left_with_name: 'Kurt Moser',
          left_with_phone: null,
          note: 'Pflaster',
        },
      ]);
    }
  });

  it('names neither the other parent nor a contact whom that one named', async () => {
    const { mother, father, child } = await someFamily();
    const leftWith = async (left_with: string, changed_at: string) => {
      await send(app, office, change(child, { left_with, changed_at }));
      return Promise.all(
        [mother, father].map(async (parent) => {
          const [day] = (await copyOf(parent)).attendance;
          return [day!.left_with, day!.left_with_name !== null];
        }),
      );
    };
    expect(await leftWith(`parent:${mother.personId}`, '2026-07-06T14:00:00.000Z')).toEqual([
      ['parent', true],
      ['parent', false],
    ]);
    expect(await leftWith('contact:1', '2026-07-06T14:01:00.000Z')).toEqual([
      ['contact', true],
      ['contact', false],
    ]);
    expect(await leftWith('alone', '2026-07-06T14:02:00.000Z')).toEqual([
      ['alone', false],
      ['alone', false],
    ]);
  });

  it('has reasons and notes for the office with child.health only', async () => {
    const { mother, child } = await someFamily();
    await addTold(child);
    await send(app, office, change(child, { status: 'present', note: 'Pflaster' }));
    const seen: Permission[] = ['person.view', 'child.index', 'peopleCourseWeekRegistration.index'];
    const text = async (permissions: Permission[]): Promise<string> => {
      const reader = await someStaff(app, permissions);
      return JSON.stringify(
        (await app.as(reader).get(`/api/parent/${mother.personId}/export`).expect(200)).body,
      );
    };
    expect(await text(seen)).toContain('Kurt Moser');
    expect(await text(seen)).not.toMatch(/Zahnarzt|Pflaster/);
    expect(await text([...seen, 'child.health'])).toMatch(/Zahnarzt.*Pflaster/);
  });

  it('needs as many statements for many children as for few', async () => {
    const parent = await someParent(app);
    const week = await someWeekOnSite(app);
    const add = async () => {
      const child = await somePlaceIn(app, week, { parent });
      await addTold(child);
      await send(app, office, change(child, { status: 'present' }));
    };
    await add();
    const few = await app.countStatements(() => copyOf(parent));
    for (let count = 0; count < 4; count += 1) await add();
    expect((await app.countStatements(() => copyOf(parent))).length).toBe(few.length);
    expect((await copyOf(parent)).attendance).toHaveLength(5);
  });
});

it('the copy of a family has open points, and names in them only whom the parent may know', async () => {
  const { mother, father, child } = await someFamily();
  const phone = new Phone();
  await send(app, office, phone.mark(child, { status: 'absent' }));
  const person = {
    left_with: `parent:${mother.personId}`,
    left_with_name: 'Eva Rossi',
    left_with_phone: '+39 1',
  };
  await send(app, office, new Phone().mark(child, { status: 'present', note: 'Pflaster', ...person }));
  const point = {
    child_id: child.id,
    date: MONDAY,
    reason: 'changed_meanwhile',
    state: 'open',
    status: 'present',
  };
  expect((await copyOf(mother)).open_points).toEqual([
    { ...point, made_at: MORNING, note: 'Pflaster', settled_reason: null, ...person, left_with: 'parent' },
  ]);
  expect((await copyOf(father)).open_points).toMatchObject([
    { ...point, left_with: 'parent', left_with_name: null, left_with_phone: null },
  ]);
});
