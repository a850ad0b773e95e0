import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { RowIconButton } from '../../resource-kit/confirm';
import type { RowMenuItem } from '../../resource-kit/list/row-menu';
import { registrations } from './section';

/** Whether the account may move registrations; projects and weeks to choose from are asked for too. */
export function useMayMove(): boolean {
  const can = useCan();
  return can(registrations.permissions.update) && can('course.index');
}

/** The icon that opens the dialog to move a registration. @param props.name of the child */
export function MoveIcon({ name, onClick }: { name: string; onClick: () => void }) {
  const text = useText();
  return (
    <RowIconButton
      icon={<DriveFileMove fontSize="small" />}
      label={text('registrations.move.action_of', { name })}
      onClick={onClick}
    />
  );
}

/** The same in the menu of a row. One registration is moved at a time. */
export function moveItem(label: string, onMove: (id: number) => void): RowMenuItem {
  return {
    label,
    icon: <DriveFileMove />,
    single: true,
    onSelect: ([id]) => id !== undefined && onMove(id),
  };
}
