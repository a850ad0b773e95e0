import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatEuros, formatInstant, type BankRunRecord } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useBankWords } from './words';

/** Runs that are shown: who finds a mistake finds it soon. */
const SHOWN = 5;

/** What was booked together last, to undo it; nothing where nothing of it stands. */
export function Runs({ onUndo }: { onUndo: (run: BankRunRecord) => void }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = useBankWords();
  const id = useId();
  const { data } = useQuery({
    queryKey: ['bank-entry', 'runs'],
    queryFn: () => api('GET', 'api/bank-run', { query: { itemsPerPage: SHOWN } }),
  });
  const standing = (data ?? []).filter((run) => run.standing > 0);
  if (standing.length === 0) return null;
  return (
    <div>
      <Typography id={id} variant="subtitle1" component="h3">
        {words('runs')}
      </Typography>
      <Stack component="ul" spacing={1} aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
        {standing.map((run) => {
          const text = words('run', {
            date: formatInstant(run.created_at),
            who: run.booked_by ?? '–',
            smart_count: run.standing,
            amount: formatEuros(run.amount),
          });
          return (
            <Stack
              key={run.id}
              component="li"
              direction="row"
              useFlexGap
              sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
            >
              <span>{text}</span>
              <Button
                size="small"
                aria-label={words('undo_run_of', { run: text })}
                onClick={() => onUndo(run)}
              >
                {words('undo_run')}
              </Button>
            </Stack>
          );
        })}
      </Stack>
    </div>
  );
}
