import type { Municipality } from '@feria/shared/contracts/people';
import { API } from '@feria/shared/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { request } from '../api/client';
import { useI18n } from '../i18n';
import { SelectInput } from '../components/form/select-input';

/** A postcode of Italy, of which the municipalities are known. */
const POSTCODE = /^\d{5}$/;

/** What the form holds: the number of the municipality as text, empty for none. */
export interface MunicipalityChoice {
  municipality_id: string;
}

/** The chosen municipality as the API takes it. */
export function municipalityOf({ municipality_id }: MunicipalityChoice): number | null {
  return Number(municipality_id) || null;
}

/** Asks in which municipality a family lives, where the postcode that is typed has several (product/office.md#municipalities). */
export function MunicipalityInput() {
  const { t, local } = useI18n();
  const plz = String(useWatch({ name: 'plz' }) ?? '').trim();
  const { data = [] } = useQuery({
    queryKey: ['municipalities', plz],
    queryFn: ({ signal }): Promise<Municipality[]> =>
      request('GET', API.municipalities, { query: { plz }, signal }),
    enabled: POSTCODE.test(plz),
    staleTime: Infinity,
  });
  const { field } = useController<MunicipalityChoice>({ name: 'municipality_id' });
  const { value, onChange } = field;
  const isOther = data.length > 0 && value !== '' && !data.some(({ id }) => String(id) === value);
  // Of another postcode: the browser would show the first choice, as if it had been chosen.
  useEffect(() => {
    if (isOther) onChange('');
  }, [isOther, onChange]);
  if (data.length < 2) return null;
  const towns = data.map((town) => ({ value: String(town.id), label: local(town, 'name') }));
  return (
    <SelectInput<MunicipalityChoice>
      name="municipality_id"
      label={t('field.municipality')}
      helperText={t('field.municipality_help')}
      none={t('field.municipality_none')}
      choices={towns.sort((one, other) => one.label.localeCompare(other.label))}
    />
  );
}
