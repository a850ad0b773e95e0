import Download from '@mui/icons-material/Download';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { namedUpload } from '@feria/shared';
import type { Field } from '@feria/shared/resources/fields';
import { useRecordContext, useTranslateLabel } from 'react-admin';
import { useState } from 'react';
import { useText } from '../../i18n';
import type { FieldInputProps, ResourceRecord } from '../types';
import { smallPicture } from './small-picture';

/** A small preview of a stored image, which opens the image; or a link that downloads a stored file, named by field and record. */
export function StoredFile(props: {
  address: string;
  field: Field;
  name: string;
  label?: string | undefined;
}) {
  const { address, field, name, label } = props;
  const type = field.type === 'image' ? 'image' : 'file';
  const isImage = type === 'image';
  const text = useText();
  const record = useRecordContext<ResourceRecord>();
  const fileName = [name.replace(' (PDF)', ''), record?.name].filter(Boolean).join(' ');
  const small = smallPicture(address, field);
  // An image that was uploaded before there were small variants has none.
  const [alone, setAlone] = useState<string | null>(null);
  return (
    <Link
      {...(isImage
        ? { href: address, target: '_blank', rel: 'noopener' }
        : { href: namedUpload(address, fileName), download: true })}
      sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
    >
      {isImage && (
        <Box
          component="img"
          src={small && alone !== address ? small : address}
          alt=""
          onError={() => setAlone(address)}
          sx={{ maxHeight: 120, maxWidth: '100%', borderRadius: 1, bgcolor: 'action.hover' }}
        />
      )}
      <span style={{ overflowWrap: 'anywhere' }}>
        {label ?? text(isImage ? 'form.open_file' : 'form.download_file')}
      </span>
      {isImage ? <OpenInNew fontSize="small" /> : <Download fontSize="small" />}
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
  const record = useRecordContext<ResourceRecord>();
  const translateLabel = useTranslateLabel();
  const text = useText();
  if (!record) return null;
  const address = record[name];
  const fieldLabel = String(translateLabel({ source: name, resource: definition.route }));
  return (
    <Stack spacing={0.5}>
      {labelled && (
        <Typography variant="body2" color="textSecondary">
          {fieldLabel}
        </Typography>
      )}
      {typeof address === 'string' && address ? (
        <StoredFile address={address} field={field} name={fieldLabel} />
      ) : (
        <Typography>{text('form.no_file')}</Typography>
      )}
    </Stack>
  );
}
