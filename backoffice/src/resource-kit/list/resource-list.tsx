import FilterList from '@mui/icons-material/FilterList';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import { DEFAULT_PAGE_SIZE } from '@feria/shared';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
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
  useTranslateLabel,
} from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../account';
import { nameOf } from '../definitions';
import { ShownListExport } from '../export-button';
import { ALL_ROWS, pageSizes } from '../page-sizes';
import { PageTitle } from '../page-title';
import type { Column, FilterInputProps, ResourceRecord, Section } from '../types';
import { CreateButton, type EmptyWords } from './empty-list';
import { FilterForm } from './filter-form';
import { listKey } from './filtered-list';
import { DensityProvider, useListView } from './list-view';
import { RecordCards } from './record-cards';
import { ResourceTable } from './resource-table';
import { type RowMenuItem, RowMenuProvider } from './row-menu';
import { SelectionBar } from './selection-bar';
import { parseSort } from './sort';
import { ViewMenu } from './view-menu';

/** Loaded when an address names a saved view. */
const OpenedView = lazy(() => import('./saved-views/opened-view'));

/** Search and filters from the left, the buttons of the list below them; two columns on a phone, four on a tablet. */
const toolbar = {
  display: 'grid',
  gap: 1,
  my: 1,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(170px, calc(50% - 6px)), 1fr))',
    lg: 'repeat(auto-fill, minmax(150px, 1fr))',
  },
  '& > form': { display: 'contents' },
};

const buttons = {
  gridColumn: '1 / -1',
  flexWrap: 'wrap',
  justifyContent: { xs: 'flex-start', md: 'flex-end' },
  '& .MuiButton-root': { minHeight: 36, py: 0.25 },
};

/** The bar of the selected rows and the pages of the list: in sight while the rows scroll. */
const below = {
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiTablePagination-root': { ml: 'auto', borderBottom: 0 },
  '& .MuiTablePagination-toolbar': { minHeight: 44 },
} as const;

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
  /** Whether the API knows the list by its name: it is exported as it is shown, and its views are saved. */
  isKnown?: boolean;
  /** With {@link isKnown}: the list has an export of its own among {@link actions}, and only its views are saved. */
  hasOwnExport?: boolean;
  /** Whether a filter or column of this name may come only after the list is shown; saved views keep it. */
  comesLater?: (name: string) => boolean;
  /** Buttons beside the filters. */
  actions?: ReactNode;
  /** What an empty list says, in place of the general words. */
  empty?: EmptyWords;
  /** Buttons for the rows that are selected; without them rows cannot be selected. */
  bulkActions?: ReactElement;
  /** What the selected rows come to, beside their number. */
  selectionSummary?: ReactElement;
  /** What a row is called on a phone, where it is a card; its name when left out. */
  titleOf?: (record: Row) => string;
  /** Opened on a row by right-click, the menu key or Shift+F10; it acts on the rows that are then selected. */
  rowMenu?: readonly RowMenuItem[];
}) {
  const { section } = props;
  const label = useGetResourceLabel();
  const can = useCan();
  const { hasCreate = false } = useResourceDefinition({ resource: section.route });
  const mayCreate = hasCreate && can(section.permissions.create);
  const language = useLanguage();
  const translateLabel = useTranslateLabel();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const columns = props.columns.map((column) => ({
    ...column,
    label: String(translateLabel({ label: column.label, source: column.source, resource: section.route })),
  }));
  const view = useListView(section.route, columns);
  const offer = {
    filters: [...props.filters, ...(props.moreFilters ?? [])].map(
      (filter) => (filter as ReactElement<FilterInputProps>).props.source,
    ),
    sorts: [
      ...parseSort(props.sort).map(({ field }) => field),
      ...columns.flatMap(({ source, sortBy }) => (sortBy === false ? [] : [sortBy ?? source])),
    ],
    comesLater: props.comesLater,
  };
  const openedView = useSearchParams()[0].get('view');
  const rows = {
    columns: columns.filter(({ source }) => view.shown.includes(source)),
    actions: props.rowActions,
    rowClick: props.rowClick,
    selectable: props.bulkActions !== undefined,
    mayCreate,
    empty: props.empty,
  };
  return (
    <RestoreScrollPosition storeKey={`${section.route}.scroll`}>
      <ListBase
        resource={section.route}
        // Kept in memory under a key of its own and out of the address: F5 clears it. Without the key react-admin
        // would forget the state at every visit.
        storeKey={listKey(section.route)}
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
          <Stack direction="row" spacing={1} useFlexGap sx={buttons}>
            <OnlyThese />
            <ViewMenu view={view} columns={columns} views={props.isKnown ? { section, offer } : undefined} />
            {props.isKnown && !props.hasOwnExport && (
              <ShownListExport section={section} columns={view.shown} />
            )}
            {props.isKnown && openedView && (
              <Suspense>
                <OpenedView section={section} view={view} offer={offer} id={openedView} />
              </Suspense>
            )}
            {props.actions}
            {mayCreate && <CreateButton />}
          </Stack>
        </Box>
        <Card>
          <ListFailure />
          <DensityProvider value={view.density}>
            {isPhone ? (
              <RecordCards
                {...rows}
                sortable={columns}
                titleOf={props.titleOf ?? ((record) => nameOf(record, language))}
              />
            ) : (
              <RowMenuProvider items={props.rowMenu}>
                <ResourceTable {...rows} />
              </RowMenuProvider>
            )}
          </DensityProvider>
          <Box sx={below}>
            {props.bulkActions && (
              <SelectionBar summary={props.selectionSummary}>{props.bulkActions}</SelectionBar>
            )}
            <ListPagination />
          </Box>
        </Card>
      </ListBase>
    </RestoreScrollPosition>
  );
}

/** Says that the list shows only certain records, which another page has named by their ids. It can be taken away. */
function OnlyThese() {
  const { filterValues, setFilters } = useListContext();
  const text = useText();
  const { id, ...others } = (filterValues ?? {}) as { id?: unknown };
  if (!Array.isArray(id)) return null;
  return (
    <Chip
      label={text('list.only_these', { smart_count: id.length })}
      onDelete={() => setFilters(others)}
      sx={{ alignSelf: 'center' }}
    />
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
      sx={{ '& .MuiTablePagination-selectLabel': { '@media (max-width: 1499px)': { display: 'none' } } }}
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
