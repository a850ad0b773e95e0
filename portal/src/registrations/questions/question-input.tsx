import type { AnswerValue, Question } from '@feria/shared/contracts/question';
import { ANSWER_MAX, offeredOptions } from '@feria/shared/rules/questions';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import type { ReactNode } from 'react';
import { FIELD } from '../../components/form/show-fault';
import { OwnText } from '../../components/own-text';
import { VISUALLY_HIDDEN } from '../../components/visually-hidden';
import { useI18n } from '../../i18n';

/** Props of {@link QuestionInput}. */
export interface QuestionInputProps {
  /** Also of the element that takes the focus. */
  id: string;
  question: Question;
  /** As it was typed. */
  value: AnswerValue;
  /** What was answered last stands there. */
  isOffered: boolean;
  /** Said of the question before anything else. */
  hint?: string | undefined;
  error: string | undefined;
  onChange: (value: AnswerValue) => void;
}

/** From so many choices on a list that unfolds takes less room than all of them at once. */
const MOST_RADIOS = 5;
/** From so many on the boxes scroll by themselves. */
const MOST_BOXES = 12;

/** The input for the answer to a question. Its label stands above it: questions are longer than the names of fields. */
export function QuestionInput(props: QuestionInputProps) {
  switch (props.question.kind) {
    case 'text':
    case 'number':
      return <TextAnswer {...props} />;
    case 'some_of':
      return <BoxesAnswer {...props} />;
    case 'yes_no':
      return <RadioAnswer {...props} />;
    case 'one_of':
      return props.question.options.length > MOST_RADIOS ? (
        <ListAnswer {...props} />
      ) : (
        <RadioAnswer {...props} />
      );
  }
}

const LABEL = { color: 'text.primary', fontWeight: 700, mb: 0.75, overflowWrap: 'anywhere' } as const;
/** A line of a choice is high enough for a finger. */
const CHOICE = {
  minHeight: 44,
  mr: 2,
  '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', minWidth: 0 },
};

function useLabel({ question }: Pick<QuestionInputProps, 'question'>): ReactNode {
  const { local } = useI18n();
  return <OwnText>{local(question, 'label')}</OwnText>;
}

/** What is wrong, and what is to know of the question; `id` is what describes the input then. */
function useHelp({ id, question, isOffered, hint, error }: QuestionInputProps): {
  id: string | undefined;
  text: ReactNode;
} {
  const { t } = useI18n();
  const texts = [
    error,
    hint,
    question.health && t('signup.answer_health'),
    isOffered && t('signup.answer_offered'),
  ].filter((text) => typeof text === 'string');
  if (!texts.length) return { id: undefined, text: null };
  const helpId = `${id}-text`;
  return {
    id: helpId,
    text: (
      <FormHelperText id={helpId} component="div" sx={{ fontSize: '0.875rem' }}>
        {texts.map((text) => (
          // Red is what is wrong alone.
          <Box key={text} sx={text === error ? null : { color: 'text.secondary' }}>
            {text}
          </Box>
        ))}
      </FormHelperText>
    ),
  };
}

function TextAnswer(props: QuestionInputProps) {
  const { id, question, value, error, onChange } = props;
  const label = useLabel(props);
  const help = useHelp(props);
  const isNumber = question.kind === 'number';
  return (
    <FormControl fullWidth required={question.required} error={Boolean(error)} {...{ [FIELD]: '' }}>
      <FormLabel htmlFor={id} sx={LABEL}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        // A text grows with its lines: on a phone one shows few words. It stays one line of text.
        multiline={!isNumber}
        onKeyDown={(event) => {
          if (isNumber || event.key !== 'Enter') return;
          event.preventDefault();
          (event.target as HTMLTextAreaElement).form?.requestSubmit();
        }}
        value={typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '')}
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        aria-describedby={help.id}
        autoComplete="off"
        slotProps={{ input: isNumber ? { inputMode: 'decimal' } : { maxLength: ANSWER_MAX } }}
        sx={isNumber ? { maxWidth: 220 } : null}
      />
      {help.text}
    </FormControl>
  );
}

