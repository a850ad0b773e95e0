import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { NOT_MARKED, type AttendanceIssue } from '@feria/shared';
import { restoredFields } from '@feria/shared/rules/attendance-merge';
import { useId } from 'react';
import { dayText, whyText } from './point-text';
import { usePointWords } from './words';
import { AskingDialog, CancelButton } from '../../resource-kit/asking/asking-dialog';

/** Asks before a mark is restored: what stands there now, and what will. The harmless answer has the focus. */
export function RestoreDialog(props: {
  point: AttendanceIssue;
  name: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { point, name, busy, onConfirm, onClose } = props;
  const words = usePointWords();
  const id = useId();
  const now = point.attendance ?? NOT_MARKED;
  return (
    <AskingDialog open role="alertdialog" onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{words('restore_question', { name })}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, '& dt': { fontWeight: 700, mt: 1 }, '& dd': { m: 0 } }}>
          <dt>{words('now')}</dt>
          <dd>{dayText(point.attendance, words, point.date)}</dd>
          <dt>{words('afterwards')}</dt>
          <dd>{dayText({ ...now, ...restoredFields(now, point.mark) }, words, point.date)}</dd>
        </Box>
        {point.reason === 'not_taken_over' && <Typography sx={{ mt: 2 }}>{whyText(point, words)}</Typography>}
        {point.told_absent && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {words('told_absent')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <CancelButton disabled={busy} autoFocus />
        <Button variant="contained" loading={busy} onClick={onConfirm}>
          {words('restore')}
        </Button>
      </DialogActions>
    </AskingDialog>
  );
}
