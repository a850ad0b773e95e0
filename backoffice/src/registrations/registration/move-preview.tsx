import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { MovePreview } from '@feria/shared';
import { useText } from '../../i18n';

/** What a move would do, in the words of the server: from where to where, and a sentence for each consequence. */
export function MovePreviewText({ query }: { query: UseQueryResult<MovePreview> }) {
  const { data, error, refetch, isFetching } = query;
  const text = useText();
  const translate = useTranslate();
  const id = useId();
  if (data) {
    return (
      <Box component="section" aria-labelledby={id} sx={{ overflowWrap: 'anywhere' }}>
        <Typography id={id} variant="subtitle2" component="h3">
          {text('registrations.move.consequences')}
        </Typography>
        <Box
          component="dl"
          sx={{
            my: 0.5,
            display: 'grid',
            gridTemplateColumns: 'max-content 1fr',
            columnGap: 1.5,
            rowGap: 0.25,
          }}
        >
          {data.facts.map(({ label, value }) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
        {data.refusal !== null && <Alert severity="warning">{data.refusal}</Alert>}
        {data.ineligible !== null && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {data.ineligible}
          </Alert>
        )}
        {data.consequences.length > 0 && (
          <Box component="ul" sx={{ my: 0, pl: 2.5, '& li + li': { mt: 0.5 } }}>
            {data.consequences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
        )}
      </Box>
    );
  }
  if (isFetching)
    return <Skeleton variant="rounded" height={120} aria-label={text('registrations.move.loading')} />;
  if (!error) return null;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          {text('delete.retry')}
        </Button>
      }
    >
      {translate(error.message, { _: error.message })}
    </Alert>
  );
}
