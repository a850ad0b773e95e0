import Delete from '@mui/icons-material/Delete';
import { useDelete, useTranslate } from 'react-admin';
import { useLanguage, useText } from '../i18n';
import { useCan } from './account';
import { ConfirmIconButton } from './ConfirmIconButton';
import { nameOf } from './definitions';
import type { KitRecord, Section } from './types';

/**
 * Deletes a record after asking in the section's own words. The server's reason is shown when it refuses, and its
 * message when it is done.
 */
export function DeleteIcon(props: {
  section: Section;
  record: KitRecord;
  /** What is asked, where records of a section differ. */
  question?: string;
  onDeleted?: () => void;
}) {
  const { section, record, onDeleted } = props;
  const [remove] = useDelete<KitRecord>();
  const translate = useTranslate();
  const text = useText();
  const language = useLanguage();
  const can = useCan();
  if (!can(section.permissions.update)) return null;
  const action = async () => {
    const answer: unknown = await remove(
      section.route,
      { id: record.id, previousData: record },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
    onDeleted?.();
    return (
      (answer as { message?: string }).message ?? translate('ra.notification.deleted', { smart_count: 1 })
    );
  };
  return (
    <ConfirmIconButton
      icon={<Delete fontSize="small" />}
      label={text('list.delete', { name: nameOf(record, language) })}
      question={props.question ?? translate(`resources.${section.route}.delete`)}
      confirm={translate('ra.action.delete')}
      destructive
      action={action}
    />
  );
}
