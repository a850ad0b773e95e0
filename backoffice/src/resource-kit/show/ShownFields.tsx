import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Field } from '@feria/shared/resources/fields';
import type { ReactNode } from 'react';
import { RichTextField, useTranslate, useTranslateLabel } from 'react-admin';
import { useLanguage } from '../../i18n';
import { FilePreview } from '../inputs/FilePreview';
import { fieldValue } from '../list/columns';
import type { KitRecord } from '../types';

/** Fields with their values, side by side; of a tab, or of a form without tabs. */
export function ShownFields({
  definition,
  record,
  tab,
}: {
  definition: ResourceDefinition;
  record: KitRecord;
  tab?: string;
}) {
  const shown = Object.entries(definition.fields).filter(
    ([, field]) => !field.hidden && field.tab === tab && (!field.when || record[field.when] === true),
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

interface Shown {
  definition: ResourceDefinition;
  record: KitRecord;
  name: string;
  field: Field;
}

function ShownField(props: Shown) {
  const { definition, name, field } = props;
  const translateLabel = useTranslateLabel();
  const label = translateLabel({ source: name, resource: definition.route });
  const file = field.type === 'image' || field.type === 'file';
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {file ? <FilePreview {...props} labelled={false} /> : <Value {...props} />}
      </Box>
    </Box>
  );
}

function Value({ definition, record, name, field }: Shown): ReactNode {
  const language = useLanguage();
  const translate = useTranslate();
  const value = record[name];
  const nothing = value == null || value === '' || (Array.isArray(value) && value.length === 0);
  if (nothing && field.type !== 'boolean') return '–';
  // Sanitised by react-admin once more (decisions §8).
  if (field.type === 'richText') return <RichTextField source={name} record={record} />;
  return fieldValue(definition, name, record, language, translate);
}
