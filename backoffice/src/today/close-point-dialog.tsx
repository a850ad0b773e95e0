import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { asksWhereChildIs, ISSUE_CLOSE_REASON_MAX, type AttendanceIssue } from '@feria/shared';
import { useId, useState, type FormEvent } from 'react';
import { useWords } from './context';
import { markText } from './describe';
import { NOTHING } from './marks';

interface Props {
  issue: AttendanceIssue;
  name: string;
  isBusy: boolean;
  /** Why it was not closed. */
  failure: string | null;
  onClose: () => void;
  onConfirm: (reason: string | null) => void;
}

/** Asks before a point is closed: where the child is, when its day does not say it, else why, if one likes to say. */
export function ClosePointDialog({ issue, name, isBusy, failure, onClose, onConfirm }: Props) {
  const t = useWords();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const asksWhere = asksWhereChildIs(issue.reason, issue.mark, issue.attendance);
  const isMissing = asksWhere && !reason.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!isMissing) onConfirm(reason.trim() || null);
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
