import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { commonMessages, DAY_TYPES, QUESTION_KINDS, type DayType, type QuestionKind } from '@feria/shared';
import { hasOptions, QUESTION_MAX } from '@feria/shared/rules/questions';
import { useId } from 'react';
import { maxLength, required, TextInput, useInput, ValidationError } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../i18n';
import { OptionList } from './option-list';
import { optionsFor, type EditedOption } from './question-values';
import { useQuestionWords } from './words';

const plain = { margin: 'none', helperText: false, autoComplete: 'off' } as const;
const identity = (value: unknown): unknown => value;

/** What can be set of a question. */
export function QuestionFields({ path }: { path: string }) {
  const words = useQuestionWords();
  const kind = useWatch({ name: `${path}.kind` }) as QuestionKind;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <Box data-part="label">
        <TextInput
          source={`${path}.label`}
          label={words('label')}
          validate={[required(), maxLength(QUESTION_MAX)]}
          {...plain}
        />
      </Box>
      <TextInput
        source={`${path}.label_it`}
        label={words('label_it')}
        validate={[required(), maxLength(QUESTION_MAX)]}
        {...plain}
      />
      <KindInput path={path} />
      <DayTypesInput path={path} />
      {hasOptions(kind) && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <OptionList path={path} />
        </Box>
      )}
      <CheckInput source={`${path}.required`} label={words('required')} />
      <CheckInput source={`${path}.health`} label={words('health')} help={words('health_help')} />
    </Box>
  );
}

function KindInput({ path }: { path: string }) {
  const words = useQuestionWords();
  const { getValues, setValue } = useFormContext();
  const { id, field, fieldState } = useInput<QuestionKind>({ source: `${path}.kind`, format: identity });
  const message = fieldState.error?.message;
  return (
    <TextField
      select
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={words('kind')}
      value={field.value}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        const kind = target.value as QuestionKind;
        field.onChange(kind);
        const options = (getValues(`${path}.options`) ?? []) as EditedOption[];
        setValue(`${path}.options`, optionsFor(kind, options), { shouldDirty: true });
      }}
      error={message !== undefined}
      helperText={message && <ValidationError error={message} />}
    >
      {QUESTION_KINDS.map((kind) => (
        <MenuItem key={kind} value={kind}>
          {words(`kinds.${kind}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** All children, or those of one day type; both types are all. */
function DayTypesInput({ path }: { path: string }) {
  const words = useQuestionWords();
  const dayTypes = commonMessages[useLanguage()].day_type;
  const { id, field, fieldState } = useInput<DayType[]>({ source: `${path}.day_types` });
  const chosen: readonly DayType[] = Array.isArray(field.value) ? field.value : [];
  const message = fieldState.error?.message;
  return (
    <TextField
      select
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={words('asked_of')}
      value={chosen.length === 1 ? chosen[0] : 'all'}
      onBlur={field.onBlur}
      onChange={({ target }) => field.onChange(target.value === 'all' ? [] : [target.value as DayType])}
      error={message !== undefined}
      helperText={message && <ValidationError error={message} />}
    >
      <MenuItem value="all">{words('all')}</MenuItem>
      {DAY_TYPES.map((type) => (
        <MenuItem key={type} value={type}>
          {dayTypes[type]}
        </MenuItem>
      ))}
    </TextField>
  );
}

function CheckInput({ source, label, help }: { source: string; label: string; help?: string }) {
  const { id, field, fieldState } = useInput<unknown>({ source, format: identity });
  const describedBy = useId();
  const message = fieldState.error?.message;
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={field.value === true}
            onChange={(_, checked) => {
              field.onChange(checked);
              field.onBlur();
            }}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-describedby': help || message ? describedBy : undefined,
                'aria-invalid': message !== undefined,
              },
            }}
          />
        }
      />
      <Box id={describedBy}>
        {help && (
          <Typography variant="body2" color="textSecondary">
            {help}
          </Typography>
        )}
        {message !== undefined && (
          <FormHelperText error>
            <ValidationError error={message} />
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
