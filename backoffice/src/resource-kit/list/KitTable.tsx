import TableCell from '@mui/material/TableCell';

import type { ReactNode } from 'react';
import {
  DataTable,
  DataTableBody,
  useDataTableRenderContext,
  useRecordContext,
  useResourceContext,
  useTranslateLabel,
  type DataTableBodyProps,
} from 'react-admin';
import { useText } from '../../i18n';
import type { Column, KitRecord } from '../types';
import { visuallyHidden } from '../visuallyHidden';
import { EmptyList, type EmptyWords } from './EmptyList';
import { RowWithMenu } from './RowMenu';
import { SelectColumn } from './SelectColumn';
import { SortHeadCell } from './SortHeadCell';

/** The icons stay in sight when a tablet scrolls the columns under them; on a phone they would hide most of the row. */
const stickyIcons = {
  whiteSpace: 'nowrap',
  py: 0,
  '@media (min-width: 600px)': { position: 'sticky', right: 0, bgcolor: 'background.paper' },
} as const;

/** A column of react-admin's table with a head that knows several sort columns. */
function KitColumn({ column }: { column: Column }) {
  const place = useDataTableRenderContext();
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  if (place === 'columnsSelector' || place === 'footer') return null;
  if (place === 'data') {
    return <DataTable.Col<KitRecord> align={column.align} render={column.render} />;
  }
  const label = String(translateLabel({ label: column.label, source: column.source, resource }));
  if (column.sortBy === false) return <TableCell align={column.align}>{label}</TableCell>;
  return <SortHeadCell label={label} field={column.sortBy ?? column.source} align={column.align} />;
}

function ActionsColumn({ actions }: { actions: (record: KitRecord) => ReactNode }) {
  const place = useDataTableRenderContext();
  const text = useText();
  if (place === 'header') {
    return (
      <TableCell>
        <span style={visuallyHidden}>{text('list.actions')}</span>
      </TableCell>
    );
  }
  return place === 'data' ? <ActionsCell actions={actions} /> : null;
}

function ActionsCell({ actions }: { actions: (record: KitRecord) => ReactNode }) {
  const record = useRecordContext<KitRecord>();
  return (
    <TableCell align="right" sx={stickyIcons}>
      {record && actions(record)}
    </TableCell>
  );
}

function BodyWithMenus(props: Omit<DataTableBodyProps, 'row'>) {
  return <DataTableBody {...props} row={RowWithMenu} />;
}

/** The rows of a list. */
export function KitTable(props: {
  columns: readonly Column[];
  /** Icons of a row. */
  actions?: (record: KitRecord) => ReactNode;
  rowClick?: 'edit' | 'show' | false;
  /** Rows have boxes; what to do with those that are checked, the list says below. */
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
        <KitColumn key={column.source} column={column} />
      ))}
      {actions && <ActionsColumn actions={actions} />}
    </DataTable>
  );
}
