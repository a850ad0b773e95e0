import FilterList from '@mui/icons-material/FilterList';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import { DEFAULT_PAGE_SIZE } from '@feria/shared';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import {
  type HttpError,
  ListBase,
  type RaRecord,
  RestoreScrollPosition,
  type SortPayload,
  Title,
  useGetResourceLabel,
  useListContext,
  useListPaginationContext,
  useResourceDefinition,
  useStore,
  useTranslate,
} from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../account';
import { ALL_ROWS, pageSizes } from '../page-sizes';
import { PageTitle } from '../page-title';
import type { Column, FilterInputProps, ResourceRecord, Section } from '../types';
import { CreateButton, type EmptyWords } from './empty-list';
import { FilterForm } from './filter-form';
import { ResourceTable } from './resource-table';
import { type RowMenuItem, RowMenuProvider } from './row-menu';
import { SelectionBar } from './selection-bar';

/** Search and filters from the left, buttons at the end of the first row; two columns on a phone, four on a tablet. */
const toolbar = {
  display: 'grid',
  gap: 1.5,
  my: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(170px, calc(50% - 6px)), 1fr))',
    lg: 'repeat(auto-fill, minmax(190px, 1fr))',
  },
  '& > form': { display: 'contents' },
};

const buttons = {
  gridRow: 1,
  gridColumn: '-3 / -1',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
};

/** Shown when the list could not be loaded: the rows on the screen, if any, are those of an earlier request. */
function ListFailure() {
  const { error, refetch, perPage, setPerPage } = useListContext();
  const text = useText();
  // The API refuses all rows of a long list (product.md#list-parameters). The page size is remembered: without this the
  // list would fail at every visit.
  const tooMany = perPage === ALL_ROWS && (error as HttpError | null)?.status === 422;
  useEffect(() => {
    if (tooMany) setPerPage(DEFAULT_PAGE_SIZE);
  }, [tooMany, setPerPage]);
  if (!error) return null;
  const retry = (
    <Button color="inherit" onClick={() => void refetch()}>
      {text('app.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {text('list.failed')}
    </Alert>
  );
}

/**
 * A list of the back office: search and filters, several sort columns, page sizes, icons per row. Generated lists and
 * those written by hand use it. `Row` is the type that the API declares for its records.
 */
export function ResourceList<Row extends RaRecord = ResourceRecord>(props: {
  section: Section;
  columns: readonly Column<Row>[];
  /** Inputs above the list, the search box among them. */
  filters: ReactElement[];
  /** Filters that are seldom used: a button shows them. */
  moreFilters?: ReactElement<FilterInputProps>[];
  sort: SortPayload;
  filterDefaults?: Record<string, string>;
  rowActions?: (record: Row) => ReactNode;
  rowClick?: 'edit' | 'show' | false;
  /** Buttons beside the filters. */
  actions?: ReactNode;
  /** What an empty list says, in place of the general words. */
  empty?: EmptyWords;
  /** Buttons for the rows that are selected; without them rows cannot be selected. */
  bulkActions?: ReactElement;
  /** Opened on a row by right-click, the menu key or Shift+F10; it acts on the rows that are then selected. */
  rowMenu?: readonly RowMenuItem[];
}) {
  const { section } = props;
  const label = useGetResourceLabel();
  const can = useCan();
  const { hasCreate = false } = useResourceDefinition({ resource: section.route });
  const mayCreate = hasCreate && can(section.permissions.create);
  return (
    <RestoreScrollPosition storeKey={`${section.route}.scroll`}>
      <ListBase
        resource={section.route}
        // Kept in memory under a key of its own and out of the address: F5 clears it. Without the key react-admin
        // would forget the state at every visit.
        storeKey={`${section.route}.list`}
        disableSyncWithLocation
        perPage={DEFAULT_PAGE_SIZE}
        sort={props.sort}
        filterDefaultValues={props.filterDefaults}
        exporter={false}
      >
        <Title title={<PageTitle text={label(section.route, 2)} />} preferenceKey={false} />
        <Box sx={toolbar}>
          <FilterForm section={section}>
            {props.filters}
            {props.moreFilters && <MoreFilters route={section.route}>{props.moreFilters}</MoreFilters>}
          </FilterForm>
          {(props.actions || mayCreate) && (
            <Stack direction="row" spacing={1} useFlexGap sx={buttons}>
              {props.actions}
              {mayCreate && <CreateButton />}
            </Stack>
          )}
        </Box>
        <Card>
          <ListFailure />
          <RowMenuProvider items={props.rowMenu}>
            <ResourceTable
              columns={props.columns}
              actions={props.rowActions}
              rowClick={props.rowClick}
              selectable={props.bulkActions !== undefined}
              mayCreate={mayCreate}
              empty={props.empty}
            />
          </RowMenuProvider>
          {props.bulkActions && <SelectionBar>{props.bulkActions}</SelectionBar>}
          <ListPagination />
        </Card>
      </ListBase>
    </RestoreScrollPosition>
  );
}

/** Pages of a list, with 10, 15, 50 or all rows. react-admin's own hides the sizes on a tablet. */
function ListPagination() {
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

/** A button that shows more filters. While they are hidden, it shows how many of them are set. */
function MoreFilters(props: { route: string; children: readonly ReactElement<FilterInputProps>[] }) {
  const [open, setOpen] = useStore(`${props.route}.moreFilters`, false);
  const { filterValues } = useListContext();
  const text = useText();
  const values = (filterValues ?? {}) as Record<string, unknown>;
  const set = props.children.filter(
    ({ props: { source } }) => values[source] != null && values[source] !== '',
  );
  return (
    <>
      <Button
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        startIcon={<FilterList />}
        sx={{ justifySelf: 'start', minHeight: 40 }}
      >
        {open
          ? text('list.less_filters')
          : text('list.more_filters') + (set.length > 0 ? ` (${set.length})` : '')}
      </Button>
      {open && props.children}
    </>
  );
}
