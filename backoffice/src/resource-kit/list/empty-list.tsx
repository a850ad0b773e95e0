import Add from '@mui/icons-material/Add';
import Inbox from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { useCreateLabel } from '../labels';

/** The texts of an empty list. */
export interface EmptyWords {
  title: string;
  help: string;
}

/** Replaces the table of a list without rows: says why it is empty and what to do next. */
export function EmptyList({ mayCreate, words }: { mayCreate: boolean; words?: EmptyWords | undefined }) {
  const { filterValues, setFilters, error } = useListContext();
  const translate = useTranslate();
  const text = useText();
  if (error) return null; // The failure is said above, and it is not known to be empty.
  const filtered = Object.keys((filterValues ?? {}) as Record<string, unknown>).length > 0;
  const [title, help] = filtered
    ? [text('list.no_match'), text('list.no_match_help')]
    : words
      ? [words.title, words.help]
      : [text('list.empty'), text(mayCreate ? 'list.empty_create' : 'list.empty_wait')];
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', py: 6, px: 2 }} role="status">
      <Inbox sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h6" component="p">
        {title}
      </Typography>
      <Typography color="textSecondary">{help}</Typography>
      {filtered ? (
        <Button onClick={() => setFilters({}, {})}>{translate('ra.navigation.clear_filters')}</Button>
      ) : (
        mayCreate && <CreateButton />
      )}
    </Stack>
  );
}

/** Leads to the form for a new record. Shown where there is such a page and the account may use it. */
export function CreateButton() {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const label = useCreateLabel();
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<Add />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {label(resource)}
    </Button>
  );
}
