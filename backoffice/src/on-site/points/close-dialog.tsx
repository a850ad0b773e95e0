import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { asksWhereChildIs, formatInstant, ISSUE_CLOSE_REASON_MAX, type AttendanceIssue } from '@feria/shared';
import { useId, useState, type FormEvent } from 'react';
import { markText, whyText } from './point-text';
import { usePointWords } from './words';
import { AskingDialog, CancelButton } from '../../resource-kit/asking/asking-dialog';

/** Asks why a point is closed; where the child is must be said when its day does not (`asksWhereChildIs`). */
export function CloseDialog(props: {
  point: AttendanceIssue;
  /** Further points that may be closed with it (`closedBeside`). */
  others: readonly AttendanceIssue[];
  name: string;
  busy: boolean;
  /** @param also ids of further points that are closed with it */
  onConfirm: (reason: string, also: number[]) => void;
  onClose: () => void;
}) {
  const words = usePointWords();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [closesAll, setClosesAll] = useState(false);
  const { point, others } = props;
  const closed = closesAll ? [point, ...others] : [point];
  const asksWhere = closed.some((one) => asksWhereChildIs(one.reason, one.mark, one.attendance));
  const isMissing = asksWhere && !reason.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!isMissing)
      props.onConfirm(
        reason.trim(),
        closed.slice(1).map((one) => one.id),
      );
  };
  return (
    <AskingDialog open onClose={props.onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogContent>
          <DialogContentText id={id} sx={{ color: 'text.primary', mb: 2 }}>
            {words(asksWhere ? 'close_where' : 'close_question', { name: props.name })}
          </DialogContentText>
          {others.length > 0 && (
            <FormControlLabel
              sx={{ mb: 2 }}
              control={
                <Checkbox checked={closesAll} onChange={(event) => setClosesAll(event.target.checked)} />
              }
              label={words('close_also', { smart_count: others.length })}
            />
          )}
          {closesAll && (
            <Box
              component="ul"
              tabIndex={0}
              aria-label={words('closed_also')}
              sx={{ mt: -1, mb: 2, pl: 2.5, maxHeight: 160, overflowY: 'auto', overflowWrap: 'anywhere' }}
            >
              {others.map((one) => (
                <li key={one.id}>
                  {`${formatInstant(one.made_at)}: ${markText(one.mark, words, one.date)}. ${whyText(one, words)}`}
                </li>
              ))}
            </Box>
          )}
          <TextField
            label={words(asksWhere ? 'where' : 'reason')}
            required={asksWhere}
            error={isAsked && isMissing}
            helperText={isAsked && isMissing ? words('where_missing') : undefined}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: ISSUE_CLOSE_REASON_MAX } }}
            autoFocus
            fullWidth
            multiline
          />
        </DialogContent>
        <DialogActions>
          <CancelButton disabled={props.busy} />
          <Button type="submit" variant="contained" loading={props.busy}>
            {words('close')}
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  );
}
