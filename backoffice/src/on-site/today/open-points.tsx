import Call from '@mui/icons-material/Call';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { closedBeside, type AttendanceIssue } from '@feria/shared';
import { restoredFields } from '@feria/shared/rules/attendance-merge';
import { Fragment, useEffect, useId, useState, type ReactNode } from 'react';
import { telAddress } from '../../resource-kit/phone-link';
import { CallOffice } from './call-office';
import { ClosePointDialog } from './close-point-dialog';
import { ConfirmDialog } from './confirm-dialog';
import { useToday, useWords } from './context';
import { dayWord } from './days';
import { issueMark, markText, reasonText } from './describe';
import { NOTHING, type Mark, type MarkedFields } from './marks';
import { titleOfDay } from './names';
import { emergencyPersons } from './people';
import {
  bringsBack,
  keyOfIssue,
  kindOfPoints,
  nameOfPoint,
  namesOfPoints,
  pointsOf,
  withoutUndoing,
  type Point,
} from './points';
import { dayName, momentOf } from './times';

interface Props {
  unfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
  /** The point that somebody wants to see; a new object each time. */
  wanted: Pick<Point, 'key'> | null;
  /** Whether a child is on the list that is shown. */
  hasChild: (childId: number) => boolean;
  /** Opens a child of the list. */
  onChild: (childId: number) => void;
}

/**
 * Marks that were kept and do not count (product/on-site.md#open-points), and those that the server did not take at all, by day, newest first.
 * They stay until somebody decides; without a network they can be read. Folded, so that the children stand on the first screen, the box
 * says of whom they are.
 */
export function OpenPoints({ unfolded, onUnfold, wanted, hasChild, onChild }: Props) {
  const t = useWords();
  const { state, store, language } = useToday();
  const id = useId();
  const entries = pointsOf(state);
  const count = entries.length;
  useEffect(() => {
    const point = wanted && document.getElementById(wanted.key);
    point?.scrollIntoView({ block: 'center' });
    point?.focus();
  }, [wanted]);
  if (count === 0) return null;
  const isOffline = state.online !== true;
  const dates = [...new Set(entries.map(({ date }) => date))].sort().reverse();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        bgcolor: '#fff4e0',
        border: 2,
        borderColor: '#b26a00',
        borderRadius: 1,
        px: 1.5,
        py: unfolded ? 1.5 : 0,
        mb: 1.5,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
          <Typography
            id={id}
            component="h2"
            sx={{ fontWeight: 700, lineHeight: 'inherit', display: unfolded ? 'block' : 'inline' }}
          >
            {t('points.title', { smart_count: count })}
          </Typography>
          {!unfolded && `: ${namesOfPoints(t, entries)}`}
        </Box>
        <Button
          color="inherit"
          aria-expanded={unfolded}
          aria-describedby={id}
          endIcon={unfolded ? <ExpandLess /> : <ExpandMore />}
          onClick={() => onUnfold(!unfolded)}
          sx={{ flexShrink: 0 }}
        >
          {t(unfolded ? 'points.fold' : 'points.unfold')}
        </Button>
      </Box>
      {unfolded && (
        <Typography>
          {t(`points.intro_${kindOfPoints(entries)}`)} {isOffline && t('points.offline')}
        </Typography>
      )}
      {unfolded &&
        dates.map((date) => (
          <Fragment key={date}>
            <Typography component="h3" sx={{ fontWeight: 700, mt: 1, mb: 0.5 }}>
              {titleOfDay(t, dayWord(date, store.today()), dayName(date, language))}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
              {entries
                .filter((entry) => entry.date === date)
                .map((entry) =>
                  'erased' in entry ? (
                    <ErasedPoint key={entry.key} id={entry.key} marks={entry.erased} />
                  ) : 'mark' in entry ? (
                    <RejectedMark
                      key={entry.key}
                      mark={entry.mark}
                      name={nameOfPoint(t, entry)}
                      isOffline={isOffline}
                    />
                  ) : (
                    <OpenPoint
                      key={entry.key}
                      issue={entry.issue}
                      isOffline={isOffline}
                      onChild={hasChild(entry.issue.child.id) ? onChild : null}
                    />
                  ),
                )}
            </Box>
          </Fragment>
        ))}
    </Box>
  );
}

interface OpenPointProps {
  issue: AttendanceIssue;
  isOffline: boolean;
  /** Opens its child; `null` when that is not on the list. */
  onChild: ((childId: number) => void) | null;
}

