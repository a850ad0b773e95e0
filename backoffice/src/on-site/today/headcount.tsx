import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { countChildren, type ChildView } from './child-view';
import { useToday, useWords } from './context';
import { CountResult } from './count-result';
import { childNameIn, lastCounts, scopeKey, type Scope } from './counts';
import { scopeName } from './names';
import { timeOf } from './times';

/** Of the office, which sees every week: above so many counts only those that differ from the list. */
const MAX_COUNTS = 4;
/** How often the time beside the number is looked at. */
const TICK_MS = 10_000;

interface Props {
  /** The children on the screen, and the weeks they are of. */
  views: readonly ChildView[];
  scopes: readonly Scope[];
  canCount: boolean;
  onCount: () => void;
}

/** How many children are here now, and what was counted last, of a day that is over only that (product/on-site.md#headcount). */
export function Headcount({ views, scopes, canCount, onCount }: Props) {
  const t = useWords();
  const { state, store, language } = useToday();
  const [now, setNow] = useState(() => store.now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(store.now().getTime()), TICK_MS);
    return () => clearInterval(timer);
  }, [store]);
  const { held } = state;
  if (!held || scopes.length === 0) return null;
  const present = countChildren(views.filter(({ presence }) => presence === 'present'));
  const time = timeOf(Math.max(now, held.readAt ?? 0));
  const isToday = held.day.date === store.today();
  const counted = lastCounts(scopes, state.counts, held.day.date);
  const shown =
    counted.length <= MAX_COUNTS
      ? counted
      : counted.filter(({ count: { number, expected } }) => expected != null && expected !== number);
  return (
    <Box component="section" aria-label={t('count.title')} sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}>
        {isToday && <Typography sx={{ fontWeight: 700 }}>{t('count.now', { present, time })}</Typography>}
        {isToday && canCount && (
          <Button variant="outlined" onClick={onCount} sx={{ bgcolor: '#fff' }}>
            {t('count.button')}
          </Button>
        )}
      </Box>
      {shown.map(({ scope, count }) => (
        <CountResult
          key={scopeKey(scope)}
          count={count}
          label={scopes.length > 1 || scope.beside ? scopeName(t, scope, language) : null}
          nameOf={(childId) => childNameIn(views, childId) ?? t('points.unlisted')}
        />
      ))}
    </Box>
  );
}
