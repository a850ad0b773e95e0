import { HEALTH_FIELDS } from '../rules/children.js';
import { allResources } from './index.js';
import { option } from './option/index.js';
import {
  callsAbout,
  keepsValue,
  kindOfCall,
  loggedKind,
  LOGGED_ATTENDANCE,
  LOGGED_CALLS,
  LOGGED_REGISTRATION,
  LOGGED_UPLOADS,
} from './logged.js';

const kinds = [
  ...allResources.map(({ name }) => name),
  option.name,
  LOGGED_REGISTRATION,
  LOGGED_ATTENDANCE,
  'message',
];

const kept = (name: string): string[] => {
  const kind = loggedKind(name);
  return kind ? Object.keys(kind.fields).filter((field) => keepsValue(kind, field)) : [];
};

describe('the values that the log of changes keeps', () => {
  it.each(kinds)('of %s are never health, secrets or uploads', (name) => {
    const fields = loggedKind(name)?.fields ?? {};
    const never = Object.entries(fields).flatMap(([field, { type, permission }]) =>
      permission !== undefined || type === 'image' || type === 'file' || /password|token|secret/.test(field)
        ? [field]
        : [],
    );
    expect(kept(name).filter((field) => never.includes(field))).toEqual([]);
  });

  it('are those that the definition of a child names, and nothing of its health', () => {
    expect(kept('child')).toContain('phone');
    for (const field of [...HEALTH_FIELDS, 'health_consent', 'parents'])
      expect(kept('child')).not.toContain(field);
  });

  it('are no free texts about children', () => {
    expect(kept(LOGGED_REGISTRATION)).toContain('payed_amount');
    for (const field of ['comment_internal', 'custom_field'])
      expect(kept(LOGGED_REGISTRATION)).not.toContain(field);
    expect(kept(LOGGED_ATTENDANCE)).toEqual(['status', 'arrived_at', 'left_at']);
  });

  it('are none where a definition says nothing, and none of a field that nobody declared', () => {
    const kind = {
      name: 'x',
      fields: { name: { type: 'text', maxLength: 9 } },
      permission: 'user.index',
    } as const;
    expect(keepsValue(kind, 'name')).toBe(false);
    expect(keepsValue({ ...kind, logged: 'all' }, 'name')).toBe(true);
    expect(keepsValue({ ...kind, logged: 'all' }, 'password_hash')).toBe(false);
  });

  it('are neither health nor passwords, even when a definition says all', () => {
    const health = { type: 'text', maxLength: 9, permission: 'child.health' } as const;
    const password = { type: 'text', maxLength: 9 } as const;
    const fields = { health, password };
    const kind = { name: 'x', fields, logged: 'all', permission: 'user.index' } as const;
    for (const name of Object.keys(fields)) expect(keepsValue(kind, name)).toBe(false);
  });
});

describe('the calls of the log', () => {
  it('lead to the kind of record that they change', () => {
    expect(kindOfCall('course/copy')?.name).toBe('course');
    expect(kindOfCall('my-family/children')?.name).toBe('child');
    expect(kindOfCall('my-family/parent')?.name).toBe('parent');
    expect(kindOfCall('save-registration')?.name).toBe(LOGGED_REGISTRATION);
    // Their numbers are those of invitations, of projects, or of nothing.
    for (const call of ['guardian-invitation', 'my-family/guardian-invitations', 'my-family/reminders'])
      expect(kindOfCall(call)).toBeNull();
  });

  it('are found again from the record', () => {
    expect(callsAbout('parent')).toEqual([
      'parent',
      'payment-reminder/pause',
      'parent/call',
      'parent/erase',
      'parent/login',
      'parent/view',
      'parent/view/end',
      'my-family/parent',
      'my-family/deletion',
    ]);
    expect(callsAbout('location')).toEqual(['location']);
    for (const call of LOGGED_CALLS) {
      const kind = kindOfCall(call);
      if (kind) expect(callsAbout(kind.name)).toContain(call);
    }
  });
});

it('names the uploads of every resource that has pictures or files, and finds them with its records', () => {
  expect(LOGGED_UPLOADS).toContain('course/upload');
  expect(LOGGED_UPLOADS).not.toContain('location/upload');
  expect(callsAbout('course')).toContain('course/upload');
  expect(LOGGED_CALLS.filter((call) => LOGGED_UPLOADS.includes(call))).toEqual([]);
});
