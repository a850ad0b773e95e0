import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import { useDataTableRenderContext, useListContext, useRecordContext, useTranslate } from 'react-admin';
import type { KitRecord } from '../types';

/**
 * Boxes that select rows, and all rows of the page. react-admin's own put their name where screen readers do not look for
 * it, on the box around the input.
 */
export function SelectColumn() {
  const place = useDataTableRenderContext();
  if (place === 'header') return <PageBox />;
  return place === 'data' ? <RowBox /> : null;
}

function RowBox() {
  const record = useRecordContext<KitRecord>();
  const { selectedIds = [], onToggleItem } = useListContext<KitRecord>();
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

function PageBox() {
  const { data = [], selectedIds = [], onSelect } = useListContext<KitRecord>();
  const translate = useTranslate();
  const own = data.map(({ id }) => id);
  const chosen = own.filter((id) => selectedIds.includes(id));
  const all = own.length > 0 && chosen.length === own.length;
  const elsewhere = selectedIds.filter((id) => !own.includes(id as number));
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        onChange={() => onSelect(all ? elsewhere : [...elsewhere, ...own])}
        slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
      />
    </TableCell>
  );
}
