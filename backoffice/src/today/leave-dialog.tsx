import HowToReg from '@mui/icons-material/HowToReg';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import type { ChildView } from './child-view';
import { useWords } from './context';
import { OtherPerson } from './other-person';
import {
  ALONE,
  authorisedPersons,
  departureWith,
  departureWithOther,
  emergencyPersons,
  type Departure,
  type LeavePerson,
} from './people';

interface Props {
  view: ChildView;
  onClose: () => void;
  onLeave: (view: ChildView, departure: Departure) => void;
}

/**
 * Whom a child leaves with: one tap on a person who may pick it up. Emergency contacts stand apart, because being called does not
 * let them; somebody else needs a name. Leaving alone is offered only to those who may.
 */
export function LeaveDialog({ view, onClose, onLeave }: Props) {
  const t = useWords();
  const id = useId();
  const [other, setOther] = useState<{ name: string; phone: string } | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { child, name } = view;
  const contacts = emergencyPersons(child);
  const save = (): void => {
    setAsked(true);
    if (other?.name.trim()) onLeave(view, departureWithOther(other.name, other.phone));
  };
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('leave.title', { name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <People title={t('leave.authorised')}>
            {child.leave_alone && (
              <PersonButton
                person={{ name: t('leave.alone'), relation: t('leave.may_alone') }}
                isAuthorised
                onClick={() => onLeave(view, ALONE)}
              />
            )}
            {authorisedPersons(child).map((person) => (
              <PersonButton
                key={person.id}
                person={person}
                isAuthorised
                onClick={() => onLeave(view, departureWith(person))}
              />
            ))}
          </People>
          {contacts.length > 0 && (
            <People title={t('leave.contacts')}>
              <Alert severity="warning" icon={<WarningAmber />}>
                {t('leave.contacts_warning')}
              </Alert>
              {contacts.map((person) => (
                <PersonButton
                  key={person.id}
                  person={person}
                  onClick={() => onLeave(view, departureWith(person))}
                />
              ))}
            </People>
          )}
          {other ? (
            <>
              <OtherPerson value={other} isAsked={isAsked} onChange={setOther} />
              <Button variant="contained" onClick={save} sx={{ minHeight: 56 }}>
                {t('leave.save')}
              </Button>
            </>
          ) : (
            <PersonButton
              person={{ name: t('leave.other'), relation: null }}
              onClick={() => setOther({ name: '', phone: '' })}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function People({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
        {title}
      </Typography>
      <Stack spacing={1}>{children}</Stack>
    </Box>
  );
}

function PersonButton({
  person: { name, relation },
  isAuthorised = false,
  onClick,
}: {
  person: Pick<LeavePerson, 'name' | 'relation'>;
  isAuthorised?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      variant="outlined"
      color={isAuthorised ? 'success' : 'inherit'}
      startIcon={isAuthorised ? <HowToReg /> : undefined}
      onClick={onClick}
      sx={{
        ...{ minHeight: 56, fontSize: '1.05rem', justifyContent: 'flex-start', textAlign: 'start' },
        ...{ overflowWrap: 'anywhere' },
      }}
    >
      {relation ? `${name} (${relation})` : name}
    </Button>
  );
}
