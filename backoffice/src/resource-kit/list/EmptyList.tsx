import Inbox from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { CreateButton } from './CreateButton';

/** What an empty list says of itself. */
export interface EmptyWords {
  title: string;
  help: string;
}

/** A list without rows says why, and what to do next. */
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
