import { child } from '@feria/shared/resources/child/index';
import type { Field } from '@feria/shared/resources/fields';
import { ChildEntity } from '../../model/families/child.entity.js';
import { CHILD_COLUMNS, presentChild, presentChildOfFamily } from './child.presenter.js';

const now = new Date('2026-07-01T10:00:00Z');
const health = ['with_diagnostics', 'medicaments', 'incompatibilities', 'allergies', 'risk_group'];
const open = [
  'id',
  'first_name',
  'last_name',
  'display_name',
  'tax',
  'gender',
  'birth',
  'lang',
  'phone',
  'school',
  'whatsapp_infos',
  'leave_alone',
  'swimming_help',
  'needs_update',
  'last_update',
].sort();
/** What the office alone sees. */
const ofOffice = [...open, 'second_guardian_forbidden'].sort();

function someEntity(): ChildEntity {
  return Object.assign(new ChildEntity(), {
    id: 7,
    first_name: 'Mia',
    last_name: 'Rossi',
    tax: 'X',
    last_update: now,
    anonymised_at: null,
    allergies: 'nuts',
    with_diagnostics: true,
    health_consent_hash: 'abc',
    search_text: 'mia',
  });
}

it('shows the office and the family these fields, and no health', () => {
  expect(Object.keys(presentChild(someEntity(), now)).sort()).toEqual(ofOffice);
  expect(Object.keys(presentChildOfFamily(someEntity(), now)).sort()).toEqual(open);
  expect(CHILD_COLUMNS.filter((name) => health.includes(name))).toEqual([]);
});

it('shows the family no field that the definition does not give to it', () => {
  const fields = child.fields as Record<string, Field>;
  const { phone } = fields as { phone: Field };
  fields.phone = { ...phone, family: undefined };
  try {
    expect(Object.keys(presentChild(someEntity(), now))).toContain('phone');
    expect(Object.keys(presentChildOfFamily(someEntity(), now))).not.toContain('phone');
  } finally {
    fields.phone = phone;
  }
});
