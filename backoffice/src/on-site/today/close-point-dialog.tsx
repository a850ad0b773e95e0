import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { asksWhereChildIs, ISSUE_CLOSE_REASON_MAX, type AttendanceIssue } from '@feria/shared';
import { useId, useState, type FormEvent } from 'react';
import { useToday, useWords } from './context';
import { issueText, markText } from './describe';
import { NOTHING } from './marks';
import { momentOf } from './times';

interface Props {
  issue: AttendanceIssue;
  /** Further points that may be closed with it (`closedBeside`). */
  others: readonly AttendanceIssue[];
  name: string;
  isBusy: boolean;
  /** Why it was not closed. */
  failure: string | null;
  onClose: () => void;
  /** @param also ids of further points that are closed with it */
  onConfirm: (reason: string | null, also: number[]) => void;
}

/** Asks before a point is closed: where the child is, when its day does not say it, else why, if one likes to say. */
export function ClosePointDialog({ issue, others, name, isBusy, failure, onClose, onConfirm }: Props) {
  const t = useWords();
  const { store } = useToday();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [closesAll, setClosesAll] = useState(false);
  const closed = closesAll ? [issue, ...others] : [issue];
  const asksWhere = closed.some((one) => asksWhereChildIs(one.reason, one.mark, one.attendance));
  const isMissing = asksWhere && !reason.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!isMissing)
      onConfirm(
        reason.trim() || null,
        closed.slice(1).map((one) => one.id),
      );
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{t('points.close_title', { name })}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>
            {issue.version === null
              ? t('points.close_text_hidden')
              : t('points.close_text', { mark: markText(t, issue.attendance ?? NOTHING) })}
          </Typography>
          {others.length > 0 && (
            <FormControlLabel
              sx={{ mb: 2 }}
              control={
                <Checkbox checked={closesAll} onChange={(event) => setClosesAll(event.target.checked)} />
              }
              label={t('points.close_also', { smart_count: others.length })}
            />
          )}
          {closesAll && (
            <Box
              component="ul"
              tabIndex={0}
              aria-label={t('points.closed_also')}
              sx={{ mt: -1, mb: 2, pl: 2.5, maxHeight: 160, overflowY: 'auto', overflowWrap: 'anywhere' }}
            >
              {others.map((one) => (
                <li key={one.id}>{`${momentOf(one.made_at)}: ${issueText(t, one, store.userId)}`}</li>
              ))}
            </Box>
          )}
          <TextField
            autoFocus
            fullWidth
            multiline
            required={asksWhere}
            label={t(asksWhere ? 'points.where' : 'points.why')}
            value={reason}
            error={isAsked && isMissing}
            helperText={isAsked && isMissing ? t('points.where_missing') : undefined}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: ISSUE_CLOSE_REASON_MAX } }}
          />
          <Box role="status">
            {failure && (
              <Alert severity="error" sx={{ mt: 1 }}>
                {failure}
              </Alert>
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('points.keep')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t('points.close')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
