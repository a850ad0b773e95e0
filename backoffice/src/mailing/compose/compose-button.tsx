import MailOutlined from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import type { MessageAudience } from '@feria/shared';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import { filterQuery } from '../../resource-kit/list/list-query';
import { useMessageText } from './words';

/** Loaded when somebody writes. */
const ComposeDialog = lazy(async () => ({ default: (await import('./compose-dialog')).ComposeDialog }));

interface Props {
  audience: MessageAudience;
  /** What the message is about, for the name of the button. */
  about?: string;
  label?: string;
  variant?: 'text' | 'outlined';
}

/** Opens the dialog in which a message to parents is written; nothing for who may not send one. */
export function ComposeButton({ audience, about, label, variant = 'text' }: Props) {
  const [writing, setWriting] = useState(false);
  const text = useMessageText();
  const can = useCan();
  if (!can('message.create')) return null;
  return (
    <>
      <Button
        startIcon={<MailOutlined />}
        variant={variant}
        aria-label={about && text('write_to', { about })}
        onClick={() => setWriting(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {label ?? text('write')}
      </Button>
      {writing && (
        <Suspense>
          <ComposeDialog audience={audience} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** To the parents of the rows of the surrounding list that are selected. */
export function ComposeForSelection() {
  const { selectedIds } = useListContext();
  return <ComposeButton audience={{ kind: 'registrations', ids: selectedIds as number[] }} />;
}

/** To the parents of every row of the surrounding list, on whatever page. */
export function ComposeForFilter() {
  const { filterValues, total } = useListContext();
  const text = useMessageText();
  const query = filterQuery(filterValues as Record<string, unknown>);
  if (!total) return null;
  const search = query.get('search');
  return (
    <ComposeButton
      audience={{ kind: 'filter', filters: query.getAll('filters'), ...(search ? { search } : {}) }}
      label={text('write_filtered')}
      variant="outlined"
    />
  );
}
