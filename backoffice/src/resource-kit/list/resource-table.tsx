import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import type { ReactNode } from 'react';
import {
  DataTable,
  type RaRecord,
  useDataTableRenderContext,
  useListContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { useText } from '../../i18n';
import type { Column, ResourceRecord } from '../types';
import { visuallyHidden } from '../visually-hidden';
import { EmptyList, type EmptyWords } from './empty-list';
import { type Density, useDensity } from './list-view';
import { useHeightToScreenEnd } from './scroll-box';
import { SortHeadCell } from './sort-head-cell';
import { RowsInSight, SCROLL_BOX } from './table-body';

/** The icons stay visible when the columns are scrolled. */
const stickyIcons = {
  whiteSpace: 'nowrap',
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
} as const;

/** Width of the column of the checkboxes, beside which the first column of the list stays in sight. */
const CHECKBOX_WIDTH = 40;

/** Mouse pointers need less room than fingers. */
const FINE = '@media (pointer: fine)';

const cellPadding = { compact: '1px 4px', comfortable: '10px 8px' };

/** Head and first column stay in sight while the rest scrolls; cells are as wide as their longest word. */
function tableStyle(density: Density, selectable: boolean, maxHeight: string, isSelecting: boolean) {
  const pinned = selectable ? 2 : 1;
  const cell = (position: number) => `& tr > :is(th, td):nth-of-type(${position})`;
  const stays = (left: number) => ({ position: 'sticky', left, zIndex: 2, bgcolor: 'background.paper' });
  return {
    [`& .${SCROLL_BOX}`]: {
      overflow: 'auto',
      position: 'relative',
      maxHeight,
      // With the bar of the selection what stands below may take a second line, which lies over the end of the box.
      paddingBottom: isSelecting ? '48px' : 0,
      // What gets the focus must not lie behind the head, the first column or the bar of the selection.
      scrollPaddingTop: 36,
      scrollPaddingBottom: 72,
      scrollPaddingLeft: 140,
      scrollPaddingRight: 120,
    },
    '& .MuiTableCell-root': {
      ...(density === 'compact' && { fontSize: '0.78rem' }),
      padding: cellPadding[density],
      lineHeight: density === 'compact' ? 1.2 : 1.43,
    },
    '& .MuiTableCell-head': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      lineHeight: '1.6rem',
      fontSize: '0.75rem',
    },
    // The arrow of an unsorted column would lie over the next head.
    '& .MuiTableSortLabel-root:not(.Mui-active):not(:hover):not(:focus-visible) .MuiTableSortLabel-icon': {
      display: 'none',
    },
    ...(selectable && {
      [cell(1)]: {
        ...stays(0),
        width: CHECKBOX_WIDTH,
        minWidth: CHECKBOX_WIDTH,
        padding: 0,
        textAlign: 'center',
      },
    }),
    [cell(pinned)]: stays(selectable ? CHECKBOX_WIDTH : 0),
    [`& thead tr > th:nth-of-type(-n + ${pinned})`]: { zIndex: 4, bgcolor: '#faf7f5' },
    '& tr:hover > td, & tr.Mui-selected > td': { bgcolor: '#faf3ef' },
    [FINE]: {
      '& .MuiTableCell-body .MuiIconButton-root': { padding: density === 'compact' ? '3px' : '5px' },
      '& .MuiCheckbox-root': { padding: density === 'compact' ? '4px' : '6px' },
    },
  } as const;
}

/** A column of the list, as a column of react-admin's table. Its header can sort by several columns ({@link SortHeadCell}). */
function ResourceColumn<Row extends RaRecord>({ column }: { column: Column<Row> }) {
  const part = useDataTableRenderContext();
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  if (part === 'columnsSelector' || part === 'footer') return null;
  if (part === 'data') {
    // An amount and its currency stay on one line.
    const sx = column.align === 'right' ? { whiteSpace: 'nowrap' } : undefined;
    return <DataTable.Col<Row> align={column.align} render={column.render} sx={sx} />;
  }
  const label = String(translateLabel({ label: column.label, source: column.source, resource }));
  if (column.sortBy === false) return <TableCell align={column.align}>{label}</TableCell>;
  return <SortHeadCell label={label} field={column.sortBy ?? column.source} align={column.align} />;
}

function ActionsColumn<Row extends RaRecord>({ actions }: { actions: (record: Row) => ReactNode }) {
  const part = useDataTableRenderContext();
  const text = useText();
  if (part === 'header') {
    return (
      <TableCell>
        <span style={visuallyHidden}>{text('list.actions')}</span>
      </TableCell>
    );
  }
  return part === 'data' ? <ActionsCell actions={actions} /> : null;
}

function ActionsCell<Row extends RaRecord>({ actions }: { actions: (record: Row) => ReactNode }) {
  const record = useRecordContext<Row>();
  return (
    <TableCell align="right" sx={stickyIcons}>
      {record && actions(record)}
    </TableCell>
  );
}

/** The table of a list. */
export function ResourceTable<Row extends RaRecord>(props: {
  columns: readonly Column<Row>[];
  /** Icons at the end of a row. */
  actions?: (record: Row) => ReactNode;
  rowClick?: 'edit' | 'show' | false;
  /** Rows have checkboxes. The list shows what can be done with the selected rows ({@link SelectionBar}). */
  selectable?: boolean;
  mayCreate: boolean;
  empty?: EmptyWords | undefined;
}) {
  const { columns, actions, rowClick = false, selectable = false } = props;
  const resource = useResourceContext() ?? '';
  const { total, selectedIds = [] } = useListContext();
  const density = useDensity();
  const { ref, maxHeight } = useHeightToScreenEnd(`${resource}.rows`);
  return (
    <DataTable
      ref={ref}
      bulkActionButtons={false}
      body={RowsInSight}
      rowClick={rowClick}
      empty={<EmptyList mayCreate={props.mayCreate} words={props.empty} />}
      aria-rowcount={(total ?? 0) + 1}
      sx={tableStyle(density, selectable, maxHeight, selectedIds.length > 0)}
    >
      {selectable && <SelectColumn />}
      {columns.map((column) => (
        <ResourceColumn key={column.source} column={column} />
      ))}
      {actions && <ActionsColumn actions={actions} />}
    </DataTable>
  );
}

/**
 * Checkboxes that select a row, or all rows of the page. react-admin's own have their accessible name on the wrong
 * element.
 */
function SelectColumn() {
  const part = useDataTableRenderContext();
  if (part === 'header') return <SelectPageCell />;
  return part === 'data' ? <SelectRowCell /> : null;
}

function SelectRowCell() {
  const record = useRecordContext<ResourceRecord>();
  const { selectedIds = [], onToggleItem } = useListContext<ResourceRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={selectedIds.includes(record.id)}
        onClick={(event) => event.stopPropagation()}
        onChange={() => onToggleItem(record.id)}
        slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
      />
    </TableCell>
  );
}

function SelectPageCell() {
  const { data = [], selectedIds = [], onSelect } = useListContext<ResourceRecord>();
  const translate = useTranslate();
  const idsOfPage = data.map(({ id }) => id);
  const selectedHere = idsOfPage.filter((id) => selectedIds.includes(id));
  const allSelected = idsOfPage.length > 0 && selectedHere.length === idsOfPage.length;
  const selectedElsewhere = selectedIds.filter((id) => !idsOfPage.includes(id as number));
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={allSelected}
        indeterminate={selectedHere.length > 0 && !allSelected}
        onChange={() => onSelect(allSelected ? selectedElsewhere : [...selectedElsewhere, ...idsOfPage])}
        slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
      />
    </TableCell>
  );
}
