import TablePagination from '@mui/material/TablePagination';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { ALL_ROWS, pageSizes } from '../pageSizes';

/** Pages of a list, with 10, 15, 50 or all rows. react-admin's own hides the sizes on a tablet. */
export function ListPagination() {
  const { page, perPage, total, isPending, setPage, setPerPage } = useListPaginationContext();
  const translate = useTranslate();
  const text = useText();
  if (isPending || !total) return null;
  return (
    <TablePagination
      component="div"
      sx={{ '& .MuiTablePagination-selectLabel': { '@media (max-width: 599px)': { display: 'none' } } }}
      count={total}
      page={Math.min(page - 1, Math.max(0, Math.ceil(total / perPage) - 1))}
      rowsPerPage={perPage}
      rowsPerPageOptions={pageSizes.map((value) => ({
        value,
        label: value === ALL_ROWS ? text('list.all') : String(value),
      }))}
      showFirstButton
      showLastButton
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
      slotProps={{ select: { inputProps: { 'aria-label': translate('ra.navigation.page_rows_per_page') } } }}
    />
  );
}
