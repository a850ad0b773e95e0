import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useToday, useWords } from './context';
import { issueText, markText } from './describe';
import { inOrderOfTelling, keyOfIssue, titleOfNew } from './points';

/** So many are told one by one; the others stand in the list. */
const MAX_TOLD = 2;

/** The list below has the rest: the message must not hide the children. */
const FEW_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/**
 * Tells at once that own marks became open points, or are to be cleared up: of whom, what and why, and what counts instead, and leads to
 * the list. Without it somebody who looks at the children would not see that what was tapped does not count.
 */
export function NewPoints({ onShow }: { onShow: (key: string) => void }) {
  const t = useWords();
  const { state, store } = useToday();
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const ids = new Set(state.becamePoints.values());
  const told = inOrderOfTelling(state.issues.filter(({ id }) => ids.has(id) && !seen.has(id)));
  const [first] = told;
  const hidden = [...state.hiddenPoints].filter((id) => !seen.has(id)).length;
  if (!first && hidden === 0) return null;
  const dismiss = (): void => setSeen(new Set([...seen, ...ids]));
  return (
    <Alert
      severity="warning"
      variant="filled"
      closeText={t('close')}
      onClose={dismiss}
      sx={{ bgcolor: '#7a4a00', color: '#fff', boxShadow: 6, overflowWrap: 'anywhere', maxWidth: 600 }}
    >
      <AlertTitle>{titleOfNew(t, told, hidden)}</AlertTitle>
      {told.slice(0, MAX_TOLD).map((issue) => (
        <Box key={issue.id} sx={{ ...FEW_LINES, WebkitLineClamp: told.length === 1 ? 4 : 2 }}>
          {`${issue.child.first_name} ${issue.child.last_name}: ${issueText(t, issue, store.userId)}`}
          {issue.reason === 'changed_meanwhile' &&
            issue.attendance &&
            ` ${t('points.now', { mark: markText(t, issue.attendance) })}.`}
        </Box>
      ))}
      {told.length > MAX_TOLD && <div>{t('points.more', { smart_count: told.length - MAX_TOLD })}</div>}
      {hidden > 0 && <div>{t('points.hidden', { smart_count: hidden })}</div>}
      {first && (
        <Button
          color="inherit"
          variant="outlined"
          sx={{ mt: 1 }}
          onClick={() => {
            dismiss();
            onShow(keyOfIssue(first.id));
          }}
        >
          {t('points.show', { smart_count: told.length })}
        </Button>
      )}
    </Alert>
  );
}
