import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslateLabel } from 'react-admin';
import { useText } from '../../i18n';
import type { FieldInputProps, KitRecord } from '../types';

/** The stored picture or file of a record, to look at. A new record has none to show. */
export function FilePreview({
  definition,
  name,
  field,
  labelled = true,
}: FieldInputProps & { labelled?: boolean }) {
  const record = useRecordContext<KitRecord>();
  const translateLabel = useTranslateLabel();
  const text = useText();
  if (!record) return null;
  const address = record[name];
  return (
    <Stack spacing={0.5}>
      {labelled && (
        <Typography variant="body2" color="textSecondary">
          {translateLabel({ source: name, resource: definition.route })}
        </Typography>
      )}
      {typeof address === 'string' && address ? (
        <Link
          href={address}
          target="_blank"
          rel="noopener"
          sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}
        >
          {field.type === 'image' && (
            <Box
              component="img"
              src={address}
              alt=""
              sx={{ maxHeight: 120, maxWidth: '100%', borderRadius: 1 }}
            />
          )}
          <span>{text('form.open_file')}</span>
          <OpenInNew fontSize="small" />
        </Link>
      ) : (
        <Typography>{text('form.no_file')}</Typography>
      )}
    </Stack>
  );
}
