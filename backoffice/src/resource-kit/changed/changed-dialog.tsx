import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TitledDialog } from '../titled-dialog';
import type { ChangedField, Choice, Side } from './changed-field';
import { useChangedWords } from './words';

/** The fields that somebody else has changed meanwhile, each with both values: one of them is to be chosen. */
export default function ChangedDialog(props: {
  fields: readonly ChangedField[];
  onAnswer: (choice: Choice | null) => void;
}) {
  const { fields, onAnswer } = props;
  const [choice, setChoice] = useState<Choice>({});
  const words = useChangedWords();
  const translate = useTranslate();
  const isChosen = fields.every(({ name }) => choice[name]);
  return (
    <TitledDialog
      title={words('title')}
      // A click beside the dialog is no answer.
      onClose={() => undefined}
      asks={false}
      sx={{ display: 'grid', gap: 2.5 }}
      actions={
        <>
          <Button color="inherit" onClick={() => onAnswer(null)}>
            {translate('ra.action.cancel')}
          </Button>
          <Button variant="contained" disabled={!isChosen} onClick={() => onAnswer(choice)}>
            {words('save')}
          </Button>
        </>
      }
    >
      <Alert severity="warning">{words('text')}</Alert>
      {fields.map((field) => (
        <Question
          key={field.name}
          field={field}
          chosen={choice[field.name] ?? null}
          onChoose={(side) => setChoice({ ...choice, [field.name]: side })}
        />
      ))}
    </TitledDialog>
  );
}

function Question(props: { field: ChangedField; chosen: Side | null; onChoose: (side: Side) => void }) {
  const { field, chosen, onChoose } = props;
  const id = useId();
  const words = useChangedWords();
  const sides = (['yours', 'theirs', 'both'] as const).filter((side) => field[side] !== undefined);
  return (
    <Box>
      <Typography id={id} sx={{ fontWeight: 700, mb: 0.5 }}>
        {field.label}
      </Typography>
      {field.note && <Typography sx={{ mb: 1 }}>{field.note}</Typography>}
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(_, side) => onChoose(side as Side)}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { sm: `repeat(${sides.length}, minmax(0, 1fr))` },
        }}
      >
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio sx={{ alignSelf: 'start', mt: -1 }} />}
            label={
              <>
                <Typography variant="body2" color="textSecondary">
                  {words(side)}
                </Typography>
                <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{field[side]}</Box>
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
