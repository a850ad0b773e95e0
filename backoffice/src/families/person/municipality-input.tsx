import { API } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SelectInput, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../i18n';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { nameOf } from '../../resource-kit/definitions';
import type { FieldInputProps } from '../../resource-kit/types';

/** A postcode of Italy, of which the municipalities are known. */
const POSTCODE = /^\d{5}$/;

/** In which municipality a parent lives, asked where the postcode that is typed has several (product/office.md#municipalities). */
export function MunicipalityInput({ name }: FieldInputProps) {
  const language = useLanguage();
  const text = useText();
  const { api } = useDataProvider<FeriaDataProvider>();
  const { setValue } = useFormContext();
  const plz = String(useWatch({ name: 'plz' }) ?? '').trim();
  const value: unknown = useWatch({ name });
  const { data = [] } = useQuery({
    queryKey: ['municipalities', plz],
    queryFn: () => api('GET', API.municipalities, { query: { plz } }),
    enabled: POSTCODE.test(plz),
    staleTime: Infinity,
  });
  const isOther = data.length > 0 && value != null && !data.some(({ id }) => id === value);
  // Of another postcode: it does not count any more.
  useEffect(() => {
    if (isOther) setValue(name, null, { shouldDirty: true });
  }, [isOther, name, setValue]);
  if (data.length < 2) return null;
  const choices = data.map((town) => ({ id: town.id, name: nameOf(town, language) }));
  return (
    <SelectInput
      source={name}
      choices={choices.sort((one, other) => one.name.localeCompare(other.name))}
      translateChoice={false}
      fullWidth
      helperText={text('people.municipality_help')}
      margin="none"
    />
  );
}
