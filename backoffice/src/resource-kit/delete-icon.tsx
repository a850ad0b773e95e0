import Delete from '@mui/icons-material/Delete';
import { lazy, Suspense } from 'react';
import { useDelete, useTranslate } from 'react-admin';
import { useLanguage, useText } from '../i18n';
import { useCan } from './account';
import { RowIconButton, useConfirmedAction } from './confirm';
import { nameOf } from './definitions';
import type { DeleteChoice } from './data-provider';
import type { PreviewPath } from './delete-dialog';
import type { ResourceRecord, Section } from './types';

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog')).DeleteDialog }));

/**
 * Deletes a record after a question that shows the consequences. The server's reason is shown when it refuses, else its
 * message.
 */
export function DeleteIcon(props: {
  section: Section;
  record: ResourceRecord;
  /** The question, where it is not the same for all records of the section. */
  question?: string;
  /** What the icon and the button of the question say, where that is not *delete*. */
  label?: string;
  confirm?: string;
  onDeleted?: () => void;
}) {
  const { section, record, onDeleted } = props;
  const { open, busy, ask, close, run } = useConfirmedAction();
  const [remove] = useDelete<ResourceRecord>();
  const translate = useTranslate();
  const text = useText();
  const language = useLanguage();
  const can = useCan();
  // The server says of an account whether the reader may change it; the page of the account gives the reason.
  if (!can(section.permissions.update) || record.editable === false) return null;
  const action = async (choice: DeleteChoice) => {
    const answer: unknown = await remove(
      section.route,
      { id: record.id, previousData: record, meta: choice },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
    onDeleted?.();
    return (
      (answer as { message?: string }).message ?? translate('ra.notification.deleted', { smart_count: 1 })
    );
  };
  return (
    <>
      <RowIconButton
        icon={<Delete fontSize="small" />}
        label={props.label ?? text('list.delete', { name: nameOf(record, language) })}
        onClick={ask}
      />
      {open && (
        <Suspense fallback={null}>
          <DeleteDialog
            question={props.question ?? translate(`resources.${section.route}.delete`)}
            confirm={props.confirm ?? translate('ra.action.delete')}
            preview={{ path: `api/${section.name}/{id}/delete-preview` as PreviewPath, id: record.id }}
            busy={busy}
            onConfirm={(choice) => void run(() => action(choice))}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
