import type { FamilyChild } from '@feria/shared/contracts/family';
import { childInput, childValues, hasHealthData } from './child-form';

const NEW = childValues(null, 'it', 'Kofler');
const LEA = { id: 3, first_name: 'Lea', tax: 'KFLLEA17A41A952X', lang: 'de', school: 'gs_3' } as FamilyChild;

it('a new child has the name of the family and the language of the page', () => {
  expect(NEW).toMatchObject({
    first_name: '',
    last_name: 'Kofler',
    lang: 'it',
    school: '',
    health_consent: false,
  });
});

it('a known child is shown as it is stored, and consent is given anew', () => {
  const values = childValues({ ...LEA, allergies: 'Nüsse' }, 'it', 'Kofler');
  expect(values).toMatchObject({ first_name: 'Lea', lang: 'de', school: 'gs_3', allergies: 'Nüsse' });
  expect(values.health_consent).toBe(false);
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