/** Choices of which one is taken. Where none has to be, that is one of them too: a radio cannot be taken back. */
function RadioAnswer(props: QuestionInputProps) {
  const { id, question, value, error, onChange } = props;
  const { t, local } = useI18n();
  const label = useLabel(props);
  const help = useHelp(props);
  const choices: { value: AnswerValue; label: ReactNode }[] =
    question.kind === 'yes_no'
      ? [
          { value: true, label: t('changed.yes') },
          { value: false, label: t('changed.no') },
        ]
      : offeredOptions(question, value).map((option) => ({
          value: option.id,
          label: <OwnText>{local(option, 'label')}</OwnText>,
        }));
  if (!question.required) choices.push({ value: null, label: t('signup.answer_none') });
  const chosen = Math.max(
    0,
    choices.findIndex((choice) => choice.value === value),
  );
  return (
    <FormControl
      component="fieldset"
      role="radiogroup"
      fullWidth
      required={question.required}
      error={Boolean(error)}
      aria-required={question.required}
      aria-invalid={Boolean(error)}
      aria-describedby={help.id}
      {...{ [FIELD]: '' }}
    >
      <FormLabel component="legend" sx={LABEL}>
        {label}
      </FormLabel>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          flexDirection: question.kind === 'yes_no' ? 'row' : 'column',
        }}
      >
        {choices.map((choice, index) => (
          <FormControlLabel
            key={String(choice.value)}
            label={choice.label}
            sx={CHOICE}
            control={
              <Radio
                name={id}
                // The focus goes to what is chosen, else to the first.
                id={index === chosen ? id : undefined}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
            }
          />
        ))}
      </Box>
      {help.text}
    </FormControl>
  );
}

function ListAnswer(props: QuestionInputProps) {
  const { id, question, value, error, onChange } = props;
  const { t, local, contentLanguage } = useI18n();
  const label = useLabel(props);
  const help = useHelp(props);
  const options = offeredOptions(question, value);
  const isOffered = options.some((option) => option.id === value);
  return (
    <FormControl fullWidth required={question.required} error={Boolean(error)} {...{ [FIELD]: '' }}>
      <FormLabel htmlFor={id} sx={LABEL}>
        {label}
      </FormLabel>
      <NativeSelect
        value={isOffered ? String(value) : ''}
        onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}
        input={<OutlinedInput id={id} aria-describedby={help.id} />}
      >
        {/* Without a choice nothing is chosen, rather than the first. */}
        {question.required ? (
          <option value="" disabled hidden />
        ) : (
          <option value="">{t('signup.answer_none')}</option>
        )}
        {options.map((option) => (
          <option key={option.id} value={option.id} lang={contentLanguage}>
            {local(option, 'label')}
          </option>
        ))}
      </NativeSelect>
      {help.text}
    </FormControl>
  );
}

function BoxesAnswer(props: QuestionInputProps) {
  const { id, question, value, error, onChange } = props;
  const { t, local } = useI18n();
  const label = useLabel(props);
  const help = useHelp(props);
  const chosen = Array.isArray(value) ? value : [];
  const options = offeredOptions(question, value);
  const isLong = options.length > MOST_BOXES;
  return (
    <FormControl
      component="fieldset"
      fullWidth
      required={question.required}
      error={Boolean(error)}
      aria-describedby={help.id}
      {...{ [FIELD]: '' }}
    >
      <FormLabel component="legend" sx={LABEL}>
        {label}
        {/* No attribute says of a group that it is required. */}
        {question.required && (
          <Box component="span" sx={VISUALLY_HIDDEN}>
            {` ${t('signup.answer_required')}`}
          </Box>
        )}
      </FormLabel>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
          ...(isLong && {
            maxHeight: 320,
            overflowY: 'auto',
            border: '1px solid',
            borderColor: error ? 'error.main' : 'divider',
            borderRadius: 3,
            pl: 1.5,
          }),
        }}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.id}
            label={<OwnText>{local(option, 'label')}</OwnText>}
            sx={CHOICE}
            control={
              <Checkbox
                id={index === 0 ? id : undefined}
                checked={chosen.includes(option.id)}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...chosen, option.id]
                      : chosen.filter((other) => other !== option.id),
                  )
                }
                slotProps={{ input: { 'aria-invalid': Boolean(error) } }}
              />
            }
          />
        ))}
      </Box>
      {help.text}
    </FormControl>
  );
}
