import Box from '@mui/material/Box';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Field } from '@feria/shared/resources/fields';
import { useTranslate } from 'react-admin';
import type { FormOverrides } from '../types';
import { FieldGrid } from './FieldGrid';

/** Fields side by side; those of a group after the others, under its heading. */
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
