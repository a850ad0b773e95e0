import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  createContext,
  useContext,
  useMemo,
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
  /** Whether it acts on one row only, and is left out while several are chosen. */
  single?: boolean;
  /** Acts on the rows that the menu was opened for. */
  onSelect: (ids: readonly number[]) => void;
}

type Place = { left: number; top: number };
interface RowMenu {
  open: (record: ResourceRecord, place: Place) => void;
  /** The row that the menu stands open for, when it acts on that row alone. */
  row: number | null;
}

const RowMenuContext = createContext<RowMenu | null>(null);

/**
 * The context menu of the rows of a list. It acts on the row on which it is opened; where that is one of several selected rows, on
 * these. It selects nothing itself, so that nothing stays selected afterwards.
 */
export function RowMenuProvider(props: { items?: readonly RowMenuItem[]; children: ReactNode }) {
  const { items = [] } = props;
  const { selectedIds = [] } = useListContext<ResourceRecord>();
  const [opened, setOpened] = useState<{ place: Place; id: number } | null>(null);
  const ofSelection = opened !== null && selectedIds.includes(opened.id);
  const ids = opened && !ofSelection ? [opened.id] : (selectedIds as number[]);
  const row = opened && ids.length === 1 ? opened.id : null;
  const close = () => setOpened(null);
  const menu = useMemo(
    () => ({
      open: ({ id }: ResourceRecord, place: Place) => setOpened({ place, id }),
      row,
    }),
    [row],
  );
  return (
    <RowMenuContext.Provider value={items.length ? menu : null}>
      {props.children}
      <Menu
        open={opened !== null}
        onClose={close}
        onContextMenu={(event) => event.preventDefault()}
        anchorReference="anchorPosition"
        anchorPosition={opened?.place}
      >
        {items
          .filter(({ single }) => !single || ids.length === 1)
          .map(({ label, icon, onSelect: act }) => (
            <MenuItem
              key={label}
              onClick={() => {
                close();
                act(ids);
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

/**
 * A row of react-admin's table that opens the menu, by mouse and by keyboard.
 * @param props.measure is told of the element
 */
export function RowWithMenu({
  measure,
  ...props
}: DataTableRowProps & { 'data-index'?: number; measure?: (row: HTMLTableRowElement | null) => void }) {
  const record = useRecordContext<ResourceRecord>();
  const menu = useContext(RowMenuContext);
  if (!menu || !record) return <DataTableRow {...props} ref={measure} />;
  const { open } = menu;
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
  return (
    <DataTableRow
      {...props}
      ref={measure}
      selected={menu.row === record.id}
      onContextMenu={byMouse}
      onKeyDown={byKey}
    />
  );
}
