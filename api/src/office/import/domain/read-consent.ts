import { CONSENT_QUERY, CONSENT_WAYS, isIsoDate, type ImportConsent, type IsoDate } from '@feria/shared';
import { ValidationErrors } from '../../../core/http/errors.js';

/**
 * How the parents consented to imported health data, as the query of the call says it.
 * @returns `null` when it says neither how nor when
 * @throws AppError 422 at what is missing or wrong; a day in the future is wrong
 */
export function readConsent(query: Record<string, unknown>, today: IsoDate): ImportConsent | null {
  const { [CONSENT_QUERY.way]: told, [CONSENT_QUERY.date]: date } = query;
  if (!told && !date) return null;
  const problems = new ValidationErrors();
  const way = CONSENT_WAYS.find((known) => known === told);
  if (!way) problems.add(CONSENT_QUERY.way, told ? 'validation.choice' : 'validation.required');
  const isDate = typeof date === 'string' && isIsoDate(date);
  if (!isDate) problems.add(CONSENT_QUERY.date, date ? 'validation.date' : 'validation.required');
  else if (date > today) problems.add(CONSENT_QUERY.date, 'import.consent_in_future');
  problems.throwIfAny();
  return { way: way!, date: date as IsoDate };
}
