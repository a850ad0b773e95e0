import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { fieldAt } from '@feria/shared/resources/infer';
import type { FieldInputProps } from '../types';
import { IntegerInput, MoneyInput } from './parsed-input';

/** A short table: rows of numbers, to add and to remove. */
export default function RowsInput({ definition, name, field }: FieldInputProps) {
  const { fields, append, remove } = useFieldArray({ name });
  const translate = useTranslate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  if (field.type !== 'rows') return null;
  const words = `resources.${definition.route}.${name}`;
  const columns = Object.keys(field.columns);
  const empty = Object.fromEntries(columns.map((column) => [column, null]));
  const removeRow = (index: number) => {
    remove(index);
    // The button that had the focus is gone.
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <Box
      ref={list}
      role="group"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography variant="subtitle1" component="h3" id={id}>
        {translate(`resources.${definition.route}.fields.${name}`)}
      </Typography>
      {fields.length === 0 && <Typography color="textSecondary">{translate(`${words}.none`)}</Typography>}
      {fields.map((row, index) => (
        <Box
          key={row.id}
          role="group"
          aria-label={translate(`${words}.row_name`, { row: index + 1 })}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            width: '100%',
            maxWidth: 520,
            gridTemplateColumns: 'minmax(0, 1fr) auto',
          }}
        >
          {/* Side by side their labels would be cut on a phone. */}
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { sm: `repeat(${columns.length}, minmax(0, 1fr))` },
            }}
          >
            {columns.map((column) => {
              const source = `${name}.${index}.${column}`;
              const cell = fieldAt(definition, source);
              const NumberInput = cell?.type === 'money' ? MoneyInput : IntegerInput;
              return (
                cell && (
                  <NumberInput
                    key={column}
                    definition={definition}
                    name={source}
                    field={cell}
                    label={translate(`${words}.${column}`)}
                  />
                )
              );
            })}
          </Box>
          <Tooltip title={translate(`${words}.remove`, { row: index + 1 })}>
            <IconButton
              aria-label={translate(`${words}.remove`, { row: index + 1 })}
              onClick={() => removeRow(index)}
            >
              <DeleteOutline />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
      <Button
        data-add
        startIcon={<Add />}
        // A button that is switched off would lose the focus of the keyboard.
        aria-disabled={fields.length >= field.max}
        onClick={() => fields.length < field.max && append(empty)}
      >
        {translate(`${words}.add`)}
      </Button>
    </Box>
  );
}
