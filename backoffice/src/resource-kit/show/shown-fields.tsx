import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import { holds } from '@feria/shared/resources/infer';
import type { Field } from '@feria/shared/resources/fields';
import type { ReactNode } from 'react';
import { RichTextField, useTranslate, useTranslateLabel } from 'react-admin';
import { useLanguage } from '../../i18n';
import { FilePreview } from '../inputs/file-preview';
import { fieldValue } from '../list/columns';
import type { ResourceRecord } from '../types';

/** The fields of a record with their values, in two columns: those of one tab, or all of a resource without tabs. */
export function ShownFields({
  definition,
  record,
  tab,
}: {
  definition: ResourceDefinition;
  record: ResourceRecord;
  tab?: string;
}) {
  const shown = Object.entries(definition.fields).filter(
    ([, field]) => !field.hidden && field.tab === tab && holds(field.when, record),
  );
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 3,
        rowGap: 2,
        mt: 0,
        mb: 3,
      }}
    >
      {shown.map(([name, field]) => (
        <ShownField key={name} definition={definition} record={record} name={name} field={field} />
      ))}
    </Box>
  );
}

interface ShownFieldProps {
  definition: ResourceDefinition;
  record: ResourceRecord;
  name: string;
  field: Field;
}

function ShownField(props: ShownFieldProps) {
  const { definition, name, field } = props;
  const translateLabel = useTranslateLabel();
  const label = translateLabel({ source: name, resource: definition.route });
  const isFile = field.type === 'image' || field.type === 'file';
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {isFile ? <FilePreview {...props} labelled={false} /> : <Value {...props} />}
      </Box>
    </Box>
  );
}

function Value({ definition, record, name, field }: ShownFieldProps): ReactNode {
  const language = useLanguage();
  const translate = useTranslate();
  const value = record[name];
  const isEmpty = value == null || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty && field.type !== 'boolean') return '–';
  // Sanitised by react-admin once more (product/office.md#formatted-text).
  if (field.type === 'richText') return <RichTextField source={name} record={record} />;
  return fieldValue(definition, name, record, language, translate);
}
