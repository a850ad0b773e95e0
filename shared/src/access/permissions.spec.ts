import { allResources } from '../resources/index.js';
import { can } from './can.js';
import { PERMISSIONS, SEEDED_ROLES, shownRole } from './permissions.js';

const role = (name: string) => SEEDED_ROLES.find((seeded) => seeded.name === name)?.permissions ?? [];

describe('permissions', () => {
  it('stand once and sorted', () => {
    expect(PERMISSIONS).toEqual([...new Set(PERMISSIONS)].sort());
  });

  it('are all the administrator’s', () => {
    expect(role('Administrator')).toEqual(PERMISSIONS);
  });

  it('are the office’s but for users, roles, options, API keys, closing the books and the accounting archive', () => {
    const missing = PERMISSIONS.filter((name) => !role('Office').includes(name));
    expect(
      missing.every((name) => /^((user|role|option|apiKey)\.|payment\.(archive|close)$)/.test(name)),
    ).toBe(true);
    expect(missing).toHaveLength(15);
  });

  it('let a project leader see the weeks that were assigned, and nothing else', () => {
    expect(role('Project leader')).toEqual(['week.assigned']);
  });

  it('begin with a resource, which the role form has a heading for', () => {
    const written = [
      'apiKey',
      'auditLog',
      'figures',
      'message',
      'option',
      'payment',
      'peopleCourseWeekRegistration',
      'week',
    ]; // what the back office has words for: sections of its own, and groups of the form of a role
    const named = [...written, ...allResources.map(({ permissions }) => permissions.index.split('.')[0])];
    expect(PERMISSIONS.filter((name) => !named.includes(name.split('.')[0]))).toEqual([]);
  });

  it('belong to roles that each language calls its own way, and to others by their names', () => {
    expect(SEEDED_ROLES.map(({ name }) => shownRole(name, 'de'))).toEqual([
      'Administration',
      'Büro',
      'Projektleitung',
    ]);
    expect(shownRole('Office', 'it')).toBe('Ufficio');
    expect(shownRole('Kasse', 'it')).toBe('Kasse');
  });

  it('are nobody’s without a login', () => {
    expect(can(null, 'course.index')).toBe(false);
    expect(can({ permissions: ['course.index'] }, 'course.update', 'course.index')).toBe(true);
    expect(can({ permissions: [] }, 'course.index')).toBe(false);
  });
});
