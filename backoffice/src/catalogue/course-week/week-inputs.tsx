import Box from '@mui/material/Box';
import {
  formatEuros,
  formatPeriod,
  offeredDayTypes,
  priceOf,
  type DayType,
  type Named,
  type Question,
} from '@feria/shared';
import { lazy, Suspense, useEffect } from 'react';
import {
  RadioButtonGroupInput,
  ReferenceInput,
  required,
  SelectInput,
  useGetList,
  useGetMany,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../i18n';
import { choicesSort, definitionNamed, nameOf } from '../../resource-kit/definitions';
import { NamedChoice } from '../../resource-kit/inputs/telling-apart';
import { ALL_ROWS } from '../../resource-kit/page-sizes';
import { dayTypeLabel, type CourseLabels } from '../course/day-type-label';

/** Loaded where a project asks something. */
const AnswersInput = lazy(() => import('../../resource-kit/questions/answers-input'));

/** The inputs that choose a course, one of its weeks, and what the week offers. */

const plain = { margin: 'none', helperText: false } as const;

export interface Week extends Named {
  id: number;
  from: string;
  to: string;
  half_day: boolean;
  full_day: boolean;
  price: number | null;
  price_half_day: number | null;
  max_participants: number;
  waiting_list: number;
  registered: number;
  waiting: number;
  cancelled_at: string | null;
}

export interface Course extends CourseLabels, Named {
  id: number;
  custom_labels: boolean;
  questions: Question[];
}

/** The project; another one has other weeks. */
export function CourseInput() {
  const definition = definitionNamed('course');
  const text = useText();
  const language = useLanguage();
  const { setValue } = useFormContext();
  return (
    <ReferenceInput
      source="course_id"
      reference={definition.route}
      sort={choicesSort(definition, language)}
      perPage={50}
    >
      <NamedChoice
        label={text('registrations.create.course')}
        validate={required()}
        onChange={() => setValue('course_week_id', null)}
        {...plain}
      />
    </ReferenceInput>
  );
}

/** The weeks of the chosen project, in the order of their dates. */
export function useWeeks(): Week[] {
  const courseId: unknown = useWatch({ name: 'course_id' });
  const { data = [] } = useGetList<Week>(
    definitionNamed('courseWeek').route,
    {
      filter: { course_id: courseId },
      sort: { field: 'from', order: 'ASC' },
      pagination: { page: 1, perPage: ALL_ROWS },
    },
    { enabled: courseId != null && courseId !== '' },
  );
  return data;
}

/** The week that is chosen, once it is known. */
export function useChosenWeek(): Week | undefined {
  const weekId: unknown = useWatch({ name: 'course_week_id' });
  return useWeeks().find(({ id }) => id === weekId);
}

/** The course that is chosen, once it is known. */
export function useChosenCourse(): Course | undefined {
  const courseId: unknown = useWatch({ name: 'course_id' });
  const chosen = typeof courseId === 'number' ? [courseId] : [];
  const { data = [] } = useGetMany<Course>(
    definitionNamed('course').route,
    { ids: chosen },
    { enabled: chosen.length > 0 },
  );
  return data[0];
}

/** The weeks of the chosen project, with their seats. */
export function WeekInput() {
  const weeks = useWeeks();
  const text = useText();
  const language = useLanguage();
  return (
    <SelectInput
      source="course_week_id"
      label={text('registrations.create.week')}
      choices={weeks.filter(({ cancelled_at }) => !cancelled_at)}
      optionText={(week: Week) =>
        text('registrations.create.week_choice', {
          name: nameOf(week, language),
          period: formatPeriod(week.from, week.to),
          registered: week.registered,
          seats: week.max_participants,
        })
      }
      translateChoice={false}
      validate={required()}
      {...plain}
    />
  );
}

/** Half or full day, as far as the week offers it; a single offer is chosen by itself. */
export function DayTypeInput() {
  const week = useChosenWeek();
  const course = useChosenCourse();
  const text = useText();
  const language = useLanguage();
  const { setValue } = useFormContext<{ day_type?: DayType | null }>();
  // The form resets itself once after its inputs are there: what a week from the cache has chosen by then is lost, and the
  // input's own default counts.
  const chosen = useWatch<{ day_type?: DayType | null }, 'day_type'>({ name: 'day_type' });
  const offered = week ? offeredDayTypes(week) : [];
  const key = offered.join();
  useEffect(() => {
    const types = key.split(',') as DayType[];
    const only = types.length === 1 && key !== '' ? types[0] : null;
    if (only && chosen !== only) setValue('day_type', only);
    else if (chosen && !types.includes(chosen)) setValue('day_type', null);
  }, [key, chosen, setValue]);
  if (!week) return null;
  const labels = course?.custom_labels ? course : null;
  return (
    <Box data-field="day_type" sx={{ gridColumn: '1 / -1' }}>
      <RadioButtonGroupInput
        source="day_type"
        defaultValue={offered.length === 1 ? offered[0] : undefined}
        label={text('registrations.create.day_type')}
        choices={offered.map((id) => ({
          id,
          name: text('registrations.create.day_type_choice', {
            label: dayTypeLabel(labels, id, language),
            price: formatEuros(priceOf(week, id)),
          }),
        }))}
        translateChoice={false}
        validate={required()}
        {...plain}
      />
    </Box>
  );
}

/** What the project asks of children with the chosen day type. */
export function CourseAnswersInput() {
  const course = useChosenCourse();
  const dayType = useWatch<{ day_type?: DayType | null }, 'day_type'>({ name: 'day_type' });
  if (!course?.questions.length) return null;
  return (
    <Box data-field="answers" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Suspense>
        <AnswersInput source="answers" questions={course.questions} dayTypes={dayType ? [dayType] : []} />
      </Suspense>
    </Box>
  );
}
