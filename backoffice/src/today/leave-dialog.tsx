import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import type { ChildView } from './child-view';
import { useWords } from './context';

interface Props {
  view: ChildView;
  onClose: () => void;
  /** @param leftWith an id, see `LEFT_WITH` */
  onLeave: (view: ChildView, leftWith: string) => void;
}

/** Whom a child leaves with: one tap on a person. Leaving alone is offered only to those who may. */
export function LeaveDialog({ view, onClose, onLeave }: Props) {
  const t = useWords();
  const id = useId();
  const { child, name } = view;
  const people = [
    ...(child.leave_alone ? [{ value: 'alone', label: t('leave.alone') }] : []),
    ...child.parents.map((parent) => ({ value: `parent:${parent.id}`, label: parent.name })),
    ...child.pickup_persons.map((person) => ({
      value: `pickup:${person.id}`,
      label: person.relation ? `${person.name} (${person.relation})` : person.name,
    })),
    ...child.contacts.map((contact, index) => ({
      value: `contact:${index + 1}`,
      label: contact.name ?? contact.phone,
    })),
    { value: 'other', label: t('leave.other') },
  ];
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('leave.title', { name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={1}>
          {people.map(({ value, label }) => (
            <Button
              key={value}
              variant="outlined"
              onClick={() => onLeave(view, value)}
              sx={{ minHeight: 56, fontSize: '1.05rem', justifyContent: 'flex-start', textAlign: 'start' }}
            >
              {label}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
