import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Question, QuestionCounts } from '@feria/shared';
import { answerText, labelIn } from '@feria/shared/rules/questions';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import type { CourseDetail } from '../../catalogue/course/course-detail';
import { useLanguage } from '../../i18n';
import { NO_ANSWER, questionSource } from '../../registrations/registration/question-source';
import { registrations } from '../../registrations/registration/section';
import { numberFacts } from './number-facts';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { FilteredListLink } from '../../resource-kit/list/filtered-list';
import { LoadFailed } from '../../resource-kit/load-failed';
import { useQuestionWords, useYesNo } from '../../resource-kit/questions/words';

/** How many texts the API names at most. */
const MOST_TEXTS = 50;

/** What was answered to the questions of the project, as numbers. Loaded when it is opened; nothing where nothing is asked. */
export function AnswerCounts({ course }: { course: CourseDetail }) {
  const words = useQuestionWords();
  const can = useCan();
  if (course.questions.length === 0 || !can(registrations.permissions.index)) return null;
  return (
    <Accordion
      disableGutters
      variant="outlined"
      // A list that is printed goes on paper alone.
      data-print="no"
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{ mb: 1.5, borderRadius: 2, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <strong>{words('counts.title')}</strong>
      </AccordionSummary>
      <AccordionDetails>
        <Counts course={course} />
      </AccordionDetails>
    </Accordion>
  );
}

function Counts({ course }: { course: CourseDetail }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = useQuestionWords();
  const { data, error, refetch } = useQuery({
    queryKey: ['course', 'answers', course.id],
    queryFn: () => api('GET', 'api/course/{id}/answers', { params: { id: course.id } }),
    staleTime: 0,
  });
  if (error) return <LoadFailed onRetry={refetch}>{words('counts.failed')}</LoadFailed>;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
      }}
    >
      {data.map((counts) => {
        const question = course.shown_questions.find(({ id }) => id === counts.question_id);
        return question ? (
          <OneCount key={question.id} courseId={course.id} question={question} counts={counts} />
        ) : null;
      })}
    </Box>
  );
}

function OneCount(props: { courseId: number; question: Question; counts: QuestionCounts }) {
  const { courseId, question, counts } = props;
  const { answered, missing, values, sum } = counts;
  const words = useQuestionWords();
  const language = useLanguage();
  const yesNo = useYesNo();
  const id = useId();
  const inWords = (value: string | number | boolean) => answerText(question, value, language, yesNo);
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
        {labelIn(language, question)}
      </Typography>
      <Typography>{words('counts.answered', { smart_count: answered })}</Typography>
      {missing > 0 &&
        (question.health ? (
          // The list is not filtered by health.
          <Typography>{words('counts.missing', { smart_count: missing })}</Typography>
        ) : (
          <FilteredListLink
            route={registrations.route}
            filter={{ course_id: courseId, is_waiting: false, [questionSource(question.id)]: NO_ANSWER }}
          >
            {words('counts.missing', { smart_count: missing })}
          </FilteredListLink>
        ))}
      {values.length > 0 && (
        <Table size="small" aria-labelledby={id} sx={{ mt: 1 }}>
          <TableHead>
            <TableRow>
              <TableCell>{words('counts.value')}</TableCell>
              <TableCell align="right">{words('counts.children')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {values.map(({ value, count }) => (
              <TableRow key={String(value)}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {inWords(value)}
                </TableCell>
                <TableCell align="right">{count}</TableCell>
              </TableRow>
            ))}
          </TableBody>
          {sum !== null && (
            <TableFooter>
              {numberFacts(values, sum).map(([fact, shown]) => (
                <TableRow key={fact}>
                  <TableCell component="th" scope="row">
                    {words(`counts.${fact}`)}
                  </TableCell>
                  <TableCell align="right">{shown.map(inWords).join(' – ')}</TableCell>
                </TableRow>
              ))}
            </TableFooter>
          )}
        </Table>
      )}
      {question.kind === 'text' && values.length >= MOST_TEXTS && (
        <Typography variant="body2" color="textSecondary">
          {words('counts.more')}
        </Typography>
      )}
    </Box>
  );
}
