import {
  costOf,
  formatEuros,
  offeredDayTypes,
  paymentOfRecord,
  toEuros,
  type StaffRegistration,
} from '@feria/shared';
import { RadioButtonGroupInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../i18n';
import type { FieldInputProps } from '../../resource-kit/types';
import { validatorOf } from '../../resource-kit/form/validate';
import { dayTypeLabel } from '../../catalogue/course/day-type-label';
import { savesPayment, withDayType } from './edit-details';

/** Inputs of the registration's form that depend on its project and week. */

const plain = { margin: 'none', helperText: false } as const;

/** The day types that the week offers, each with its price; the booked one with the price that was copied then. */
export function DayTypeField({ definition, name }: FieldInputProps) {
  const registration = useRecordContext<StaffRegistration>();
  const text = useText();
  const language = useLanguage();
  if (!registration) return null;
  const { course, courseWeek, day_type } = registration;
  const types = [...new Set([day_type, ...offeredDayTypes(courseWeek)])].sort();
  return (
    <RadioButtonGroupInput
      source={name}
      choices={types.map((id) => ({
        id,
        name: text('registrations.create.day_type_choice', {
          label: dayTypeLabel(course, id, language),
          price: formatEuros(toEuros(costOf(paymentOfRecord(withDayType(registration, id))))),
        }),
      }))}
      translateChoice={false}
      validate={validatorOf(definition, name)}
      {...plain}
    />
  );
}

/** The answer to the project's own question, under its words. */
export function CustomField({ definition, name }: FieldInputProps) {
  const registration = useRecordContext<StaffRegistration>();
  const language = useLanguage();
  return (
    <TextInput
      source={name}
      label={registration?.course[`custom_field_${language}`] ?? undefined}
      validate={validatorOf(definition, name)}
      autoComplete="off"
      {...plain}
    />
  );
}

/** The internal comment: asked for, unless only details of the booking were changed. */
export function InternalComment({
  definition,
  name,
  initialDate,
}: FieldInputProps & { initialDate: string }) {
  const registration = useRecordContext<StaffRegistration>();
  const values = useWatch<Record<string, unknown>>();
  const required = validatorOf(definition, name);
  if (!registration) return null;
  const isAsked = (typed: Record<string, unknown>): boolean => savesPayment(registration, typed, initialDate);
  return (
    <TextInput
      source={name}
      validate={(value: unknown, typed: Record<string, unknown>) =>
        isAsked(typed) || value ? required(value, typed) : undefined
      }
      isRequired={isAsked(values)}
      multiline
      minRows={3}
      autoComplete="off"
      {...plain}
    />
  );
}
