import Box from '@mui/material/Box';
import type { Field } from '@feria/shared/resources/fields';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { FormOverrides } from '../types';
import { FieldInput, useDependency } from './FieldInput';

/** Twelfths of the width that a kind of field takes where there is room. */
const spans: { [type in Field['type']]: number } = {
  text: 6,
  richText: 6,
  integer: 4,
  money: 3,
  date: 3,
  time: 3,
  boolean: 12,
  enum: 6,
  reference: 4,
  referenceMany: 12,
  names: 12,
  image: 6,
  file: 6,
};

/** Short enough to stand in pairs on a phone, their labels too. */
const PAIRED: readonly Field['type'][] = ['date', 'time'];

interface Cell {
  definition: ResourceDefinition;
  name: string;
  field: Field;
  overrides?: FormOverrides;
}

function FieldCell({ definition, name, field, overrides }: Cell) {
  const shown = useDependency(field.when);
  const override = overrides?.fields?.[name];
  if (!shown || override === null) return null;
  const span = spans[field.type];
  return (
    <Box
      data-field={name}
      sx={{
        gridColumn: { xs: PAIRED.includes(field.type) ? 'span 6' : 'span 12', sm: `span ${span}` },
        minWidth: 0,
      }}
    >
      <FieldInput definition={definition} name={name} field={field} override={override} />
    </Box>
  );
}

/** Fields side by side: the German half of a pair left, the Italian one right. */
export function FieldGrid(props: {
  definition: ResourceDefinition;
  fields: readonly (readonly [string, Field])[];
  overrides?: FormOverrides;
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(12, 1fr)',
        columnGap: 2,
        rowGap: 2.5,
        alignItems: 'start',
      }}
    >
      {props.fields.map(([name, field]) => (
        <FieldCell
          key={name}
          definition={props.definition}
          name={name}
          field={field}
          overrides={props.overrides}
        />
      ))}
    </Box>
  );
}
