import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { DEFAULT_PAGE_SIZE } from '@feria/shared';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import {
  FilterLiveForm,
  ListBase,
  RestoreScrollPosition,
  Title,
  useGetResourceLabel,
  useListContext,
  useResourceDefinition,
  type HttpError,
  type SortPayload,
} from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../account';
import { ALL_ROWS } from '../pageSizes';
import { PageTitle } from '../PageTitle';
import type { Column, FilterInputProps, KitRecord, Section } from '../types';
import { CreateButton } from './CreateButton';
import type { EmptyWords } from './EmptyList';
import { KitTable } from './KitTable';
import { ListPagination } from './ListPagination';
import { MoreFilters } from './MoreFilters';
import { SelectionBar } from './SelectionBar';
import { RowMenuProvider, type RowMenuItem } from './RowMenu';

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

/** Says that the rows on the screen are not what was asked for. */
function ListFailure() {
  const { error, refetch, perPage, setPerPage } = useListContext();
  const text = useText();
  // All of too many rows are refused (decisions §2), and the size is kept: without this no visit would get out of it.
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
 * those written by hand stand on it.
 */
export function KitList(props: {
  section: Section;
  columns: readonly Column[];
  /** Inputs above the list, the search box among them. */
  filters: ReactElement[];
  /** Filters that are seldom used: a button shows them. */
  moreFilters?: ReactElement<FilterInputProps>[];
  sort: SortPayload;
  filterDefaults?: Record<string, string>;
  rowActions?: (record: KitRecord) => ReactNode;
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
          <FilterLiveForm>
            {props.filters}
            {props.moreFilters && <MoreFilters route={section.route}>{props.moreFilters}</MoreFilters>}
          </FilterLiveForm>
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
            <KitTable
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
