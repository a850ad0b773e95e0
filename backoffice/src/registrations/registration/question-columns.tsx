import type { OfficeLanguage, Question, StaffRegistration } from '@feria/shared';
import { answerText, labelIn, valueOf, type YesNo } from '@feria/shared/rules/questions';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { TextInput, useGetMany, useListContext, useStore } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Course } from '../../catalogue/course-week/week-inputs';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { definitionNamed } from '../../resource-kit/definitions';
import { listKey } from '../../resource-kit/list/filtered-list';
import { ChoiceFilter } from '../../resource-kit/list/filters';
import { useQuestionWords, useYesNo } from '../../resource-kit/questions/words';
import type { Column, FilterInputProps } from '../../resource-kit/types';
import { NO_ANSWER, questionOf, questionSource, staleFilters } from './question-source';
import { registrations } from './section';

/**
 * The questions of the project that the list is filtered by. It reads the filters where the list keeps them, for it stands outside of
 * the list. Those about health are left out: lists show no health data.
 */
export function useListedQuestions(): readonly Question[] | undefined {
  const [kept] = useStore<{ filter?: { course_id?: unknown } } | undefined>(listKey(registrations.route));
  const can = useCan();
  const { route, permissions } = definitionNamed('course');
  const courseId = Number(kept?.filter?.course_id ?? 0);
  const isAsked = courseId > 0 && can(permissions.index);
  const { data } = useGetMany<Course>(route, { ids: [courseId] }, { enabled: isAsked });
  if (!isAsked) return [];
  const course = data?.find((one) => one?.id === courseId);
  return course?.questions.filter(({ health }) => !health);
}

/** A column for each question; to be chosen. */
export function questionColumns(
  questions: readonly Question[],
  language: OfficeLanguage,
  yesNo: YesNo,
): Column<StaffRegistration>[] {
  return questions.map((question) => ({
    source: questionSource(question.id),
    label: labelIn(language, question),
    optional: true,
    align: question.kind === 'number' ? 'right' : 'left',
    render: ({ answers }) => answerText(question, valueOf(answers, question.id), language, yesNo),
  }));
}

/** A filter for each question. */
export function questionFilters(
  questions: readonly Question[],
  language: OfficeLanguage,
): ReactElement<FilterInputProps>[] {
  return questions.map((question) => {
    const source = questionSource(question.id);
    return (
      <QuestionFilter key={source} source={source} label={labelIn(language, question)} question={question} />
    );
  });
}

function QuestionFilter({ question, ...props }: FilterInputProps & { question: Question }) {
  const words = useQuestionWords();
  const { yes, no } = useYesNo();
  const missing = { id: NO_ANSWER, name: words('answer.missing') };
  switch (question.kind) {
    case 'yes_no':
      return (
        <ChoiceFilter {...props} choices={[{ id: 'true', name: yes }, { id: 'false', name: no }, missing]} />
      );
    case 'one_of':
    case 'some_of':
      return <OptionFilter {...props} question={question} missing={missing} />;
    default:
      return (
        <TextInput
          {...props}
          resettable
          margin="none"
          helperText={false}
          placeholder={words('answer.filter_help')}
          autoComplete="off"
        />
      );
  }
}

function OptionFilter({
  question,
  missing,
  ...props
}: FilterInputProps & { question: Question; missing: { id: string; name: string } }) {
  const language = useLanguage();
  const choices = question.options.map((option) => ({
    id: String(option.id),
    name: labelIn(language, option),
  }));
  return <ChoiceFilter {...props} choices={[...choices, missing]} />;
}

/**
 * Takes filters and sort by the questions of another project away: they would find nothing, and nobody would see why. Stands among the
 * filters.
 */
export function OnlyOwnQuestions({ questions }: { questions: readonly Question[] | undefined }) {
  const { filterValues, sort, setSort } = useListContext();
  const { setValue } = useFormContext();
  const own = questions?.map(({ id }) => id);
  const stale = own ? staleFilters((filterValues ?? {}) as Record<string, unknown>, own).join(' ') : '';
  const sorted =
    own &&
    sort.field.split(',').some((field) => {
      const id = questionOf(field);
      return id !== null && !own.includes(id);
    });
  const mend = useEffectEvent(() => {
    for (const source of stale.split(' ').filter(Boolean)) setValue(source, '', { shouldDirty: true });
    if (sorted) setSort({ field: 'created_at', order: 'DESC' });
  });
  useEffect(() => {
    if (stale || sorted) mend();
  }, [stale, sorted]);
  return null;
}
