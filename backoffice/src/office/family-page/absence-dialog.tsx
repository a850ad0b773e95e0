import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { ABSENCE_REASON_MAX, isIsoDate, lastAbsenceDay, romeToday } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { DateField } from '../../resource-kit/inputs/date-field';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { useOnSiteWords } from '../../families/child/on-site-words';
import { otherProblem, problemAt } from '../../families/child/problem-at';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

const DAYS = ['from', 'to'] as const;
const FIELDS: readonly string[] = [...DAYS, 'reason'];

/** Notes for a family that a child does not come. */
export function AbsenceDialog(props: { child: { id: number; name: string }; onClose: () => void }) {
  const { child, onClose } = props;
  const { api } = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const words = useOnSiteWords();
  const today = romeToday();
  const [typed, setTyped] = useState({ from: today, to: today, reason: '' });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const { is_present } = await api('POST', 'api/child/{id}/absence', {
        params: { id: child.id },
        body: { ...typed, reason: typed.reason || null },
      });
      if (is_present)
        notify(words('absence_present', { name: child.name }), { type: 'warning', autoHideDuration: null });
      else notify(words('absence_told'), { type: 'success' });
      refresh();
      onClose();
    } catch (problem) {
      setError(problem as Error);
      setBusy(false);
    }
  };
  const general = error && otherProblem(error, (path) => FIELDS.includes(path));
  const reasonProblem = problemAt(error, 'reason');
  return (
    <TitledDialog
      title={words('absence_title', { name: child.name })}
      onClose={() => !isBusy && onClose()}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={isBusy} />
          <Button onClick={() => void save()} variant="contained" loading={isBusy}>
            {words('absence_send')}
          </Button>
        </>
      }
    >
      {general && <Alert severity="error">{translate(general, { _: general })}</Alert>}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, pt: 1 }}>
        {DAYS.map((field) => {
          return (
            <DateField
              key={field}
              label={words(`absence_${field}`)}
              required
              value={typed[field]}
              onChange={(value) =>
                setTyped({
                  ...typed,
                  [field]: value,
                  // The last day follows the first, so that one day is told by one field.
                  ...(field === 'from' && isIsoDate(value) && value > typed.to && { to: value }),
                })
              }
              problem={problemAt(error, field)}
              min={today}
              max={lastAbsenceDay(today)}
            />
          );
        })}
      </Box>
      <TextField
        label={words('absence_reason')}
        value={typed.reason}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        error={reasonProblem !== undefined}
        helperText={reasonProblem ?? words('absence_reason_help')}
        multiline
        maxRows={4}
        slotProps={{ htmlInput: { maxLength: ABSENCE_REASON_MAX } }}
      />
    </TitledDialog>
  );
}
