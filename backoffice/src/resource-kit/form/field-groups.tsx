import Box from '@mui/material/Box';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Field } from '@feria/shared/resources/fields';
import { useTranslate } from 'react-admin';
import type { FormOverrides } from '../types';
import { FieldInput, useDependency } from './field-input';
import { gridColumnOf } from './field-layout';

/** The fields of a form or tab in a grid. The fields of a group come last, under its heading. */
export function FieldGroups(props: {
  definition: ResourceDefinition;
  fields: readonly (readonly [string, Field])[];
  overrides?: FormOverrides;
}) {
  const { fields, ...rest } = props;
  const translate = useTranslate();
  const groups = [...new Set(fields.flatMap(([, { group }]) => (group === undefined ? [] : [group])))];
  return (
    <>
      <FieldGrid {...rest} fields={fields.filter(([, { group }]) => group === undefined)} />
      {groups.map((group) => (
        <Box
          key={group}
          component="fieldset"
          sx={{ mt: 3, mx: 0, p: 2, pt: 1, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
        >
          <Box component="legend" sx={{ px: 1, fontWeight: 700 }}>
            {translate(`resources.${props.definition.route}.groups.${group}`)}
          </Box>
          <FieldGrid {...rest} fields={fields.filter(([, field]) => field.group === group)} />
        </Box>
      ))}
    </>
  );
}

interface Cell {
  definition: ResourceDefinition;
  name: string;
  field: Field;
  gridColumn: { xs: string; sm: string };
  overrides?: FormOverrides;
}

function FieldCell({ definition, name, field, gridColumn, overrides }: Cell) {
  const shown = useDependency(field.when);
  const override = overrides?.fields?.[name];
  if (!shown || override === null) return null;
  return (
    <Box data-field={name} sx={{ gridColumn, minWidth: 0 }}>
      <FieldInput definition={definition} name={name} field={field} override={override} />
    </Box>
  );
}

function FieldGrid(props: {
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
      {props.fields.map(([name, field], index) => (
        <FieldCell
          key={name}
          definition={props.definition}
          name={name}
          field={field}
          gridColumn={gridColumnOf(props.fields, index)}
          overrides={props.overrides}
        />
      ))}
    </Box>
  );
}
