import ChildCare from '@mui/icons-material/ChildCare';
import Edit from '@mui/icons-material/Edit';
import Phone from '@mui/icons-material/Phone';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type CourseDetailWeek,
  emergencyContacts,
  formatInstant,
  type Participant,
  type QueuedParticipant,
} from '@feria/shared';
import { waitingKind, type WaitingKind } from '@feria/shared/rules/waiting-kind';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { answersInWords } from '../../resource-kit/questions/question-values';
import { useQuestionWords, useYesNo } from '../../resource-kit/questions/words';
import { telAddress } from '../../resource-kit/phone-link';
import { visuallyHidden } from '../../resource-kit/visually-hidden';
import { placeWords } from '../../families/person/place-words';
import { PaidCell } from '../../registrations/registration/cells';
import { CancelIcon } from '../../registrations/registration/cancel-icon';
import { MoveIcon, useMayMove } from '../../registrations/registration/move-actions';
import { type CourseLabels, dayTypeLabel } from '../../catalogue/course/day-type-label';
import type { CourseDetail } from '../../catalogue/course/course-detail';
import { useWeekWords } from './week-words';

const MoveDialog = lazy(async () => ({
  default: (await import('../../registrations/registration/move-dialog')).MoveDialog,
}));

/** Who takes part in a week, and who waits: a table where there is room for one, cards on tablet and phone. */
export function Participants(props: { course: CourseDetail; week: CourseDetailWeek; onPaper: boolean }) {
  const { course, week, onPaper } = props;
  const text = useText();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const Rows = wide || onPaper ? ParticipantTable : ParticipantCards;
  const words = useWeekWords();
  const waiting = (kind: WaitingKind) =>
    week.waiting_queue_participants.filter((row) => waitingKind(row) === kind);
  const queue = waiting('queue');
  const lists = [
    {
      key: 'participants',
      rows: week.registered_participants,
      title: text('detail.participants', { count: week.registered }),
      empty: text('detail.no_registrations'),
    },
    ...(['offer', 'wish', 'held_back'] as const).flatMap((key) => {
      const rows = waiting(key);
      return rows.length
        ? [{ key, rows, title: words(`lists.${key}`, { count: rows.length }), empty: '' }]
        : [];
    }),
    {
      key: 'queue',
      rows: queue,
      title: text('detail.waiting_list', { count: queue.length }),
      empty: text('detail.no_waiting'),
    },
  ];
  return (
    <Stack spacing={3}>
      {lists.map(({ key, rows, title, empty }) => (
        <section key={key} aria-label={title}>
          <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
            {title}
          </Typography>
          {rows.length > 0 ? (
            <Rows course={course} rows={rows} label={title} />
          ) : (
            <Typography color="textSecondary">{empty}</Typography>
          )}
        </section>
      ))}
    </Stack>
  );
}

const nowrap = { whiteSpace: 'nowrap' } as const;

/** The icons stay in sight when the columns scroll under them. */
const icons = { ...nowrap, py: 0, position: 'sticky', right: 0, bgcolor: 'background.paper' } as const;

/** What the account is sent of the children: tax codes, contacts and answers are not for everybody who sees the project. */
function useShown(): { tax: boolean; details: boolean } {
  const can = useCan();
  const details = can('peopleCourseWeekRegistration.index');
  return { tax: details || can('child.index'), details };
}

