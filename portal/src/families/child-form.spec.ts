import type { FamilyChild } from '@feria/shared/contracts/family';
import { childInput, childValues, hasHealthData } from './child-form';

const PARENT = { last_name: 'Kofler', phone: '+39 333 1234567', lang: 'it' } as const;
const NEW = childValues(null, PARENT);
const LEA = { id: 3, first_name: 'Lea', tax: 'KFLLEA17A41A952X', lang: 'de', school: 'gs_3' } as FamilyChild;

it('a new child has the name, phone and language of the parent', () => {
  expect(NEW).toMatchObject({
    first_name: '',
    last_name: 'Kofler',
    phone: '+39 333 1234567',
    lang: 'it',
    school: '',
    health_consent: false,
  });
});

it('a known child is shown as it is stored, and consent is given anew', () => {
  const values = childValues({ ...LEA, allergies: 'Nüsse' }, PARENT);
  expect(values).toMatchObject({ first_name: 'Lea', lang: 'de', school: 'gs_3', allergies: 'Nüsse' });
  expect(values.health_consent).toBe(false);
  // Not the parent’s: the office may have left it empty on purpose.
  expect(values.phone).toBe('');
});

it('health data is a diagnosis or any text that is more than blanks', () => {
  expect(hasHealthData(NEW)).toBe(false);
  expect(hasHealthData({ ...NEW, allergies: '  \n' })).toBe(false);
  expect(hasHealthData({ ...NEW, with_diagnostics: true })).toBe(true);
  for (const field of ['medicaments', 'incompatibilities', 'allergies', 'risk_group'] as const)
    expect(hasHealthData({ ...NEW, [field]: 'x' })).toBe(true);
});

describe('what is sent', () => {
  it('holds the tax code of a new child only', () => {
    expect(childInput({ ...NEW, tax: 'X' }, null).tax).toBe('X');
    expect(childInput({ ...NEW, tax: 'X' }, LEA)).not.toHaveProperty('tax');
  });

  it('holds consent only with health data', () => {
    expect(childInput({ ...NEW, health_consent: true }, null)).not.toHaveProperty('health_consent');
    expect(childInput({ ...NEW, allergies: 'Nüsse', health_consent: true }, null).health_consent).toBe(true);
  });

  it('has no empty texts, and no school that was not chosen', () => {
    const input = childInput({ ...NEW, allergies: ' Nüsse ', medicaments: ' ' }, null);
    expect(input).toMatchObject({ allergies: 'Nüsse', medicaments: null });
    expect(input).not.toHaveProperty('school');
    expect(childInput({ ...NEW, school: 'gs_3' }, null).school).toBe('gs_3');
  });
});

it('what was suggested for the school is kept beside the data and is none of it', () => {
  const input = childInput({ ...NEW, school: 'gs_3', school_suggested: 'gs_3' }, null);
  expect(input).not.toHaveProperty('school_suggested');
});

it('the version is kept beside the data and is none of it', () => {
  expect(childValues({ ...LEA, version: 'v1' }, PARENT).version).toBe('v1');
  expect(childInput({ ...NEW, version: 'v1' }, LEA)).not.toHaveProperty('version');
});
