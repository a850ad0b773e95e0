import { type IsoDate, presenceOf, type Presence } from '@feria/shared';
import type { ChildView } from './child-view';
import type { Words } from './context';
import { NOT_LEFT, type MarkedFields } from './marks';
import {
  ALONE,
  authorisedPersons,
  departureWith,
  departureWithOther,
  emergencyPersons,
  WITH_NOBODY,
  type Departure,
} from './people';
import { instantOf, timeOf } from './times';

/** Choice of somebody whom nobody had named before. */
export const OTHER = 'other';
/** Choice of whoever stands there already, who may have been taken off the lists since. */
const SAME = 'same';

/** A day of a child as it stands in the fields of a form. */
export interface TypedDay {
  /** `HH:MM`, empty for none. */
  arrived: string;
  left: string;
  person: string;
  other: { name: string; phone: string };
}

/** What a correction changes, and the state of the child afterwards. */
export interface Correction {
  fields: MarkedFields;
  presence: Presence;
}

/** The fields as they begin. */
export function typedOf({ arrived_at, left_at, left_with }: MarkedFields): TypedDay {
  return {
    arrived: arrived_at ? timeOf(arrived_at) : '',
    left: left_at ? timeOf(left_at) : '',
    person: left_with ? SAME : '',
    other: { name: '', phone: '' },
  };
}

/** The person that is chosen, in words. */
export function chosenName(t: Words, view: ChildView, day: TypedDay): string {
  const { left_with, left_with_name } = departureOf(view, day);
  if (left_with === 'alone') return t('leave.alone');
  if (left_with === OTHER && day.person === OTHER) return left_with_name || t('leave.other');
  return left_with ? (left_with_name ?? t('somebody')) : t('correct.nobody');
}

function departureOf({ child, fields }: ChildView, { person, other }: TypedDay): Departure {
  if (person === SAME)
    return {
      left_with: fields.left_with ?? null,
      left_with_name: fields.left_with_name ?? null,
      left_with_phone: fields.left_with_phone ?? null,
    };
  if (person === OTHER) return departureWithOther(other.name, other.phone);
  if (person === 'alone') return ALONE;
  const chosen = [...authorisedPersons(child), ...emergencyPersons(child)].find(({ id }) => id === person);
  return chosen ? departureWith(chosen) : WITH_NOBODY;
}

/**
 * What a correction changes of the day, and only that; `null` for nothing. A child whose arrival is entered was there, whatever was
 * marked before; a departure that is emptied has not been.
 */
export function correctionOf(view: ChildView, day: TypedDay, date: IsoDate): Correction | null {
  const { fields: before, child } = view;
  const left_at = instantOf(day.left, date, before.left_at ?? null);
  const arrived_at = instantOf(day.arrived, date, before.arrived_at ?? null);
  const wanted: MarkedFields = {
    arrived_at,
    status: arrived_at ? 'present' : (before.status ?? null),
    ...(left_at ? { left_at, ...departureOf(view, day) } : NOT_LEFT),
  };
  const fields = Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => value !== (before[field as keyof MarkedFields] ?? null),
    ),
  ) as MarkedFields;
  // Name and telephone go with the person only.
  if ('left_with_name' in fields || 'left_with_phone' in fields) {
    fields.left_with = wanted.left_with ?? null;
    fields.left_with_name = wanted.left_with_name ?? null;
    fields.left_with_phone = wanted.left_with_phone ?? null;
  }
  if (Object.keys(fields).length === 0) return null;
  return { fields, presence: presenceOf(child, { ...before, ...fields }) };
}
