import { useRefresh } from 'react-admin';
import { useText } from '../../i18n';
import { DeleteIcon } from '../../resource-kit/delete-icon';
import { registrations } from './section';

/**
 * Cancels a registration where its child stands: asks for fee and mail, and says what happens with the money (product/registrations.md#cancellation).
 * @param props.name of the child, with the week where several are seen
 */
export function CancelIcon(props: { id: number; name: string; onCancelled?: () => void }) {
  const { id, name } = props;
  const refresh = useRefresh();
  const text = useText();
  return (
    <DeleteIcon
      section={registrations}
      record={{ id, name }}
      label={text('registrations.cancel_of', { name })}
      confirm={text('registrations.cancel')}
      onDeleted={props.onCancelled ?? refresh}
    />
  );
}
