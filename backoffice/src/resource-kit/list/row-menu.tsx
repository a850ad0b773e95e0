import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  createContext,
  useContext,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { DataTableRow, useListContext, useRecordContext, type DataTableRowProps } from 'react-admin';
import type { ResourceRecord } from '../types';

/** An entry of the menu of a row. */
export interface RowMenuItem {
  label: string;
  icon: ReactNode;
  /** Acts on the rows that are selected. */
  onSelect: (ids: readonly number[]) => void;
}

type Place = { left: number; top: number };
type Open = (record: ResourceRecord, place: Place) => void;

const RowMenuContext = createContext<Open | null>(null);

/**
 * The context menu of the rows of a list. It acts on the selected rows. With at most one row selected, the row on which the
 * menu is opened becomes the selection.
 */
export function RowMenuProvider(props: { items?: readonly RowMenuItem[]; children: ReactNode }) {
  const { items = [] } = props;
  const { selectedIds = [], onSelect } = useListContext<ResourceRecord>();
  const [place, setPlace] = useState<Place | null>(null);
  const open: Open = (record, where) => {
    if (selectedIds.length <= 1) onSelect([record.id]);
    setPlace(where);
  };
  const close = () => setPlace(null);
  return (
    <RowMenuContext.Provider value={items.length ? open : null}>
      {props.children}
      <Menu
        open={place !== null}
        onClose={close}
        onContextMenu={(event) => event.preventDefault()}
        anchorReference="anchorPosition"
        anchorPosition={place ?? undefined}
      >
        {items.map(({ label, icon, onSelect: act }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              act(selectedIds as number[]);
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </RowMenuContext.Provider>
  );
}

/** A row of react-admin's table that opens the menu, by mouse and by keyboard. */
export function RowWithMenu(props: DataTableRowProps) {
  const record = useRecordContext<ResourceRecord>();
  const open = useContext(RowMenuContext);
  if (!open || !record) return <DataTableRow {...props} />;
  const byMouse = (event: MouseEvent) => {
    event.preventDefault();
    open(record, { left: event.clientX, top: event.clientY });
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
    event.preventDefault();
    const { left, bottom } = (event.target as HTMLElement).getBoundingClientRect();
    open(record, { left, top: bottom });
  };
  return <DataTableRow {...props} onContextMenu={byMouse} onKeyDown={byKey} />;
}
