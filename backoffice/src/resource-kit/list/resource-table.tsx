import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import type { ReactNode } from 'react';
import {
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
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
import { RowWithMenu } from './row-menu';
import { SortHeadCell } from './sort-head-cell';

/** The icons stay visible when the columns are scrolled. Not on a phone, where they would hide most of the row. */
const stickyIcons = {
  whiteSpace: 'nowrap',
  py: 0,
  '@media (min-width: 600px)': { position: 'sticky', right: 0, bgcolor: 'background.paper' },
} as const;

/** A column of the list, as a column of react-admin's table. Its header can sort by several columns ({@link SortHeadCell}). */
function ResourceColumn<Row extends RaRecord>({ column }: { column: Column<Row> }) {
  const part = useDataTableRenderContext();
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  if (part === 'columnsSelector' || part === 'footer') return null;
  if (part === 'data') {
    return <DataTable.Col<Row> align={column.align} render={column.render} />;
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

function BodyWithMenus(props: Omit<DataTableBodyProps, 'row'>) {
  return <DataTableBody {...props} row={RowWithMenu} />;
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
  const { columns, actions, rowClick = false } = props;
  return (
    <DataTable
      bulkActionButtons={false}
      body={BodyWithMenus}
      rowClick={rowClick}
      empty={<EmptyList mayCreate={props.mayCreate} words={props.empty} />}
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto', position: 'relative' } }}
    >
      {props.selectable && <SelectColumn />}
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
