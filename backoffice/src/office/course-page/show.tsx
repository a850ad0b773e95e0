import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { romeToday } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useState } from 'react';
import { ShowBase, Title, useGetResourceLabel, useShowContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useLanguage, useText } from '../../i18n';
import { RecordChanges } from '../../resource-kit/changes/record-changes';
import { nameOf } from '../../resource-kit/definitions';
import { PageTitle } from '../../resource-kit/page-title';
import { weekAnchor } from '../../catalogue/course/course-link';
import { printStyles } from '../../catalogue/course/print-styles';
import { AnswerCounts } from './answer-counts';
import { CourseHead } from './course-head';
import type { CourseDetail } from '../../catalogue/course/course-detail';
import { WeekSection } from './week-section';
import { LoadFailed } from '../../resource-kit/load-failed';

const { route } = resources.course;

/** A course with its weeks, who takes part and who waits. */
export default function CourseDetailPage() {
  return (
    <ShowBase<CourseDetail> resource={route}>
      <Detail />
    </ShowBase>
  );
}

/** The week that is opened first: the one of the address, else the one that runs or comes next. */
function useOpened(weeks: CourseDetail['courseWeeks']): [ReadonlySet<number>, (id: number) => void] {
  const { hash } = useLocation();
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const today = romeToday();
  const asked = weeks.find(({ id }) => hash === `#${weekAnchor(id)}`);
  const first = asked ?? weeks.find(({ to }) => to >= today) ?? weeks.at(-1);
  const opened = new Set(toggled);
  if (first && !opened.delete(first.id)) opened.add(first.id);
  const toggle = (id: number) => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  return [opened, toggle];
}

function Detail() {
  const { record: course, error, refetch } = useShowContext<CourseDetail>();
  const label = useGetResourceLabel();
  const language = useLanguage();
  const text = useText();
  if (error && !course?.courseWeeks) {
    return (
      <LoadFailed onRetry={refetch} sx={{ my: 2 }}>
        {text('detail.failed')}
      </LoadFailed>
    );
  }
  // Until the request is answered, react-admin shows the record of the list, which has no weeks.
  if (!course?.courseWeeks) return <Skeleton variant="rounded" height={320} sx={{ my: 2 }} />;
  const title = `${label(route, 1)}: ${nameOf(course, language)}`;
  return (
    <>
      <Title title={<PageTitle text={title} />} preferenceKey={false} />
      <GlobalStyles styles={printStyles} />
      <CourseHead course={course} />
      <AnswerCounts course={course} />
      <Weeks course={course} />
      <RecordChanges resource={resources.course.name} id={course.id} />
      {course.courseWeeks.length > 0 && (
        <RecordChanges
          resource={resources.courseWeek.name}
          id={course.courseWeeks.map(({ id }) => id)}
          of={label(resources.courseWeek.route, 2)}
        />
      )}
    </>
  );
}

function Weeks({ course }: { course: CourseDetail }) {
  const [opened, toggle] = useOpened(course.courseWeeks);
  const [printed, setPrinted] = useState<number | null>(null);
  const text = useText();
  const print = (id: number) => {
    // The list must stand in the page before the browser takes its picture of it.
    flushSync(() => setPrinted(id));
    window.print();
    setPrinted(null);
  };
  if (course.courseWeeks.length === 0) {
    return (
      <Stack sx={{ py: 5, alignItems: 'center', textAlign: 'center' }} role="status">
        <Typography variant="h6" component="p">
          {text('detail.no_weeks')}
        </Typography>
        <Typography color="textSecondary">{text('detail.no_weeks_help')}</Typography>
      </Stack>
    );
  }
  return course.courseWeeks.map((week) => (
    <WeekSection
      key={week.id}
      course={course}
      week={week}
      open={opened.has(week.id) || printed === week.id}
      onToggle={() => toggle(week.id)}
      printing={printed === null ? null : printed === week.id}
      onPrint={() => print(week.id)}
    />
  ));
}
