import { allResources } from '@feria/shared/resources/index';
import { writableFields } from '@feria/shared/resources/infer';
import { registrationFields } from '@feria/shared/resources/registration/index';
import { draftOf, isFresh, isKept } from './form-draft';

const child = allResources.find(({ name }) => name === 'child')!;
const HOUR = 60 * 60_000;

describe('what a form keeps in the tab', () => {
  it('is nothing of health, tax codes, passwords, files and remarks', () => {
    const kept = (name: string): string[] => {
      const definition = allResources.find((one) => one.name === name)!;
      return writableFields(definition)
        .filter(([field, one]) => isKept(definition, field, one))
        .map(([field]) => field);
    };
    // A new field is looked at before it stands here.
    expect(kept('child')).toMatchInlineSnapshot(`
[
  "first_name",
  "last_name",
  "lang",
  "phone",
  "school",
  "parents",
  "whatsapp_infos",
  "leave_alone",
  "swimming_help",
]
`);
    expect(kept('parent')).toMatchInlineSnapshot(`
[
  "first_name",
  "last_name",
  "address",
  "plz",
  "place",
  "municipality_id",
  "phone",
  "email",
  "lang",
]
`);
    expect(kept('user')).toMatchInlineSnapshot(`
[
  "name",
  "email",
  "company_name",
  "lang",
  "roles",
]
`);
    const registration = Object.entries(registrationFields).filter(([field, one]) =>
      isKept({ name: 'peopleCourseWeekRegistration' }, field, one),
    );
    expect(registration.map(([field]) => field)).toMatchInlineSnapshot(`
[
  "day_type",
  "discount",
  "payed_amount",
  "payed_at",
  "due_on",
  "emergency_contact1_name",
  "emergency_contact1_phone",
  "emergency_contact2_name",
  "emergency_contact2_phone",
]
`);
  });

  const before = { first_name: 'Mia', school: 'gs_2', allergies: null };
  const draft = (values: object, typed: string[]) =>
    draftOf({
      definition: child,
      fields: writableFields(child),
      before,
      values: { ...before, ...values },
      typed: new Set(typed),
      version: '3',
    });

  it('is what was typed and differs, with what stood there and the version', () => {
    expect(draft({ first_name: 'Lea', allergies: 'Nüsse' }, ['first_name', 'allergies'])).toEqual({
      version: '3',
      values: { first_name: 'Lea' },
      before: { first_name: 'Mia' },
    });
  });

  it('is nothing when only health was typed, or all was taken back', () => {
    expect(draft({ allergies: 'Nüsse' }, ['allergies'])).toBeNull();
    expect(draft({}, ['first_name'])).toBeNull();
  });

  it('is offered for four hours', () => {
    expect(isFresh({ at: 5 }, 5 + 4 * HOUR - 1)).toBe(true);
    expect(isFresh({ at: 5 }, 5 + 4 * HOUR)).toBe(false);
  });
});
