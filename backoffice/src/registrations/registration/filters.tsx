import { DAY_TYPES, commonMessages, formatPeriod, type Named } from '@feria/shared';
import { useEffect, useRef } from 'react';
import { SelectInput, useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../i18n';
import { definitionNamed, nameOf } from '../../resource-kit/definitions';
import { useFeatures } from '../../resource-kit/features';
import { BooleanFilter, ChoiceFilter } from '../../resource-kit/list/filters';
import { ALL_ROWS } from '../../resource-kit/page-sizes';
import type { FilterInputProps } from '../../resource-kit/types';

interface Week extends Named {
  id: number;
  from: string;
  to: string;
}

/** A week of the project that is filtered by; there is nothing to choose before that is known. */
export function WeekFilter(props: FilterInputProps) {
  const courseId: unknown = useWatch({ name: 'course_id' });
  const { setValue } = useFormContext();
  const language = useLanguage();
  const text = useText();
  const chosen = courseId != null && courseId !== '';
  const before = useRef(courseId);
  useEffect(() => {
    // The week of another project would find nothing.
    if (before.current !== courseId) setValue(props.source, '', { shouldDirty: true });
    before.current = courseId;
  }, [courseId, props.source, setValue]);
  const { data: weeks = [] } = useGetList<Week>(
    definitionNamed('courseWeek').route,
    {
      filter: { course_id: courseId },
      sort: { field: 'from', order: 'ASC' },
      pagination: { page: 1, perPage: ALL_ROWS },
    },
    { enabled: chosen },
  );
  if (!chosen) return null;
  return (
    <SelectInput
      {...props}
      choices={weeks}
      optionText={(week: Week) => `${nameOf(week, language)}, ${formatPeriod(week.from, week.to)}`}
      emptyText={text('list.all')}
      translateChoice={false}
      margin="none"
      helperText={false}
    />
  );
}

/** Paid in full or in part. Who owes something is another filter: what nothing is paid of may wait. */
export function PayedFilter(props: FilterInputProps) {
  const text = useText();
  const choices = [
    { id: '1', name: text('registrations.paid.full') },
    { id: 'partial', name: text('registrations.paid.partial') },
  ];
  return <ChoiceFilter {...props} choices={choices} />;
}

/** Who has an offer. Where offers are no longer used it stays as long as it filters: the start page may lead to such a list. */
export function OfferedFilter(props: FilterInputProps) {
  const isShown = useFeatures()('offers');
  const value: unknown = useWatch({ name: props.source });
  if (!isShown && (value === undefined || value === '')) return null;
  return <BooleanFilter {...props} />;
}

/** Full or half day. */
export function DayTypeFilter(props: FilterInputProps) {
  const language = useLanguage();
  const words = commonMessages[language].day_type;
  return <ChoiceFilter {...props} choices={DAY_TYPES.map((id) => ({ id, name: words[id] }))} />;
}
