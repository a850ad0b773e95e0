import MailOutlined from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { formatDate, type PaymentReminderRecord } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { useReminderWords } from './words';

/** Shows the next mail to a family as it would be by now; nothing when no reminder is left. */
export function PreviewButton({ row }: { row: PaymentReminderRecord }) {
  const [isOpen, setOpen] = useState(false);
  const words = useReminderWords();
  if (row.next === null || row.email === null) return null;
  const name = `${row.person.first_name} ${row.person.last_name}`;
  const open = (event: MouseEvent): void => {
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      <Tooltip title={words('preview', { name })}>
        <IconButton size="small" aria-label={words('preview', { name })} onClick={open}>
          <MailOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && <PreviewDialog id={row.id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function PreviewDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const translate = useTranslate();
  const words = useReminderWords();
  const { data, error } = useQuery({
    queryKey: ['payment-reminder', id, 'preview'],
    queryFn: () => api('GET', 'api/payment-reminder/{id}/preview', { params: { id } }),
    // What is open may be another amount by the next time.
    gcTime: 0,
  });
  const title = words('preview_title', { name });
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      maxWidth={900}
      sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
      actions={<Button onClick={onClose}>{translate('ra.action.close')}</Button>}
    >
      {error && <Alert severity="error">{words('preview_failed')}</Alert>}
      {!data && !error && <CircularProgress aria-label={words('loading')} />}
      {data && (
        <>
          <Alert severity="info">{words('preview_day', { date: formatDate(data.day) })}</Alert>
          <Typography sx={{ fontWeight: 600 }}>{words('subject', { subject: data.subject })}</Typography>
          <Box
            component="iframe"
            title={title}
            srcDoc={data.html}
            sandbox=""
            sx={{
              width: 1,
              height: 500,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: '#fff',
            }}
          />
        </>
      )}
    </TitledDialog>
  );
}
