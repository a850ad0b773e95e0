import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AUDIENCE_STATES, seesState, type AudienceState, type MessagePreview } from '@feria/shared';
import { useId, useState } from 'react';
import { useMessageText } from './words';
import { useAccount } from '../../resource-kit/account';
import { LoadFailed } from '../../resource-kit/load-failed';

/** What is called by two names is offered once. */
const OFFERED_STATES = AUDIENCE_STATES.filter((state) => state !== 'unpaid');

/** Which registrations of a week or a project count; at least one. */
export function States(props: {
  states: readonly AudienceState[];
  onChange: (states: AudienceState[]) => void;
}) {
  const text = useMessageText();
  const id = useId();
  const account = useAccount();
  const offered = OFFERED_STATES.filter((state) => seesState(account, state));
  return (
    <FormGroup row role="group" aria-labelledby={id} sx={{ alignItems: 'center', columnGap: 1 }}>
      <Typography id={id} variant="body2" sx={{ mr: 1 }}>
        {text('which')}
      </Typography>
      {offered.map((state) => {
        const isChosen = props.states.includes(state);
        return (
          <FormControlLabel
            key={state}
            label={text(`states.${state}`)}
            control={
              <Checkbox
                size="small"
                checked={isChosen}
                disabled={isChosen && props.states.length === 1}
                onChange={() =>
                  props.onChange(
                    offered.filter((other) => (other === state ? !isChosen : props.states.includes(other))),
                  )
                }
              />
            }
          />
        );
      })}
    </FormGroup>
  );
}

/** How many get the message, in which languages, who they are, and who cannot be reached. */
export function Receivers(props: {
  preview: MessagePreview | undefined;
  error: Error | null;
  retry: () => void;
}) {
  const { preview, error } = props;
  const [isOpen, setIsOpen] = useState(false);
  const text = useMessageText();
  const id = useId();
  if (error) {
    return <LoadFailed onRetry={props.retry}>{text('receivers_failed')}</LoadFailed>;
  }
  if (!preview)
    return (
      <Stack direction="row" spacing={1} role="status" sx={{ alignItems: 'center' }}>
        <CircularProgress size={18} aria-hidden />
        <Typography>{text('receivers_loading')}</Typography>
      </Stack>
    );
  const { receivers, languages, unreachable } = preview;
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography role="status">
          <strong>{text('receivers', { smart_count: receivers.length })}</strong>
          {receivers.length > 1 && <> – {text('readers', languages)}</>}
        </Typography>
        {receivers.length > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {text(isOpen ? 'hide_names' : 'show_names')}
          </Button>
        )}
      </Stack>
      {isOpen && (
        <Box
          id={id}
          role="group"
          aria-label={text('names')}
          // It scrolls, also by keyboard.
          tabIndex={0}
          sx={{
            maxHeight: 160,
            overflow: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            px: 2,
            py: 1,
          }}
        >
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {receivers.map(({ person_id, name, lang, children }) => (
              <Typography key={person_id} component="li" variant="body2">
                {name} ({lang}){children.length > 0 && `: ${children.join(', ')}`}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
      {receivers.length === 0 && <Alert severity="warning">{text('nobody')}</Alert>}
      {unreachable.length > 0 && (
        <Alert severity="warning">
          {text('unreachable', { smart_count: unreachable.length, names: unreachable.join(', ') })}
        </Alert>
      )}
    </Stack>
  );
}
