import Alert from '@mui/material/Alert';
import { mayPickUp } from '@feria/shared';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CallButton } from './call-button';
import type { ChildView } from './child-view';
import { useWords } from './context';
import { whomToCall, type Departure } from './people';
import { NO_SECOND_TAP } from './second-tap';

interface Props {
  /** Of the title. */
  id: string;
  view: ChildView;
  /** With somebody who may not pick up the child. */
  departure: Departure;
  onAnswer: (isMeant: boolean) => void;
}

/**
 * The second step of a dialog in which somebody was chosen who may not pick up the child: whom to call first, and two answers. The
 * harmless one comes first and has the focus.
 */
export function Unauthorised({ id, view: { child, name }, departure, onAnswer }: Props) {
  const t = useWords();
  const people = whomToCall(child, departure.left_with);
  const areContacts = people.some((person) => !mayPickUp(person.id));
  const wide = { fullWidth: true, sx: { minHeight: 56 } } as const;
  return (
    <>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('leave.unauthorised', { person: departure.left_with_name ?? t('leave.other'), name })}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={1}>
          <Alert severity="warning">{t('leave.call_parents')}</Alert>
          {areContacts && <Typography>{t('child.contacts')}:</Typography>}
          {people.map((person) => (
            <CallButton
              key={person.id}
              variant="outlined"
              fullWidth
              name={person.name}
              phone={person.phone}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexDirection: 'column', gap: 1, px: 3, pb: 2 }}>
        <Button {...wide} variant="contained" autoFocus onClick={() => onAnswer(false)}>
          {t('leave.stays')}
        </Button>
        <Button {...wide} {...NO_SECOND_TAP} variant="outlined" color="error" onClick={() => onAnswer(true)}>
          {t('leave.anyway')}
        </Button>
      </DialogActions>
    </>
  );
}
