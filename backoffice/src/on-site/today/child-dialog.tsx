import type { Presence } from '@feria/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { CallButton } from './call-button';
import { answersOf, healthTexts, type ChildView } from './child-view';
import { ConfirmDialog } from './confirm-dialog';
import { useToday, useWords } from './context';
import { departureText, healthLabel, issueText, markText, toldBy } from './describe';
import { Emergency } from './emergency';
import { NOT_LEFT, NOTHING, type MarkedFields } from './marks';
import type { OverDay } from './names';
import { Note } from './note';
import { emergencyPersons } from './people';
import type { Point } from './points';
import { timeOf } from './times';
import { WithoutMark } from './without-mark';
import type { MarkChild } from './use-marking';

interface Props {
  view: ChildView;
  onClose: () => void;
  /** `false`: the day has not come. */
  canMark: boolean;
  /** `null`: the day is not over. Of one that is, times are typed, and the rest asks first. */
  over: OverDay | null;
  /** What was marked of the child on this day and does not count. */
  points: readonly Point[];
  onPoint: (key: string) => void;
  onMark: MarkChild;
  onLeave: () => void;
  onCorrect: () => void;
}

/** A mark of a day that is over, until somebody says that it is meant. */
interface Question {
  next: MarkedFields;
  state: Presence;
  /** Of the button. */
  label: string;
}

