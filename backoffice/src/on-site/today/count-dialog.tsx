import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { HEADCOUNT_MAX } from '@feria/shared';
import { useId, useState } from 'react';
import type { ChildView } from './child-view';
import { useToday, useWords } from './context';
import { CountResult } from './count-result';
import { notCountedIn, presentIn, scopeKey, type Scope, type UnsentCount } from './counts';
import { scopeName } from './names';

interface Props {
  scopes: readonly Scope[];
  views: readonly ChildView[];
  onClose: () => void;
}

/**
 * Counting: a number by tapping or typing, and at once what it says. It works without a network. Until it is saved, the list is that
 * of the moment; what is saved with the number is what is on the screen then, and the result stays that of the count.
 */
export function CountDialog({ scopes, views, onClose }: Props) {
  const t = useWords();
  const { state, store, language } = useToday();
  const id = useId();
  const [chosen, setChosen] = useState(() => (scopes[0] ? scopeKey(scopes[0]) : ''));
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [saved, setSaved] = useState<UnsentCount | null>(null);
  // Of those who were there when it was counted: they may go from the list while the dialog is open, with whoever counted.
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  // By its key, also when the office changes the groups meanwhile: what was chosen stays chosen.
  const [offered] = useState(scopes);
  const isChosen = (one: Scope): boolean => scopeKey(one) === chosen;
  const scope = scopes.find(isChosen) ?? offered.find(isChosen);
  if (!scope || !state.held) return null;
  const present = presentIn(scope, views);
  const notCounted = notCountedIn(scope, views);
  const number = /^\d{1,4}$/.test(typed) ? Number(typed) : null;
  const step = (by: 1 | -1): void =>
    setTyped(String(Math.min(HEADCOUNT_MAX, Math.max(0, (number ?? 0) + by))));
  const save = (): void => {
    setAsked(true);
    if (number === null) return;
    setNames(new Map(present.map(({ child, name }) => [child.child_id, name])));
    void store
      .count({
        course_week_id: scope.week.id,
        week_group_id: scope.group?.id ?? null,
        number,
        expected: present.length,
        children: present.map(({ child }) => child.child_id),
      })
      .then(setSaved);
  };
  const sent = saved && (scope.week.headcounts ?? []).find((count) => count.id === saved.id);
  const isMissing = isAsked && number === null;
  return (
    <Dialog
      open
      fullWidth
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{
        // A narrow phone has no room for the usual margins.
        paper: { sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' } } },
      }}
    >
      <DialogTitle id={id}>{t('count.title')}</DialogTitle>
      <DialogContent>
        {saved ? (
          <CountResult
            count={sent ?? saved}
            label={scopeName(t, scope, language)}
            nameOf={(childId) => names.get(childId) ?? t('points.unlisted')}
          />
        ) : (
          <Stack spacing={2} sx={{ pt: 1 }}>
            {offered.length > 1 && (
              <TextField
                select
                fullWidth
                label={t('count.scope')}
                value={chosen}
                slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
                onChange={(event) => setChosen(event.target.value)}
              >
                {offered.map((one) => (
                  <option key={scopeKey(one)} value={scopeKey(one)}>
                    {scopeName(t, one, language)}
                  </option>
                ))}
              </TextField>
            )}
            <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
              <IconButton
                aria-label={t('count.fewer')}
                onClick={() => step(-1)}
                sx={{ width: 56, height: 56 }}
              >
                <Remove />
              </IconButton>
              <TextField
                autoFocus
                fullWidth
                label={t('count.number')}
                value={typed}
                error={isMissing}
                helperText={isMissing ? t('count.missing') : undefined}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
                onChange={(event) => setTyped(event.target.value.trim())}
                onKeyDown={(event) => event.key === 'Enter' && save()}
              />
              <IconButton aria-label={t('count.more')} onClick={() => step(1)} sx={{ width: 56, height: 56 }}>
                <Add />
              </IconButton>
            </Stack>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {/* The field of the choice cuts long names. */}
              {offered.length > 1 && <b>{scopeName(t, scope, language)}: </b>}
              {t('count.expected', { smart_count: present.length })}
            </Typography>
            {notCounted.length > 0 && (
              <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
                {t('count.not_counted', { names: notCounted.map(({ name }) => name).join(', ') })}
              </Alert>
            )}
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>{t('close')}</Button>
        {saved ? (
          <Button
            variant="outlined"
            onClick={() => {
              setSaved(null);
              setTyped('');
              setAsked(false);
            }}
          >
            {t('count.again')}
          </Button>
        ) : (
          <Button variant="contained" onClick={save}>
            {t('count.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
