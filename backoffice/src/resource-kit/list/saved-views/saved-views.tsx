import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import Delete from '@mui/icons-material/Delete';
import Edit from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { OFFICE_API, type SavedView } from '@feria/shared';
import { useId, useState, type MouseEvent } from 'react';
import { LinkBase, useDataProvider, useListContext, useTranslate } from 'react-admin';
import { useCan } from '../../account';
import { ConfirmIconButton, RowIconButton } from '../../confirm';
import type { FeriaDataProvider } from '../../data-provider';
import { LoadFailed } from '../../load-failed';
import type { Section } from '../../types';
import type { ListView } from '../list-view';
import { useReadAgain, useSavedViews, useShowView } from './use-views';
import { ViewDialog } from './view-dialog';
import { toState, type ViewOffer } from './view-state';
import { useViewWords } from './words';

/** The saved views of the surrounding list: each opens by a click, or by its address in another tab. */
export default function SavedViewList({
  section,
  view,
  offer,
  onShown,
}: {
  section: Section;
  view: ListView;
  offer: ViewOffer;
  onShown: () => void;
}) {
  const { data: views = [], error, isPending, refetch } = useSavedViews(section);
  const [editing, setEditing] = useState<SavedView | 'new' | null>(null);
  const { filterValues, sort } = useListContext();
  const show = useShowView(view, offer);
  const words = useViewWords();
  const id = useId();
  const state = toState(filterValues as Record<string, unknown>, sort, view.shown);
  return (
    <>
      <FormLabel id={id}>{words('title')}</FormLabel>
      {error && <LoadFailed onRetry={refetch}>{words('failed')}</LoadFailed>}
      {!error && !isPending && views.length === 0 && (
        <Typography variant="body2" sx={{ maxWidth: 280 }}>
          {words('empty')}
        </Typography>
      )}
      {views.length > 0 && (
        <List dense disablePadding aria-labelledby={id} sx={{ width: '100%' }}>
          {views.map((saved) => (
            <ListItem key={saved.id} disableGutters sx={{ py: 0, gap: 1 }}>
              <Link
                component={LinkBase}
                to={`/${section.route}?view=${saved.id}`}
                aria-label={words('open', { name: saved.name })}
                onClick={(event: MouseEvent) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  show(saved);
                  onShown();
                }}
                sx={{ flexGrow: 1, overflowWrap: 'anywhere', maxWidth: 260, py: 0.75 }}
              >
                {saved.name}
              </Link>
              <Typography variant="caption" color="text.secondary" noWrap>
                {words(saved.shared ? 'shared' : 'mine')}
              </Typography>
              <Changes section={section} saved={saved} onEdit={() => setEditing(saved)} />
            </ListItem>
          ))}
        </List>
      )}
      <Button size="small" startIcon={<BookmarkAdd />} onClick={() => setEditing('new')}>
        {words('save')}
      </Button>
      {editing && (
        <ViewDialog
          section={section}
          saved={editing === 'new' ? null : editing}
          state={state}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

/** Edit and delete of a view, for whose it is; of one of everybody for who may change the options. */
function Changes(props: { section: Section; saved: SavedView; onEdit: () => void }) {
  const { saved, section } = props;
  const { api } = useDataProvider<FeriaDataProvider>();
  const readAgain = useReadAgain(section);
  const can = useCan();
  const words = useViewWords();
  const translate = useTranslate();
  const { id, name, shared } = saved;
  if (shared && !can('option.update')) return null;
  return (
    <>
      <RowIconButton
        icon={<Edit fontSize="small" />}
        label={words('edit', { name })}
        onClick={props.onEdit}
      />
      <ConfirmIconButton
        icon={<Delete fontSize="small" />}
        label={words('delete', { name })}
        question={words(shared ? 'delete_shared_question' : 'delete_question', { name })}
        confirm={translate('ra.action.delete')}
        destructive
        action={async () => {
          const { message } = await api('DELETE', `${OFFICE_API.savedView}/{id}`, { params: { id } });
          await readAgain();
          return message;
        }}
      />
    </>
  );
}
