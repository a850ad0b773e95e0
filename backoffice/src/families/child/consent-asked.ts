import { HEALTH_FIELDS } from '@feria/shared';

/** Values of a child, stored or in the form. */
export type Values = Readonly<Record<string, unknown>>;

const hasHealth = (values: Values | undefined): boolean =>
  HEALTH_FIELDS.some((field) => {
    const value = values?.[field];
    return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
  });

/**
 * Whether a form asks how the parents consented: there is health data and no consent on record. It must be said when the health data is
 * new; of data that was stored without, it may be made good.
 */
export function consentAsked(
  stored: Values | undefined,
  values: Values,
): { isAsked: boolean; isRequired: boolean } {
  const isAsked = !stored?.health_consent && hasHealth(values);
  return { isAsked, isRequired: isAsked && !hasHealth(stored) };
}
