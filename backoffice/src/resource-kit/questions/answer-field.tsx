import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { AnswerValue, OfficeLanguage, Question } from '@feria/shared';
import {
  ANSWER_MAX,
  answerProblem,
  answerText,
  labelIn,
  offeredOptions,
  readAnswer,
  trimmedAnswer,
} from '@feria/shared/rules/questions';
import { useId, useState } from 'react';
import { useLanguage } from '../../i18n';
import { useQuestionWords } from './words';

/** An answer, with what may be wrong with it. */
export interface AnswerFieldProps {
  question: Question;
  value: AnswerValue;
  onChange: (value: AnswerValue) => void;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  /** Of the labels; of the screen when left out. */
  language?: OfficeLanguage;
}

/** What is wrong with what is typed, in words. Nothing is wrong with no answer: who must answer, the API says. */
export function useAnswerProblem(): (question: Question, value: AnswerValue) => string | undefined {
  const words = useQuestionWords();
  return (question, value) => {
    const trimmed = trimmedAnswer(question, value);
    const problem = trimmed === null ? null : answerProblem(question, trimmed);
    switch (problem) {
      case null:
        return undefined;
      case 'answer_long':
        return words('answer.long', { max: ANSWER_MAX });
      case 'answer_number':
        return words('answer.number');
      default:
        return words('answer.wrong');
    }
  };
}

/** The input for the answer to a question, by its kind. */
export function AnswerField(props: AnswerFieldProps) {
  switch (props.question.kind) {
    case 'text':
      return <TextAnswer {...props} />;
    case 'number':
      return <NumberAnswer {...props} />;
    case 'yes_no':
      return <YesNoAnswer {...props} />;
    case 'one_of':
      return <OneAnswer {...props} />;
    case 'some_of':
      return <SomeAnswers {...props} />;
  }
}

function useLabel({ question, language }: AnswerFieldProps): string {
  const ofScreen = useLanguage();
  return labelIn(language ?? ofScreen, question);
}

/** What is wrong, and whether it tells of the child's health. */
function useHelp({ question, error, language }: AnswerFieldProps): string | undefined {
  const words = useQuestionWords(language);
  const help = [error, question.health && words('health')].filter((text) => typeof text === 'string');
  return help.length > 0 ? help.join(' – ') : undefined;
}

function TextAnswer(props: AnswerFieldProps) {
  const { question, value, onChange, error } = props;
  const help = useHelp(props);
  return (
    <TextField
      fullWidth
      label={useLabel(props)}
      required={question.required}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value || null)}
      error={error !== undefined}
      helperText={help}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: ANSWER_MAX } }}
    />
  );
}

function NumberAnswer(props: AnswerFieldProps) {
  const { question, value, onChange, error } = props;
  const help = useHelp(props);
  // As it is typed: `12,` is on the way to a number.
  const [typed, setTyped] = useState<string | null>(null);
  const written = answerText(question, value, 'de', { yes: '', no: '' });
  return (
    <TextField
      label={useLabel(props)}
      required={question.required}
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readAnswer(question, target.value));
      }}
      onBlur={() => setTyped(null)}
      error={error !== undefined}
      helperText={help}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
      sx={{ width: '100%', maxWidth: 260 }}
    />
  );
}

function YesNoAnswer(props: AnswerFieldProps) {
  const { question, value, onChange, error, language } = props;
  const help = useHelp(props);
  const id = useId();
  const words = useQuestionWords(language);
  const choices = [
    { value: 'yes', label: words('answer.yes') },
    { value: 'no', label: words('answer.no') },
    // What was chosen once cannot be taken back otherwise.
    ...(question.required ? [] : [{ value: '', label: words('answer.none') }]),
  ];
  return (
    <FormControl error={error !== undefined} required={question.required}>
      <FormLabel id={id}>{useLabel(props)}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-describedby={help && `${id}-help`}
        value={value === null ? '' : value === true ? 'yes' : 'no'}
        onChange={(_, chosen) => onChange(chosen === '' ? null : chosen === 'yes')}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            label={choice.label}
            control={<Radio slotProps={{ input: invalid(error) }} />}
          />
        ))}
      </RadioGroup>
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}

function OneAnswer(props: AnswerFieldProps) {
  const { question, value, onChange, error, language } = props;
  const help = useHelp(props);
  const ofScreen = useLanguage();
  const words = useQuestionWords(language);
  const options = offeredOptions(question, value);
  const isOffered = options.some(({ id }) => id === value);
  return (
    <TextField
      select
      fullWidth
      label={useLabel(props)}
      required={question.required}
      value={isOffered ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      error={error !== undefined}
      helperText={help}
    >
      {!question.required && <MenuItem value="">{words('answer.none')}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.id} value={String(option.id)} sx={{ whiteSpace: 'normal' }}>
          {labelIn(language ?? ofScreen, option)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function SomeAnswers(props: AnswerFieldProps) {
  const { question, value, onChange, error, language } = props;
  const help = useHelp(props);
  const id = useId();
  const ofScreen = useLanguage();
  const chosen = Array.isArray(value) ? value : [];
  return (
    <FormControl error={error !== undefined} required={question.required}>
      <FormLabel id={id}>{useLabel(props)}</FormLabel>
      <FormGroup role="group" aria-labelledby={id} aria-describedby={help && `${id}-help`}>
        {offeredOptions(question, value).map((option) => (
          <FormControlLabel
            key={option.id}
            label={labelIn(language ?? ofScreen, option)}
            control={
              <Checkbox
                checked={chosen.includes(option.id)}
                onChange={(_, isChosen) => {
                  const ids = isChosen ? [...chosen, option.id] : chosen.filter((one) => one !== option.id);
                  onChange(trimmedAnswer(question, ids));
                }}
                slotProps={{ input: invalid(error) }}
              />
            }
          />
        ))}
      </FormGroup>
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}

function invalid(error: string | undefined): { 'aria-invalid'?: true } {
  return error === undefined ? {} : { 'aria-invalid': true };
}
