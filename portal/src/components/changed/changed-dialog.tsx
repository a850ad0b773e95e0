import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useT } from '../../i18n';
import { useIsPhone } from '../form/form-dialog';
import type { ChangedField, Choice, Side } from './changed-field';

interface ChangedDialogProps {
  fields: readonly ChangedField[];
  onAnswer: (choice: Choice | null) => void;
}

/** The fields that somebody else has changed meanwhile, each with both values: one of them is to be chosen. */
export default function ChangedDialog({ fields, onAnswer }: ChangedDialogProps) {
  const t = useT();
  const id = useId();
  const isPhone = useIsPhone();
  const [choice, setChoice] = useState<Choice>({});
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      aria-labelledby={id}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onAnswer(null)}
    >
      <DialogTitle id={id}>{t('changed.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Alert severity="warning">{t('changed.text')}</Alert>
        {fields.map((field) => (
          <Question
            key={field.name}
            field={field}
            chosen={choice[field.name] ?? null}
            onChoose={(side) => setChoice({ ...choice, [field.name]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={() => onAnswer(null)}>
          {t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!fields.every(({ name }) => choice[name])}
          onClick={() => onAnswer(choice)}
        >
          {t('changed.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface QuestionProps {
  field: ChangedField;
  chosen: Side | null;
  onChoose: (side: Side) => void;
}

function Question({ field, chosen, onChoose }: QuestionProps) {
  const t = useT();
  const id = useId();
  const sides = (['yours', 'theirs', 'both'] as const).filter((side) => field[side] !== undefined);
  return (
    <Box>
      <Typography id={id} sx={{ fontWeight: 700, mb: 0.5 }}>
        {field.label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(_event, side) => onChoose(side as Side)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio sx={{ alignSelf: 'start', mt: -1 }} />}
            label={
              <>
                <Typography variant="body2" color="textSecondary">
                  {t(`changed.${side}`)}
                </Typography>
                <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                  {field[side] || t('changed.empty')}
                </Box>
              </>
            }
            slotProps={{ typography: { component: 'div', sx: { minWidth: 0 } } }}
            sx={{
              alignItems: 'start',
              m: 0,
              p: 1.25,
              border: 1,
              borderColor: chosen === side ? 'primary.main' : 'divider',
              borderRadius: 1,
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