function OpenPoint({ issue, isOffline, onChild }: OpenPointProps) {
  const t = useWords();
  const { state, store } = useToday();
  const [isBusy, setBusy] = useState(false);
  const [asksToRestore, setAsksToRestore] = useState(false);
  const [asksToClose, setAsksToClose] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const settle = async (
    how: 'restore' | 'close',
    answer: { reason: string | null; also: number[] } = { reason: null, also: [] },
  ): Promise<void> => {
    setBusy(true);
    const message = await store.settleIssue(issue, how, answer);
    setBusy(false);
    setFailure(message === null ? null : message || t('points.failed'));
  };
  const name = `${issue.child.first_name} ${issue.child.last_name}`;
  return (
    <PointCard
      id={keyOfIssue(issue.id)}
      name={name}
      made={t(madeKey(issue), {
        name: issue.made_by?.name ?? t('somebody'),
        time: momentOf(issue.made_at),
        mark: issueMark(t, issue),
      })}
      why={reasonText(t, issue, store.userId)}
      now={issue.attendance ? t('points.now', { mark: markText(t, issue.attendance) }) : null}
      failure={failure}
      contact={issue.contact ?? null}
      hint={
        // A point that an earlier build of the page kept does not say who may close it.
        issue.may_close === false
          ? t('points.not_yours')
          : bringsBack(issue, { today: store.today(), isListed: onChild !== null })
            ? t('points.is_there')
            : null
      }
    >
      {issue.contact && onChild && (
        <Button
          variant="contained"
          aria-label={`${t('points.to_child')}: ${name}`}
          onClick={() => onChild(issue.child.id)}
        >
          {t('points.to_child')}
        </Button>
      )}
      {issue.may_restore && (
        <Button
          variant="contained"
          disabled={isOffline || isBusy}
          aria-label={`${t('points.restore')}: ${name}`}
          onClick={() => setAsksToRestore(true)}
        >
          {t('points.restore')}
        </Button>
      )}
      {issue.may_close !== false && (
        <Button
          variant="outlined"
          disabled={isOffline || isBusy}
          aria-label={`${t('points.close')}: ${name}`}
          onClick={() => setAsksToClose(true)}
        >
          {t('points.close')}
        </Button>
      )}
      {asksToClose && (
        <ClosePointDialog
          issue={issue}
          others={closedBeside(issue, state.issues)}
          name={name}
          isBusy={isBusy}
          failure={failure}
          onClose={() => {
            setAsksToClose(false);
            setFailure(null);
          }}
          onConfirm={(reason, also) => void settle('close', { reason, also })}
        />
      )}
      {asksToRestore && (
        <ConfirmDialog
          title={t('points.restore_title', { name })}
          yes={t('points.restore')}
          no={t('points.keep')}
          onAnswer={(isMeant) => {
            setAsksToRestore(false);
            if (isMeant) void settle('restore');
          }}
        >
          <Typography>{t('points.now', { mark: markText(t, issue.attendance ?? NOTHING) })}</Typography>
          <Typography>{t('points.then', { mark: markText(t, afterwards(issue)) })}</Typography>
          {issue.may_pick_up === false && (
            <Typography sx={{ color: '#8c1d18', fontWeight: 700 }}>{t('points.not_entitled')}</Typography>
          )}
          {issue.told_absent && (
            <Typography sx={{ color: '#8c1d18', fontWeight: 700 }}>
              {t('points.reasons.told_absent')}
            </Typography>
          )}
          {issue.reason === 'not_taken_over' && <Typography>{reasonText(t, issue, store.userId)}</Typography>}
        </ConfirmDialog>
      )}
    </PointCard>
  );
}

/** How a point says what there was: a mark, or what stood there when something else happened. */
function madeKey({ reason }: AttendanceIssue): 'points.ended' | 'points.noted' | 'points.made' {
  if (reason === 'place_ended') return 'points.ended';
  return reason === 'told_absent' ? 'points.noted' : 'points.made';
}

/** What the day says when the mark of a point is restored. */
function afterwards({ attendance, mark }: AttendanceIssue): MarkedFields {
  const now = attendance ?? NOTHING;
  return { ...now, ...restoredFields(now, mark) };
}

