import { formatDate, formatPeriod, type Named } from '@feria/shared';
import {
  AutocompleteArrayInput,
  type AutocompleteArrayInputProps,
  AutocompleteInput,
  type AutocompleteInputProps,
  useChoicesContext,
} from 'react-admin';
import { useLanguage } from '../../i18n';
import { nameOf } from '../definitions';
import { useOptionText } from '../labels';

/** What of a record can tell it from another one of the same name. */
interface Telling {
  location?: Named | null;
  place?: string | null;
  birth?: string | null;
  from?: string | null;
  to?: string | null;
}

/**
 * What the choices of the reference around are called. Records of the same name are told apart by place and dates, or by the day of birth;
 * one whose name is its own shows the name alone.
 */
function useTellingApart(): (record: Telling | null) => string {
  const { allChoices = [] } = useChoicesContext<Telling & { id: number }>();
  const labelOf = useOptionText();
  const language = useLanguage();
  const count = new Map<string, number>();
  for (const label of allChoices.map(labelOf)) count.set(label, (count.get(label) ?? 0) + 1);
  return (record) => {
    const label = labelOf(record);
    if (!record || (count.get(label) ?? 0) < 2) return label;
    const { location, place, birth, from, to } = record;
    const facts = [
      location ? nameOf(location, language) : (place ?? ''),
      from && to ? formatPeriod(from, to) : '',
      birth ? `* ${formatDate(birth)}` : '',
    ].filter(Boolean);
    return [label, ...facts].join(' · ');
  };
}

/** A choice of one record of the reference around it. */
export function NamedChoice(props: Omit<AutocompleteInputProps, 'optionText'>) {
  return <AutocompleteInput {...props} optionText={useTellingApart()} />;
}

/** A choice of several records of the reference around it. */
export function NamedChoices(props: Omit<AutocompleteArrayInputProps, 'optionText'>) {
  return <AutocompleteArrayInput {...props} optionText={useTellingApart()} />;
}
