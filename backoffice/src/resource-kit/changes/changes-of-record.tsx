import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type AuditEntry, formatInstant } from '@feria/shared';
import { callsAbout } from '@feria/shared/resources/logged';
import { useInfiniteGetList } from 'react-admin';
import { useText } from '../../i18n';
import { ChangeList } from './change-list';
import { RecordName } from './record-name';
import { useLogWords } from './use-log-words';

/** Lines that are asked for at once. */
const PAGE = 10;

/** The lines of the log about a record, about several or about all, newest first, page by page. */
export default function ChangesOfRecord({ resource, id }: { resource: string; id?: number | number[] }) {
  const { text } = useLogWords();
  const appText = useText();
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteGetList<AuditEntry>('auditLog', {
      pagination: { page: 1, perPage: PAGE },
      sort: { field: 'at', order: 'DESC' },
      filter: { resource: callsAbout(resource), ...(id === undefined ? {} : { record_id: id }) },
    });
  if (error) {
    const retry = (
      <Button color="inherit" onClick={() => void refetch()}>
        {appText('app.retry')}
      </Button>
    );
    return (
      <Alert severity="error" action={retry}>
        {appText('list.failed')}
      </Alert>
    );
  }
  if (isPending) return <LinearProgress aria-label={text('loading')} />;
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0) return <Typography color="textSecondary">{text('none')}</Typography>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Box component="li" key={entry.id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Line entry={entry} resource={resource} showsRecord={typeof id !== 'number'} />
          </Box>
        ))}
      </Box>
      {hasNextPage && (
        <Button sx={{ mt: 1 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('older')}
        </Button>
      )}
    </>
  );
}

function Line(props: { entry: AuditEntry; resource: string; showsRecord: boolean }) {
  const { entry, resource, showsRecord } = props;
  const { action, place } = useLogWords();
  const did = entry.resource === resource ? action(entry.action) : place(entry.resource);
  const { at, user, user_id, record } = entry;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {[formatInstant(at), user?.name ?? `#${user_id}`, did].join(' · ')}
        {showsRecord && record && (
          <>
            {' · '}
            <RecordName record={record} />
          </>
        )}
      </Typography>
      {entry.fields.length > 0 && (
        <Box sx={{ fontSize: '0.875rem' }}>
          <ChangeList entry={entry} />
        </Box>
      )}
    </>
  );
}
