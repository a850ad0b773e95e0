import Add from '@mui/icons-material/Add';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Edit from '@mui/icons-material/Edit';
import EventBusy from '@mui/icons-material/EventBusy';
import Groups from '@mui/icons-material/Groups';
import MergeType from '@mui/icons-material/MergeType';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { commonMessages, formatEuros, formatPeriod, type WeekFigures } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { occupancyOf } from '@feria/shared/rules/registration-window';
import type { RecordOf } from '@feria/shared/resources/infer';
import { type ReactNode, useState } from 'react';
import { LinkBase, useDataProvider, useGetList, useRefresh, useTranslate } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { definitionNamed, nameOf } from '../../resource-kit/definitions';
import { DeleteIcon } from '../../resource-kit/delete-icon';
import { FormDialog } from '../../resource-kit/form/form-dialog';
import { type Result, ResultDialog } from '../../resource-kit/result-dialog';
import { ALL_ROWS } from '../../resource-kit/page-sizes';
import { recordAs, type ResourceRecord } from '../../resource-kit/types';
import { visuallyHidden } from '../../resource-kit/visually-hidden';
import { useDaysQuestion } from '../course-week/use-days-question';
import { CancelWeekDialog } from '../course-week/cancel-dialog';
import { groupsPath } from '../course-week/groups-path';
import { useGroupWords } from '../course-week/group-words';
import { MergeWeekDialog } from '../course-week/merge-dialog';
import { messageOf } from '../../resource-kit/message-of';
import { weekSeries } from './following-weeks';
import { WeekCount } from './week-count';
import { type Days, OutsideCourse } from './week-dates';

const definition = definitionNamed('courseWeek');

/** What the dialog is open for: a new week, a copy of one, or one that is there. */
type Editing = { kind: 'new' } | { kind: 'copy' | 'edit'; week: ResourceRecord };

/** A new week starts with the capacity and price of its course. */
function startValues(course: ResourceRecord): Record<string, unknown> {
  const { max_participants, waiting_list, price } = course;
  return { course_id: course.id, max_participants, waiting_list, price };
}

/** A duplicate is the week without its id, seven days later and counted up, saved as a new one. */
function copyOf(week: ResourceRecord, course: ResourceRecord): Record<string, unknown> {
  const { id: _, ...values } = week;
  const { name, name_it, from, to } = weekSeries(recordAs<Week>(week), 2)[1] ?? recordAs<Week>(week);
  return { ...values, name, name_it, from, to, course_id: course.id };
}

/** Makes the weeks that follow a new one, one after the other; those that could not be made are named, with the reason. */
function useFollowingWeeks(): (
  first: Record<string, unknown>,
  count: number,
) => Promise<{ made: number; failed: string[] }> {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const language = useLanguage();
  return async (first, count) => {
    const [, ...following] = weekSeries(first as Record<string, unknown> & Week, count);
    const failed: string[] = [];
    for (const week of following) {
      try {
        await dataProvider.create(definition.route, { data: week });
      } catch (error) {
        const name = `${nameOf(week, language)} (${formatPeriod(week.from, week.to)})`;
        failed.push(`${name}: ${messageOf(error, translate)}`);
      }
    }
    return { made: following.length - failed.length, failed };
  };
}

/** The weeks of a course under its form. */
export function CourseWeeks({ record: course }: { record: ResourceRecord }) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [cancelling, setCancelling] = useState<ResourceRecord | null>(null);
  const [merging, setMerging] = useState<ResourceRecord | null>(null);
  const [count, setCount] = useState(1);
  const [result, setResult] = useState<Result | null>(null);
  const makeFollowing = useFollowingWeeks();
  const { askDays, daysQuestion } = useDaysQuestion();
  const text = useText();
  const can = useCan();
  const refresh = useRefresh();
  const { data: weeks, isPending } = useGetList<ResourceRecord>(definition.route, {
    filter: { course_id: course.id },
    sort: definition.list.defaultSort,
    pagination: { page: 1, perPage: ALL_ROWS },
  });
  const close = () => {
    setEditing(null);
    setCount(1);
  };
  const makeMore = async (first: Record<string, unknown>) => {
    if (count === 1) return undefined;
    const { made, failed } = await makeFollowing(first, count);
    if (failed.length > 0)
      setResult({ kind: 'error', title: text('courses.weeks_failed'), messages: failed });
    return text('courses.weeks_made', { smart_count: made + 1 });
  };
  const saved = () => {
    close();
    refresh();
  };
  const titles = {
    new: 'courses.week_create',
    copy: 'courses.week_copy',
    edit: 'courses.week_edit',
  } as const;
  return (
    <Card component="section" aria-label={text('courses.weeks')} sx={{ mb: 3 }}>
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
          <Typography variant="h6" component="h2">
            {text('courses.weeks')}
          </Typography>
          {can(resources.courseWeek.permissions.create) && (
            <Button startIcon={<Add />} onClick={() => setEditing({ kind: 'new' })}>
              {text('courses.week_create')}
            </Button>
          )}
        </Stack>
        {isPending ? null : weeks?.length ? (
          <WeekTable
            weeks={weeks}
            onEdit={(week) => setEditing({ kind: 'edit', week })}
            onCopy={(week) => setEditing({ kind: 'copy', week })}
            onMerge={setMerging}
            onCancel={setCancelling}
          />
        ) : (
          <Typography color="textSecondary">{text('courses.weeks_empty')}</Typography>
        )}
      </CardContent>
      {editing && (
        <FormDialog
          definition={definition}
          title={text(titles[editing.kind])}
          record={editing.kind === 'edit' ? editing.week : undefined}
          defaults={editing.kind === 'copy' ? copyOf(editing.week, course) : startValues(course)}
          hiddenFields={['course_id']}
          afterCreate={makeMore}
          beforeUpdate={
            editing.kind === 'edit' ? (data) => askDays(recordAs<Week>(editing.week), data) : undefined
          }
          onClose={close}
          onSaved={saved}
        >
          <OutsideCourse course={recordAs<Days>(course)} />
          {editing.kind !== 'edit' && (
            <WeekCount course={recordAs<Days>(course)} count={count} onChange={setCount} />
          )}
        </FormDialog>
      )}
      {daysQuestion}
      {result && <ResultDialog result={result} onClose={() => setResult(null)} />}
      {merging && (
        <MergeWeekDialog
          week={recordAs<Week>(merging)}
          courseId={Number(course.id)}
          onClose={() => setMerging(null)}
        />
      )}
      {cancelling && (
        <CancelWeekDialog week={recordAs<Week>(cancelling)} onClose={() => setCancelling(null)} />
      )}
    </Card>
  );
}

