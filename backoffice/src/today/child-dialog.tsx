import Call from '@mui/icons-material/Call';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ATTENDANCE_NOTE_MAX } from '@feria/shared';
import { useId, useState } from 'react';
import { telAddress } from '../resource-kit/phone-link';
import { healthTexts, type ChildView } from './child-view';
import { timeOf, useToday, useWords } from './context';
import type { MarkedFields, Presence } from './marks';

const NOTHING: MarkedFields = { status: null, arrived_at: null, left_at: null, left_with: null };

interface Props {
  view: ChildView;
  onClose: () => void;
  onMark: (view: ChildView, fields: MarkedFields, presence: Presence) => void;
  onLeave: () => void;
}

/** Everything about a child: health, telephones, what can be marked besides arriving, and the note of the day. */
export function ChildDialog({ view, onClose, onMark, onLeave }: Props) {
  const t = useWords();
  const { store } = useToday();
  const id = useId();
  const { child, name, fields, presence } = view;
  const mark = (next: MarkedFields, state: Presence): void => {
    onMark(view, next, state);
    onClose();
  };
  const away = (status: 'absent' | 'excused'): void => mark({ ...NOTHING, status }, status);
  const health = healthTexts(child);
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{name}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            {child.age !== null && `${t('child.years', { smart_count: child.age })} · `}
            {child.leave_alone ? t('child.leaves_alone') : t('child.not_alone')}
            {child.swimming_help && ` · ${t('child.swimming')}`}
          </Typography>
          <History view={view} />
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
            {presence !== 'present' && (
              <Button
                variant="contained"
                color="success"
                sx={{ minHeight: 56 }}
                onClick={() =>
                  mark(
                    {
                      ...{ status: 'present', left_at: null, left_with: null },
                      arrived_at: fields.arrived_at ?? store.now().toISOString(),
                    },
                    'present',
                  )
                }
              >
                {t('child.arrive')}
              </Button>
            )}
            {presence === 'present' && (
              <Button variant="contained" sx={{ minHeight: 56 }} onClick={() => (onClose(), onLeave())}>
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
              <Button
                sx={{ minHeight: 56 }}
                onClick={() => mark(NOTHING, child.absence ? 'excused' : 'expected')}
              >
                {t('child.reset')}
              </Button>
            )}
          </Box>
          {(health.length > 0 || child.health?.with_diagnostics) && (
            <Alert severity="warning" icon={false}>
              <Typography component="h3" sx={{ fontWeight: 700 }}>
                {t('child.health')}
              </Typography>
              {child.health?.with_diagnostics && <div>{t('child.with_diagnostics')}</div>}
              {health.map(({ field, text }) => (
                <Typography key={field} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  <b>{t(`child.${field}`)}:</b> {text}
                </Typography>
              ))}
            </Alert>
          )}
          <Phones title={t('child.parents')} people={child.parents} />
          <Phones title={t('child.contacts')} people={child.contacts} />
          <Phones
            title={t('child.pickup')}
            people={child.pickup_persons.map((person) => ({
              name: person.relation ? `${person.name} (${person.relation})` : person.name,
              phone: person.phone,
            }))}
          />
          <Note key={child.child_id} view={view} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** What was marked of the child, by whom. */
function History({ view: { child, fields, unsent } }: { view: ChildView }) {
  const t = useWords();
  const { attendance, absence } = child;
  const lines: string[] = [];
  if (absence)
    lines.push(absence.reason ? t('child.told_reason', { reason: absence.reason }) : t('child.told'));
  if (fields.arrived_at && fields.status === 'present')
    lines.push(t('child.since', { time: timeOf(fields.arrived_at) }));
  if (fields.left_at) {
    const time = timeOf(fields.left_at);
    const isSaved = attendance?.left_with === fields.left_with;
    const name = isSaved ? attendance?.left_with_name : null;
    lines.push(
      fields.left_with === 'alone'
        ? t('child.left_alone', { time })
        : name
          ? t('child.left_with', { time, name })
          : t('child.left_at', { time }),
    );
  }
  if (unsent) lines.push(t('child.unsent'));
  else if (attendance?.changed_by) lines.push(t('child.by', { name: attendance.changed_by.name }));
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
          <Button
            key={index}
            href={telAddress(phone!)}
            startIcon={<Call />}
            sx={{ justifyContent: 'flex-start', textAlign: 'start', minHeight: 52 }}
          >
            <span>
              {name}
              {name && <br />}
              {phone}
            </span>
          </Button>
        ))}
      </Stack>
    </Box>
  );
}

/** The note of the day. It needs a network: a device keeps ids and times only. */
function Note({ view: { child } }: { view: ChildView }) {
  const t = useWords();
  const { store } = useToday();
  const stored = child.attendance?.note ?? '';
  const [text, setText] = useState(stored);
  const [result, setResult] = useState<'saved' | 'failed' | null>(null);
  const save = async (): Promise<void> => {
    setResult(null);
    setResult((await store.note(child.child_id, text.trim() || null)) ? 'saved' : 'failed');
  };
  return (
    <Box>
      <TextField
        multiline
        fullWidth
        label={t('child.note')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: ATTENDANCE_NOTE_MAX } }}
      />
      <Box role="status">
        {result && (
          <Alert severity={result === 'saved' ? 'success' : 'error'} sx={{ mt: 1 }}>
            {t(result === 'saved' ? 'child.note_saved' : 'child.note_offline')}
          </Alert>
        )}
      </Box>
      {text !== stored && (
        <Button variant="outlined" onClick={() => void save()} sx={{ mt: 1 }}>
          {t('child.save_note')}
        </Button>
      )}
    </Box>
  );
}
