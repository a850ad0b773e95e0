import { FEATURES, featureOption, type Feature } from '@feria/shared/rules/features';
import { In } from 'typeorm';
import { migrate } from '../../../src/core/database/data-source.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { AttendanceEntity } from '../../../src/model/on-site/attendance.entity.js';
import { createQuietApp } from '../../registrations/support/book.js';
import { someChild, someCourse, someParent, someWeek } from '../../support/builders.js';
import type { TestApp } from '../../support/app.js';
import { undoMigrationsFrom } from '../../support/undo-migrations.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());
beforeEach(() => app.dataSource.manager.createQueryBuilder().delete().from(CourseEntity).execute());

/** The features that are stored as on after the migration has run on what is there. */
async function onAfterwards(): Promise<Feature[]> {
  const { dataSource } = app;
  await undoMigrationsFrom(app, 'WhatWeUse1790000000357');
  const keys = FEATURES.map(featureOption);
  expect(await dataSource.manager.countBy(OptionEntity, { key: In(keys) })).toBe(0);
  await migrate(dataSource);
  const stored = await dataSource.manager.findBy(OptionEntity, { key: In(keys) });
  expect(stored.every(({ value }) => value === '1')).toBe(true);
  return FEATURES.filter((feature) => stored.some(({ key }) => key === featureOption(feature)));
}

const QUESTION = {
  id: 1,
  kind: 'text',
  label: 'T-Shirt',
  label_it: 'Maglietta',
  options: [],
  required: true,
};

it('switches nothing on where nothing is used', async () => {
  await someCourse(app);
  expect(await onAfterwards()).toEqual([]);
});

it.each([
  ['draw', { allocation: 'fair_start' }],
  ['priority', { priority_from: '2027-03-01' }],
  ['priority', { priority_places: ['39100'] }],
  ['offers', { move_up: 'offer' }],
  ['questions', { questions: [QUESTION] }],
  ['labels', { custom_labels: true }],
] as const)('switches %s on where a project has %j, also an old one', async (feature, change) => {
  await someCourse(app, { active: false, ...(change as Partial<CourseEntity>) });
  expect(await onAfterwards()).toEqual([feature]);
});

it('switches the funding report on where children were marked on site', async () => {
  const week = await someWeek(app, await someCourse(app));
  const child = await someChild(app, await someParent(app));
  await app.dataSource.manager.insert(AttendanceEntity, {
    course_week_id: week.id,
    child_id: child.id,
    date: week.from,
    status: 'present',
  });
  expect(await onAfterwards()).toEqual(['funding']);
});
