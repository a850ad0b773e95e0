import { mayPickUp } from '@feria/shared';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import type { ChildView } from './child-view';
import { useWords } from './context';
import { LeavePersons } from './leave-persons';
import { departureWithOther, type Departure } from './people';
import { NO_SECOND_TAP } from './second-tap';
import { Unauthorised } from './unauthorised';

interface Props {
  view: ChildView;
  onClose: () => void;
  onLeave: (view: ChildView, departure: Departure) => void;
}

/**
 * Whom a child leaves with: one tap on a person who may pick it up. Emergency contacts stand apart, because being called does not
 * let them; somebody else needs a name. Both are asked about once more. Leaving alone is offered only to those who may.
 */
export function LeaveDialog({ view, onClose, onLeave }: Props) {
  const t = useWords();
  const id = useId();
  const [other, setOther] = useState<{ name: string; phone: string } | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { child, name } = view;
  const [question, setQuestion] = useState<Departure | null>(null);
  const choose = (departure: Departure): void => {
    if (!mayPickUp(departure.left_with)) setQuestion(departure);
    else onLeave(view, departure);
  };
  const save = (): void => {
    setAsked(true);
    if (other?.name.trim()) choose(departureWithOther(other.name, other.phone));
  };
  if (question)
    return (
      <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
        <Unauthorised
          id={id}
          view={view}
          departure={question}
          onAnswer={(isMeant) => (isMeant ? onLeave(view, question) : setQuestion(null))}
        />
      </Dialog>
    );
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('leave.title', { name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} {...NO_SECOND_TAP}>
          <LeavePersons child={child} other={other} isAsked={isAsked} onChoose={choose} onOther={setOther} />
          {other && (
            <Button variant="contained" onClick={save} sx={{ minHeight: 56 }}>
              {t('leave.save')}
            </Button>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
