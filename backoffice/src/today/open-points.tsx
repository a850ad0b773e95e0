import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AttendanceIssue } from '@feria/shared';
import { useId, useState, type ReactNode } from 'react';
import { useToday, useWords } from './context';
import { markText, reasonText } from './describe';
import type { Mark } from './marks';
import { momentOf } from './times';

/**
 * Marks that were kept and do not count (product.md#open-points), and those that the server did not take at all. They stay until
 * somebody decides; without a network they can be read.
 */
export function OpenPoints() {
  const t = useWords();
  const { state } = useToday();
  const id = useId();
  const rejected = state.marks.filter(({ id: mark }) => state.rejected.has(mark));
  const count = state.issues.length + rejected.length;
  if (count === 0) return null;
  const isOffline = state.online !== true;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ bgcolor: '#fff4e0', border: 2, borderColor: '#b26a00', borderRadius: 1, p: 1.5, mb: 1.5 }}
    >
      <Typography id={id} component="h2" sx={{ fontWeight: 700 }}>
        {t('points.title', { smart_count: count })}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        {t('points.intro')} {isOffline && t('points.offline')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {rejected.map((mark) => (
          <RejectedMark key={mark.id} mark={mark} isOffline={isOffline} />
        ))}
        {state.issues.map((issue) => (
          <OpenPoint key={issue.id} issue={issue} isOffline={isOffline} />
        ))}
      </Box>
    </Box>
  );
}

function OpenPoint({ issue, isOffline }: { issue: AttendanceIssue; isOffline: boolean }) {
  const t = useWords();
  const { store } = useToday();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const settle = async (how: 'restore' | 'close'): Promise<void> => {
    setBusy(true);
    const message = await store.settleIssue(issue, how);
    setBusy(false);
    setFailure(message === null ? null : message || t('points.failed'));
  };
  const name = `${issue.child.first_name} ${issue.child.last_name}`;
  return (
    <Point
      name={name}
      made={t(issue.reason === 'place_ended' ? 'points.ended' : 'points.made', {
        name: issue.made_by?.name ?? t('somebody'),
        ...{ time: momentOf(issue.made_at), mark: markText(t, issue.mark) },
      })}
      why={reasonText(t, issue)}
      now={issue.attendance ? t('points.now', { mark: markText(t, issue.attendance) }) : null}
      failure={failure}
    >
      {issue.may_restore && (
        <Button
          variant="contained"
          disabled={isOffline || isBusy}
          aria-label={`${t('points.restore')}: ${name}`}
          onClick={() => void settle('restore')}
        >
          {t('points.restore')}
        </Button>
      )}
      <Button
        variant="outlined"
        disabled={isOffline || isBusy}
        aria-label={`${t('points.close')}: ${name}`}
        onClick={() => void settle('close')}
      >
        {t('points.close')}
      </Button>
    </Point>
  );
}

/** A mark that the server did not take: it is on this device only. */
function RejectedMark({ mark, isOffline }: { mark: Mark; isOffline: boolean }) {
  const t = useWords();
  const { state, store } = useToday();
  const child = [...state.days.values()]
    .flatMap(({ day }) => day.weeks)
    .flatMap(({ children }) => children)
    .find(({ child_id }) => child_id === mark.child_id);
  const name = child ? `${child.first_name} ${child.last_name}` : t('points.child', { id: mark.child_id });
  return (
    <Point
      name={name}
      made={`${momentOf(mark.changed_at)}: ${markText(t, mark.fields)}`}
      why={t('points.rejected', { message: state.rejected.get(mark.id) ?? '' })}
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
        onClick={() => void store.settleRejected(mark.id, 'discard')}
      >
        {t('points.discard')}
      </Button>
    </Point>
  );
}

interface PointProps {
  name: string;
  made: string;
  why: string;
  now: string | null;
  failure: string | null;
  /** What can be done. */
  children: ReactNode;
}

function Point({ name, made, why, now, failure, children }: PointProps) {
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.25, overflowWrap: 'anywhere' }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {name}
      </Typography>
      <Typography>{made}</Typography>
      <Typography>{why}</Typography>
      {now && <Typography color="textSecondary">{now}</Typography>}
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
