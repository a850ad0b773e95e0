import TableCell from '@mui/material/TableCell';

import type { ReactNode } from 'react';
import {
  DataTable,
  useDataTableRenderContext,
  useRecordContext,
  useResourceContext,
  useTranslateLabel,
} from 'react-admin';
import { useText } from '../../i18n';
import type { Column, KitRecord } from '../types';
import { visuallyHidden } from '../visuallyHidden';
import { EmptyList, type EmptyWords } from './EmptyList';
import { SortHeadCell } from './SortHeadCell';

/** The icons stay in sight when a narrow screen scrolls the columns under them. */
const stickyIcons = {
  whiteSpace: 'nowrap',
  py: 0,
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
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

/** The rows of a list. */
export function KitTable(props: {
  columns: readonly Column[];
  /** Icons of a row. */
  actions?: (record: KitRecord) => ReactNode;
  rowClick?: 'edit' | 'show' | false;
  mayCreate: boolean;
  empty?: EmptyWords | undefined;
}) {
  const { columns, actions, rowClick = false } = props;
  return (
    <DataTable
      bulkActionButtons={false}
      rowClick={rowClick}
      empty={<EmptyList mayCreate={props.mayCreate} words={props.empty} />}
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
    >
      {columns.map((column) => (
        <KitColumn key={column.source} column={column} />
      ))}
      {actions && <ActionsColumn actions={actions} />}
    </DataTable>
  );
}