/** Participants, or the queue with its places, side by side. */
function ParticipantTable({ course, rows, label }: ParticipantsProps) {
  const text = useText();
  const language = useLanguage();
  const labels = labelsOf(course);
  const words = useWeekWords();
  const queue = rows.some((row) => 'queue_position' in row);
  const isNumbered = rows.some((row) => 'queue_position' in row && row.queue_position !== null);
  const { tax, details } = useShown();
  const questionWords = useQuestionWords();
  const answered = details && course.questions.length > 0;
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {queue && (
              <TableCell align={isNumbered ? 'right' : 'left'}>
                {isNumbered ? text('detail.position') : words('state')}
              </TableCell>
            )}
            <TableCell>{text('detail.first_name')}</TableCell>
            <TableCell>{text('detail.last_name')}</TableCell>
            {tax && <TableCell>{text('detail.tax')}</TableCell>}
            <TableCell>{text('detail.created_at')}</TableCell>
            <TableCell>{text('detail.day_type')}</TableCell>
            <TableCell align="center">{text('detail.paid')}</TableCell>
            {details && <TableCell>{text('detail.phones')}</TableCell>}
            {answered && <TableCell>{questionWords('answer.title')}</TableCell>}
            <TableCell data-print="no">
              <span style={visuallyHidden}>{text('list.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              {'queue_position' in row && (
                <TableCell align={isNumbered ? 'right' : 'left'}>
                  {row.queue_position ?? placeWords({ ...row, is_waiting: true }, text)}
                </TableCell>
              )}
              <TableCell>{row.first_name}</TableCell>
              <TableCell>{row.last_name}</TableCell>
              {tax && <TableCell>{row.tax}</TableCell>}
              <TableCell sx={nowrap}>{formatInstant(row.created_at)}</TableCell>
              <TableCell>{dayTypeLabel(labels, row.day_type, language)}</TableCell>
              <TableCell align="center">
                <PaidCell registration={{ ...row, is_waiting: 'queue_position' in row }} />
              </TableCell>
              {details && (
                <TableCell sx={nowrap}>
                  <Phones row={row} />
                </TableCell>
              )}
              {answered && (
                <TableCell sx={{ minWidth: 180 }}>
                  <Answers course={course} row={row} />
                </TableCell>
              )}
              <TableCell align="right" data-print="no" sx={icons}>
                <ParticipantActions row={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** The same at the holiday site, on a tablet or phone: a card for each child, with numbers that a thumb can hit. */
function ParticipantCards({ course, rows, label }: ParticipantsProps) {
  const text = useText();
  const language = useLanguage();
  const labels = labelsOf(course);
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1,
        p: 0,
        m: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
      }}
    >
      {rows.map((row) => (
        <Card component="li" key={row.id} sx={{ p: 1.5, minWidth: 0 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              {'queue_position' in row && row.queue_position !== null && `${row.queue_position}. `}
              {row.first_name} {row.last_name}
            </Typography>
            <PaidCell registration={{ ...row, is_waiting: 'queue_position' in row }} />
          </Stack>
          {'queue_position' in row && row.queue_position === null && (
            <Typography>{placeWords({ ...row, is_waiting: true }, text)}</Typography>
          )}
          <Typography>{dayTypeLabel(labels, row.day_type, language)}</Typography>
          <Answers course={course} row={row} />
          <Typography variant="body2" color="textSecondary">
            {row.tax}
            {row.tax !== null && <br />}
            {`${text('detail.created_at')} ${formatInstant(row.created_at)}`}
          </Typography>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <span>
              <Phones row={row} large />
            </span>
            <span style={{ whiteSpace: 'nowrap' }}>
              <ParticipantActions row={row} />
            </span>
          </Stack>
        </Card>
      ))}
    </Box>
  );
}

/** What was answered for the child, each on a line: columns would be too many for a screen and for paper. */
function Answers({ course, row }: { course: CourseDetail; row: Row }) {
  const given = answersInWords(course.shown_questions, row.answers, useLanguage(), useYesNo());
  return given.map(({ id, label, text }) => (
    <Box key={id} sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>{`${label}: `}</Box>
      {text}
    </Box>
  ));
}

/** A child of a week, with or without its place in the queue. */
type Row = Participant | QueuedParticipant;

/** What table and cards get. */
interface ParticipantsProps {
  course: CourseDetail;
  rows: readonly Row[];
  /** What the rows are, for screen readers. */
  label: string;
}

/** The course's own words for the day types count only while it uses them. */
function labelsOf(course: CourseDetail): CourseLabels | null {
  return course.custom_labels ? course : null;
}

/** The emergency contacts, to be called by a tap. */
function Phones({ row, large = false }: { row: Row; large?: boolean }) {
  const text = useText();
  return emergencyContacts(row).map(({ name, phone }) => (
    <Link
      key={phone}
      href={telAddress(phone)}
      aria-label={text('detail.call', { number: name ? `${name}, ${phone}` : phone })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        whiteSpace: 'nowrap',
        minHeight: large ? 44 : 26,
      }}
    >
      <Phone sx={{ fontSize: large ? 20 : 16 }} data-print="no" />
      {/* A long name breaks, the number does not. */}
      <span style={{ whiteSpace: 'normal' }}>
        {name && `${name}: `}
        <span style={{ whiteSpace: 'nowrap' }}>{phone}</span>
      </span>
    </Link>
  ));
}

/** Moves the registration, and links to it and to the child, for those who may change them. */
function ParticipantActions({ row }: { row: Row }) {
  const text = useText();
  const can = useCan();
  const mayMove = useMayMove();
  const [moving, setMoving] = useState(false);
  const name = `${row.first_name} ${row.last_name}`;
  return (
    <>
      {mayMove && <MoveIcon name={name} onClick={() => setMoving(true)} />}
      {moving && (
        <Suspense>
          <MoveDialog id={row.id} onClose={() => setMoving(false)} />
        </Suspense>
      )}
      {can('peopleCourseWeekRegistration.update') && (
        <PageLink
          Icon={Edit}
          label={text('detail.edit', { name })}
          resource="peopleCourseWeekRegistration"
          id={row.id}
        />
      )}
      {can('child.update') && (
        <PageLink
          Icon={ChildCare}
          label={text('detail.child', { name })}
          resource="child"
          id={row.child_id}
        />
      )}
      <CancelIcon id={row.id} name={name} />
    </>
  );
}

interface PageLinkProps {
  Icon: ComponentType<{ fontSize: 'small' }>;
  label: string;
  resource: string;
  id: number;
}

function PageLink({ Icon, label, resource, id }: PageLinkProps) {
  const createPath = useCreatePath();
  return (
    <Tooltip title={label}>
      <IconButton
        component={LinkBase}
        to={createPath({ resource, type: 'edit', id })}
        size="small"
        aria-label={label}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
