import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PICTURE_WIDTHS, pictureVariant } from '@feria/shared';
import { useRecordContext, useTranslateLabel } from 'react-admin';
import { useState } from 'react';
import { useText } from '../../i18n';
import type { FieldInputProps, KitRecord } from '../types';

/** A stored image, small, or a stored file; opens it as a whole. */
export function StoredFile(props: { address: string; type: 'image' | 'file'; label?: string | undefined }) {
  const { address, type, label } = props;
  const text = useText();
  const small = pictureVariant(address, PICTURE_WIDTHS[0]);
  // One from before there were smaller ones has none.
  const [alone, setAlone] = useState<string | null>(null);
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener"
      sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
    >
      {type === 'image' && (
        <Box
          component="img"
          src={small && alone !== address ? small : address}
          alt=""
          onError={() => setAlone(address)}
          sx={{ maxHeight: 120, maxWidth: '100%', borderRadius: 1, bgcolor: 'action.hover' }}
        />
      )}
      <span style={{ overflowWrap: 'anywhere' }}>{label ?? text('form.open_file')}</span>
      <OpenInNew fontSize="small" />
    </Link>
  );
}

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
        <StoredFile address={address} type={field.type === 'image' ? 'image' : 'file'} />
      ) : (
        <Typography>{text('form.no_file')}</Typography>
      )}
    </Stack>
  );
}