/** Everything about a child: health, telephones, what can be marked besides arriving, and the note of the day. */
export function ChildDialog(props: Props) {
  const { view, canMark, over, points, onPoint, onClose, onMark, onLeave, onCorrect } = props;
  const t = useWords();
  const { store } = useToday();
  const id = useId();
  const { child, name, fields, presence } = view;
  const [question, setQuestion] = useState<Question | null>(null);
  const mark = (next: MarkedFields, state: Presence, isAsked = false): void => {
    onMark(view, next, state, isAsked);
    onClose();
  };
  const arrive = (): void =>
    mark(
      { status: 'present', ...NOT_LEFT, arrived_at: fields.arrived_at ?? store.now().toISOString() },
      'present',
    );
  const change = (asked: Question): void => (over ? setQuestion(asked) : mark(asked.next, asked.state));
  const away = (status: 'absent' | 'excused'): void =>
    change({ next: { ...NOTHING, status }, state: status, label: t(`child.${status}`) });
  const reset = (): void => {
    const asked: Question = {
      next: NOTHING,
      state: child.absence ? 'excused' : 'expected',
      label: t('child.reset'),
    };
    // Without a mark nobody would see the child any more.
    if (child.place_ended) setQuestion(asked);
    else change(asked);
  };
  const health = healthTexts(child);
  const answers = answersOf(child).filter((one) => !one.warns);
  const contacts = emergencyPersons(child);
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{name}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {points.map((point) => (
            <PointNotice key={point.key} point={point} onShow={() => onPoint(point.key)} />
          ))}
          <Typography>
            {child.age !== null && `${t('child.years', { smart_count: child.age })} · `}
            {child.leave_alone ? t('child.leaves_alone') : t('child.not_alone')}
            {child.swimming_help && ` · ${t('child.swimming')}`}
          </Typography>
          {child.place_ended && (
            <Alert severity="warning">
              <b>{t('child.place_ended')}.</b> {t('child.place_ended_long')}
            </Alert>
          )}
          {child.to_take_over && presence === 'present' && (
            <Alert severity="warning">
              {t('child.to_take_over_long', { name: child.attendance?.told_by?.name ?? t('somebody') })}
            </Alert>
          )}
          <History view={view} />
          {canMark && (
            <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
              {presence !== 'present' && (
                <Button
                  variant="contained"
                  color="success"
                  sx={{ minHeight: 56 }}
                  onClick={over ? onCorrect : arrive}
                >
                  {t('child.arrive')}
                </Button>
              )}
              {presence === 'present' && (
                <Button variant="contained" sx={{ minHeight: 56 }} onClick={onLeave}>
                  {t('child.leave')}
                </Button>
              )}
              {presence !== 'absent' && (
                <Button variant="outlined" sx={{ minHeight: 56 }} onClick={() => away('absent')}>
                  {t('child.absent')}
                </Button>
              )}
              {presence !== 'excused' && (
                <Button variant="outlined" sx={{ minHeight: 56 }} onClick={() => away('excused')}>
                  {t('child.excused')}
                </Button>
              )}
              {(fields.status ?? fields.left_at) !== null && (
                <Button sx={{ minHeight: 56 }} onClick={reset}>
                  {t('child.reset')}
                </Button>
              )}
              <Button sx={{ minHeight: 48, gridColumn: '1 / -1' }} onClick={onCorrect}>
                {t('child.correct')}
              </Button>
            </Box>
          )}
          {child.health === null && (
            <Alert severity="info" icon={false}>
              {t('child.health_hidden_long')}
            </Alert>
          )}
          {(health.length > 0 || child.health?.with_diagnostics) && (
            <Alert severity="warning" icon={false}>
              <Typography component="h3" sx={{ fontWeight: 700 }}>
                {t('child.health')}
              </Typography>
              {child.health?.with_diagnostics && <div>{t('child.with_diagnostics')}</div>}
              {health.map((one) => (
                <Typography
                  key={healthLabel(t, one)}
                  sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                >
                  <b>{healthLabel(t, one)}:</b> {one.text}
                </Typography>
              ))}
            </Alert>
          )}
          <Emergency view={view} />
          <Phones title={t('child.parents')} people={child.parents} />
          <Phones
            title={t('child.pickup')}
            people={child.pickup_persons.map((person) => ({
              name: person.relation ? `${person.name} (${person.relation})` : person.name,
              phone: person.phone,
            }))}
          />
          <Phones title={t('child.contacts_may_not', { smart_count: contacts.length })} people={contacts} />
          {answers.length > 0 && (
            <div>
              <Typography component="h3" sx={{ fontWeight: 700 }}>
                {t('child.answers')}
              </Typography>
              {answers.map(({ question, answer }) => (
                <Typography key={question} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  <b>{question}:</b> {answer}
                </Typography>
              ))}
            </div>
          )}
          {canMark && <Note key={child.child_id} view={view} over={over} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
      {question && (
        <ConfirmDialog
          title={over ? t(`over.title_${over.word}`) : t('reset_ended.title', { name })}
          yes={over ? t('over.yes') : t('reset_ended.yes')}
          no={over ? t('over.no') : t('undo_departure.no')}
          onAnswer={(isMeant) => {
            setQuestion(null);
            if (isMeant) mark(question.next, question.state, true);
          }}
        >
          {over && <Typography sx={{ fontWeight: 700 }}>{over.title}</Typography>}
          <Typography>{`${name}: ${question.label}`}</Typography>
          {child.place_ended && question.next.status === null && <WithoutMark view={view} />}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Says what was marked and does not count, and leads to it. */
function PointNotice({ point, onShow }: { point: Point; onShow: () => void }) {
  const t = useWords();
  const { state, store } = useToday();
  const text =
    'issue' in point
      ? issueText(t, point.issue, store.userId)
      : 'erased' in point
        ? t('points.erased_why')
        : `${markText(t, point.mark.fields)}. ${t('points.rejected', { message: state.rejected.get(point.mark.id)?.message ?? '' })}`;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {t('child.open_point')}
      </Typography>
      {text}
      <Button color="inherit" variant="outlined" onClick={onShow} sx={{ display: 'flex', mt: 1 }}>
        {t('points.show', { smart_count: 1 })}
      </Button>
    </Alert>
  );
}

/** What was marked of the child, by whom. */
function History({ view: { child, fields, unsent } }: { view: ChildView }) {
  const t = useWords();
  const { attendance, absence } = child;
  const maker = attendance && toldBy(attendance);
  const lines: string[] = [];
  if (absence)
    lines.push(absence.reason ? t('child.told_reason', { reason: absence.reason }) : t('child.told'));
  if (fields.arrived_at && fields.status === 'present')
    lines.push(t('child.since', { time: timeOf(fields.arrived_at) }));
  const departure = departureText(t, fields);
  if (departure) lines.push(departure);
  if (unsent) lines.push(t('child.unsent'));
  else if (maker) lines.push(t('child.by', { name: maker.name }));
  if (lines.length === 0) return null;
  return (
    <Box>
      {lines.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
    </Box>
  );
}

function Phones({
  title,
  people,
}: {
  title: string;
  people: readonly { name: string | null; phone: string | null }[];
}) {
  const callable = people.filter(({ phone }) => phone);
  if (callable.length === 0) return null;
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Stack spacing={0.5}>
        {callable.map(({ name, phone }, index) => (
          <CallButton key={index} name={name} phone={phone!} />
        ))}
      </Stack>
    </Box>
  );
}
