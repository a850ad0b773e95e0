import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { MAX_OPTIONS, OPTION_MAX } from '@feria/shared/rules/questions';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { maxLength, required, TextInput, ValidationError } from 'react-admin';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { visuallyHidden } from '../visually-hidden';
import { EMPTY_OPTION, type EditedOption } from './question-values';
import { RowButton } from './row-button';
import { useQuestionWords } from './words';

const plain = { margin: 'none', helperText: false, autoComplete: 'off' } as const;

/** The choices of a question in their order: to add, to rename, to move and to take away. */
export function OptionList({ path }: { path: string }) {
  const name = `${path}.options`;
  const words = useQuestionWords();
  const { getValues } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({
    name,
    keyName: 'rowKey',
    rules: {
      validate: (options: unknown) =>
        (Array.isArray(options) && options.length > 0) || words('options_needed'),
    },
  });
  const { errors } = useFormState({ name });
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const id = useId();
  const problem = messageAt(errors, name);
  const isFull = fields.length >= MAX_OPTIONS;
  const focus = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus();
  const moveTo = (from: number, to: number, part: 'up' | 'down') => {
    if (to < 0 || to >= fields.length) return;
    const option = (getValues(name) as EditedOption[])[from];
    flushSync(() => {
      move(from, to);
      setSaid(
        words('moved', {
          name: option?.label || words('option_nth', { row: from + 1 }),
          row: to + 1,
          of: fields.length,
        }),
      );
    });
    focus(`[data-option="${to}"] [data-part="${part}"]`);
  };
  const add = () => {
    if (isFull) return;
    flushSync(() => append(EMPTY_OPTION, { shouldFocus: false }));
    focus(`[data-option="${fields.length}"] input`);
  };
  const drop = (index: number) => {
    flushSync(() => remove(index));
    focus(
      fields.length > 1
        ? `[data-option="${Math.min(index, fields.length - 2)}"] [data-part="remove"]`
        : '[data-add]',
    );
  };
  return (
    <Box ref={list} role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography id={id} component="h4" variant="subtitle2">
        {words('options')}
      </Typography>
      {fields.length === 0 && <Typography color="textSecondary">{words('options_none')}</Typography>}
      {fields.map(({ rowKey }, index) => {
        const row = { row: index + 1 };
        const label = words('option_nth', row);
        return (
          <Box
            key={rowKey}
            data-option={index}
            role="group"
            aria-label={label}
            sx={{
              display: 'grid',
              gap: { xs: 2, sm: 1 },
              width: '100%',
              alignItems: 'start',
              gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
            }}
          >
            <TextInput
              source={`${name}.${index}.label`}
              label={words('option', row)}
              validate={[required(), maxLength(OPTION_MAX)]}
              {...plain}
            />
            <TextInput
              source={`${name}.${index}.label_it`}
              label={words('option_it', row)}
              validate={[required(), maxLength(OPTION_MAX)]}
              {...plain}
            />
            <Box sx={{ display: 'flex', justifySelf: 'end' }}>
              <RowButton
                part="up"
                label={words('up', { name: label })}
                isOff={index === 0}
                onClick={() => moveTo(index, index - 1, 'up')}
              >
                <ArrowUpward fontSize="small" />
              </RowButton>
              <RowButton
                part="down"
                label={words('down', { name: label })}
                isOff={index === fields.length - 1}
                onClick={() => moveTo(index, index + 1, 'down')}
              >
                <ArrowDownward fontSize="small" />
              </RowButton>
              <RowButton part="remove" label={words('remove', { name: label })} onClick={() => drop(index)}>
                <DeleteOutline fontSize="small" />
              </RowButton>
            </Box>
          </Box>
        );
      })}
      {problem && (
        <FormHelperText error role="alert">
          <ValidationError error={problem} />
        </FormHelperText>
      )}
      <Button
        data-add
        size="small"
        startIcon={<Add />}
        aria-disabled={isFull}
        aria-invalid={problem ? true : undefined}
        onClick={add}
      >
        {words('option_add')}
      </Button>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </Box>
  );
}

/** What is wrong with the list as a whole: found here (`root`), or by the API. */
function messageAt(errors: object, path: string): string | undefined {
  const at = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], errors) as
    | { message?: string; root?: { message?: string } }
    | undefined;
  return at?.root?.message ?? at?.message;
}
