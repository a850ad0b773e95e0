import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { mayPickUp, type IsoDate } from '@feria/shared';
import { useId, useState } from 'react';
import type { ChildView } from './child-view';
import { ConfirmDialog } from './confirm-dialog';
import { useToday, useWords } from './context';
import { chosenName, correctionOf, OTHER, typedOf, type Correction, type TypedDay } from './correction';
import { LeavePersons } from './leave-persons';
import type { OverDay } from './names';
import { problemOfTimes } from './times';
import type { MarkChild } from './use-marking';

interface Props {
  /** The child as it was on the screen when the dialog was opened: the correction is made of this state. */
  view: ChildView;
  date: IsoDate;
  /** `null`: the day is not over. */
  over: OverDay | null;
  onClose: () => void;
  onMark: MarkChild;
}

/** Times and person of a day, entered or corrected afterwards. Only what is changed here is sent, so a wrong person keeps the times. */
export function CorrectDialog({ view: shown, date, over, onClose, onMark }: Props) {
  const t = useWords();
  const { store } = useToday();
  const id = useId();
  const [view] = useState(shown);
  const [day, setDay] = useState<TypedDay>(() => typedOf(view.fields));
  const [isAsked, setAsked] = useState(false);
  const change = (next: Partial<TypedDay>): void => setDay({ ...day, ...next });
  // A second tap takes the choice back: then it is who stood there before.
  const choose = (person: string): void =>
    change({ person: person === day.person ? typedOf(view.fields).person : person });
  const problem = problemOfTimes(day, date, store.now());
  const isArrivalMissing = day.left !== '' && day.arrived === '';
  const isNameMissing = day.left !== '' && day.person === OTHER && !day.other.name.trim();
  const [question, setQuestion] = useState<Correction | null>(null);
  const finish = (correction: Correction | null): void => {
    if (correction) onMark(view, correction.fields, correction.presence);
    onClose();
  };
  const save = (): void => {
    setAsked(true);
    if (problem || isArrivalMissing || isNameMissing) return;
    const correction = correctionOf(view, day, date);
    if (correction && !mayPickUp(correction.fields.left_with)) setQuestion(correction);
    else finish(correction);
  };
  const time = { type: 'time', fullWidth: true, slotProps: { inputLabel: { shrink: true } } } as const;
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        {t('correct.title', { name: view.name })}
        {over && (
          <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
            {over.title}
          </Typography>
        )}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TextField
            {...time}
            label={t('correct.arrived')}
            value={day.arrived}
            error={isAsked && (isArrivalMissing || (problem === 'future' && day.left === ''))}
            helperText={
              isAsked && isArrivalMissing
                ? t('correct.arrived_missing')
                : isAsked && problem === 'future' && day.left === ''
                  ? t('correct.future')
                  : undefined
            }
            onChange={(event) => change({ arrived: event.target.value })}
          />
          <TextField
            {...time}
            label={t('correct.left')}
            value={day.left}
            error={isAsked && problem !== null && day.left !== ''}
            helperText={
              isAsked && problem && day.left !== '' ? t(`correct.${problem}`) : t('correct.left_help')
            }
            onChange={(event) => change({ left: event.target.value })}
          />
          {day.left !== '' && (
            <Box role="group" aria-labelledby={`${id}-with`}>
              <Typography id={`${id}-with`} sx={{ mb: 0.5 }}>
                {t('correct.with_now', { name: chosenName(t, view, day) })}
              </Typography>
              <Stack spacing={2}>
                <LeavePersons
                  child={view.child}
                  chosen={day.person}
                  other={day.person === OTHER ? day.other : null}
                  isAsked={isAsked}
                  onChoose={({ left_with }) => choose(left_with ?? '')}
                  onOther={(other) => change({ person: OTHER, other })}
                />
              </Stack>
            </Box>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="contained" onClick={save}>
          {t('correct.save')}
        </Button>
      </DialogActions>
      {question && (
        <ConfirmDialog
          title={t('leave.unauthorised', { person: chosenName(t, view, day), name: view.name })}
          yes={t('correct.anyway')}
          no={t('correct.back')}
          onAnswer={(isMeant) => {
            setQuestion(null);
            if (isMeant) finish(question);
          }}
        >
          <Typography>{t('correct.question')}</Typography>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