/** A mark that the server did not take: it is on this device only. */
function RejectedMark({ mark, name, isOffline }: { mark: Mark; name: string; isOffline: boolean }) {
  const t = useWords();
  const { state, store } = useToday();
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  return (
    <PointCard
      id={`mark-${mark.id}`}
      name={name}
      made={`${momentOf(mark.changed_at)}: ${markText(t, mark.fields)}`}
      why={t('points.rejected', { message: state.rejected.get(mark.id)?.message ?? '' })}
      now={t('points.only_here')}
      failure={null}
    >
      <Button
        variant="contained"
        disabled={isOffline}
        aria-label={`${t('points.send')}: ${name}`}
        onClick={() => void store.settleRejected(mark.id, 'send')}
      >
        {t('points.send')}
      </Button>
      <Button
        variant="outlined"
        aria-label={`${t('points.discard')}: ${name}`}
        onClick={() => setAsksToDiscard(true)}
      >
        {t('points.discard')}
      </Button>
      {asksToDiscard && (
        <ConfirmDialog
          title={t('points.discard_title', { name })}
          yes={t('points.discard')}
          no={t('points.keep')}
          onAnswer={(isMeant) => {
            setAsksToDiscard(false);
            if (isMeant) void store.settleRejected(mark.id, 'discard');
          }}
        >
          <Typography>{t('points.discard_text', { mark: markText(t, mark.fields) })}</Typography>
        </ConfirmDialog>
      )}
    </PointCard>
  );
}

/** Marks of a child whose family was erased: they are on this device only, and can never be sent. */
function ErasedPoint({ id, marks }: { id: string; marks: readonly Mark[] }) {
  const t = useWords();
  const { state, store } = useToday();
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const made = withoutUndoing(marks)
    .map(({ mark, isTakenBack }) =>
      [
        `${momentOf(mark.changed_at)}: ${markText(t, mark.fields)}`,
        ...(isTakenBack ? [t('points.taken_back')] : []),
      ].join(', '),
    )
    .join('; ');
  return (
    <PointCard
      id={id}
      name={t('points.erased')}
      made={made}
      why={t('points.erased_why')}
      now={null}
      failure={null}
    >
      <CallOffice phone={state.held?.day.office_phone} />
      <Button variant="outlined" onClick={() => setAsksToDiscard(true)} sx={{ mt: 1 }}>
        {t('points.discard')}
      </Button>
      {asksToDiscard && (
        <ConfirmDialog
          title={t('points.erased_discard_title')}
          yes={t('points.discard')}
          no={t('points.keep')}
          onAnswer={(isMeant) => {
            setAsksToDiscard(false);
            if (isMeant) void store.discardMarks(marks.map((mark) => mark.id));
          }}
        >
          <Typography>{t('points.discard_text', { mark: made })}</Typography>
        </ConfirmDialog>
      )}
    </PointCard>
  );
}

function PhoneButton({ name, phone }: { name: string; phone: string }) {
  return (
    <Button
      href={telAddress(phone)}
      startIcon={<Call />}
      sx={{ display: 'flex', justifyContent: 'flex-start', textAlign: 'start', minHeight: 48 }}
    >
      {name === phone ? phone : `${name}, ${phone}`}
    </Button>
  );
}

interface PointProps {
  id: string;
  name: string;
  made: string;
  why: string;
  now: string | null;
  failure: string | null;
  /** Of a child that is looked for. A list that an earlier build of the page kept has none. */
  contact?: AttendanceIssue['contact'];
  /** What to do first. */
  hint?: string | null;
  /** What can be done. */
  children: ReactNode;
}

function PointCard({ id, name, made, why, now, failure, contact = null, hint = null, children }: PointProps) {
  const t = useWords();
  const contacts = emergencyPersons({
    parents: contact?.parents ?? [],
    pickup_persons: [],
    // A point that an earlier build of the page kept has none.
    contacts: contact?.contacts ?? [],
  });
  return (
    <Card id={id} tabIndex={-1} component="li" variant="outlined" sx={{ p: 1.25, overflowWrap: 'anywhere' }}>
      <Typography component="h4" sx={{ fontWeight: 700 }}>
        {name}
      </Typography>
      <Typography>{made}</Typography>
      <Typography>{why}</Typography>
      {now && <Typography color="textSecondary">{now}</Typography>}
      {contact?.health && (
        <Typography sx={{ color: '#8c1d18', fontWeight: 700 }}>{t('points.health')}</Typography>
      )}
      {contact?.health === null && <Typography>{t('child.health_hidden')}</Typography>}
      {contact?.parents.map(
        ({ id: personId, name: parent, phone }) =>
          phone && <PhoneButton key={personId} name={parent} phone={phone} />,
      )}
      {contacts.length > 0 && (
        <>
          <Typography>{t('child.contacts')}:</Typography>
          {contacts.map((person) => (
            <PhoneButton key={person.id} {...person} />
          ))}
        </>
      )}
      {hint && <Typography sx={{ fontWeight: 700 }}>{hint}</Typography>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {children}
      </Stack>
      <Box role="status">
        {failure && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {failure}
          </Alert>
        )}
      </Box>
    </Card>
  );
}
