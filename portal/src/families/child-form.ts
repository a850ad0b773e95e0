import type { ChildInput, FamilyChild, MyFamily } from '@feria/shared/contracts/family';
import type { School } from '@feria/shared/rules/children';

/**
 * Values of the child form. `school` is empty until chosen; `school_suggested` is what was filled in for it, also of a form that was
 * left and opened again: a school that differs was chosen.
 */
export type ChildValues = Required<Omit<ChildInput, 'school' | HealthText>> &
  Record<HealthText, string> & { school: School | ''; school_suggested: School | ''; version: string };

/** Health data in words. */
export const HEALTH_TEXTS = ['medicaments', 'incompatibilities', 'allergies', 'risk_group'] as const;
type HealthText = (typeof HEALTH_TEXTS)[number];

/** What the form starts with; of a new child, what it most often has in common with the parent. */
export function childValues(
  child: FamilyChild | null,
  parent: Pick<MyFamily['parent'], 'last_name' | 'phone' | 'lang'>,
): ChildValues {
  return {
    first_name: child?.first_name ?? '',
    last_name: child?.last_name ?? parent.last_name,
    tax: child?.tax ?? '',
    lang: child?.lang ?? parent.lang,
    phone: (child ? child.phone : parent.phone) ?? '',
    school: child?.school ?? '',
    school_suggested: '',
    whatsapp_infos: child?.whatsapp_infos ?? false,
    leave_alone: child?.leave_alone ?? false,
    swimming_help: child?.swimming_help ?? false,
    with_diagnostics: child?.with_diagnostics ?? false,
    medicaments: child?.medicaments ?? '',
    incompatibilities: child?.incompatibilities ?? '',
    allergies: child?.allergies ?? '',
    risk_group: child?.risk_group ?? '',
    health_consent: false,
    version: child?.version ?? '',
  };
}

/** Whether the form holds health data, for which consent is needed (product/registrations.md#consent). */
export function hasHealthData(values: Pick<ChildValues, 'with_diagnostics' | HealthText>): boolean {
  return values.with_diagnostics || HEALTH_TEXTS.some((field) => values[field].trim() !== '');
}

/** What is sent: a saved child keeps its tax code, and consent is only sent with data that needs it. */
export function childInput(values: ChildValues, child: FamilyChild | null): Partial<ChildInput> {
  const { school, tax, health_consent, version: _, school_suggested: _suggested, ...rest } = values;
  const input: Partial<ChildInput> = { ...rest, ...(school && { school }) };
  for (const field of HEALTH_TEXTS) input[field] = values[field].trim() || null;
  if (hasHealthData(values)) input.health_consent = health_consent;
  if (!child) input.tax = tax;
  return input;
}