/** A week as the API sends it to staff: the counts are derived. */
type Week = RecordOf<typeof resources.courseWeek> & Partial<WeekFigures>;

const section = definitionNamed('courseWeek');

const nowrap = { whiteSpace: 'nowrap' } as const;

function Icon(props: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip title={props.label}>
      <IconButton size="small" aria-label={props.label} onClick={props.onClick}>
        {props.children}
      </IconButton>
    </Tooltip>
  );
}

/** All weeks of a course with what is taken of them. */
function WeekTable(props: {
  weeks: readonly ResourceRecord[];
  onEdit: (week: ResourceRecord) => void;
  onCopy: (week: ResourceRecord) => void;
  onMerge: (week: ResourceRecord) => void;
  onCancel: (week: ResourceRecord) => void;
}) {
  const text = useText();
  const groupWords = useGroupWords();
  const language = useLanguage();
  const can = useCan();
  const dayTypes = commonMessages[language].day_type;
  const prices = (week: Week): string[] =>
    [
      week.full_day ? `${dayTypes.full_day} ${formatEuros(week.price ?? 0)}` : '',
      week.half_day ? `${dayTypes.half_day} ${formatEuros(week.price_half_day ?? 0)}` : '',
    ].filter(Boolean);
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('courses.weeks')}</TableCell>
            <TableCell>{text('courses.period')}</TableCell>
            <TableCell>{text('courses.prices')}</TableCell>
            <TableCell align="right">{text('courses.registered')}</TableCell>
            <TableCell align="right">{text('courses.waiting')}</TableCell>
            <TableCell>
              <span style={visuallyHidden}>{text('list.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {props.weeks.map((record) => {
            const week = recordAs<Week>(record);
            const name = nameOf(record, language);
            const { registered = 0, waiting = 0, offered = 0, uncounted = 0 } = week;
            const taken = occupancyOf({ registered, waiting, offered, uncounted });
            return (
              <TableRow key={week.id} hover>
                <TableCell>
                  {name}
                  {week.cancelled_at && (
                    <Chip size="small" color="error" label={text('weeks.cancelled')} sx={{ ml: 1 }} />
                  )}
                </TableCell>
                <TableCell sx={nowrap}>{formatPeriod(week.from, week.to)}</TableCell>
                <TableCell sx={nowrap}>
                  {prices(week).map((price) => (
                    <div key={price}>{price}</div>
                  ))}
                </TableCell>
                <TableCell align="right" sx={nowrap}>
                  {`${taken.registered} / ${week.max_participants}`}
                  {week.offered ? (
                    <small>{` (${text('occupancy.offered', { smart_count: week.offered })})`}</small>
                  ) : null}
                </TableCell>
                <TableCell align="right" sx={nowrap}>
                  {`${taken.waiting} / ${week.waiting_list}`}
                  {week.uncounted ? (
                    <small>{` ${text('occupancy.wishes', { smart_count: week.uncounted })}`}</small>
                  ) : null}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 0 }}>
                  {can(resources.course.permissions.view) && (
                    <Tooltip title={groupWords('of', { name })}>
                      <IconButton
                        size="small"
                        component={LinkBase}
                        to={groupsPath(week.id)}
                        aria-label={groupWords('of', { name })}
                      >
                        <Groups fontSize="small" />
                      </IconButton>
                    </Tooltip>
                  )}
                  {can(section.permissions.update) && (
                    <Icon label={text('list.edit', { name })} onClick={() => props.onEdit(record)}>
                      <Edit fontSize="small" />
                    </Icon>
                  )}
                  {can(section.permissions.create) && (
                    <Icon label={text('courses.week_copy_of', { name })} onClick={() => props.onCopy(record)}>
                      <ContentCopy fontSize="small" />
                    </Icon>
                  )}
                  {can(section.permissions.update) && !week.cancelled_at && (
                    <Icon label={text('weeks.merge.of', { name })} onClick={() => props.onMerge(record)}>
                      <MergeType fontSize="small" />
                    </Icon>
                  )}
                  {can(section.permissions.update) && !week.cancelled_at && (
                    <Icon label={text('weeks.cancel.of', { name })} onClick={() => props.onCancel(record)}>
                      <EventBusy fontSize="small" />
                    </Icon>
                  )}
                  <DeleteIcon section={section} record={record} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
