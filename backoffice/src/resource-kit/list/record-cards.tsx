import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useState, type ReactNode } from 'react';
import {
  LinkBase,
  type RaRecord,
  useCreatePath,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useText } from '../../i18n';
import type { Column } from '../types';
import { EmptyList, type EmptyWords } from './empty-list';
import { useDensity } from './list-view';
import { parseSort, toSortPayload } from './sort';
import { DRAWN_AT_ONCE } from './table-body';

interface CardsProps<Row extends RaRecord> {
  columns: readonly (Column<Row> & { label: string })[];
  /** What the list can be sorted by, shown or not. */
  sortable: CardsProps<Row>['columns'];
  titleOf: (record: Row) => string;
  actions?: (record: Row) => ReactNode;
  rowClick?: 'edit' | 'show' | false;
  selectable?: boolean;
  mayCreate: boolean;
  empty?: EmptyWords | undefined;
}

/** A list on a phone: a card a record, with its name, its values under each other, and its icons. */
export function RecordCards<Row extends RaRecord>(props: CardsProps<Row>) {
  const { data = [], isPending, total } = useListContext<Row>();
  const [top, setTop] = useState(0);
  const text = useText();
  const isLong = data.length > DRAWN_AT_ONCE;
  const virtualizer = useWindowVirtualizer({
    count: isLong ? data.length : 0,
    estimateSize: () => 220,
    getItemKey: (index) => data[index]?.id ?? index,
    scrollMargin: top,
    overscan: 4,
  });
  if (isPending) return <LinearProgress aria-label={text('list.loading')} />;
  if (data.length === 0) return <EmptyList mayCreate={props.mayCreate} words={props.empty} />;
  const drawn = isLong ? virtualizer.getVirtualItems() : data.map((_, index) => ({ index, start: 0 }));
  const above = isLong ? (drawn[0]?.start ?? 0) - virtualizer.options.scrollMargin : 0;
  return (
    <>
      <CardSort columns={props.sortable} />
      <Box
        component="ul"
        ref={(list: HTMLUListElement | null) => setTop(list?.offsetTop ?? 0)}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
        style={isLong ? { height: virtualizer.getTotalSize(), overflow: 'clip' } : undefined}
      >
        {above > 0 && <li aria-hidden style={{ height: above }} />}
        {drawn.map(({ index }) => {
          const record = data[index];
          if (!record) return null;
          return (
            <Box
              component="li"
              key={record.id}
              ref={isLong ? virtualizer.measureElement : undefined}
              data-index={index}
              aria-setsize={total ?? data.length}
              aria-posinset={index + 1}
              sx={{ borderBottom: 1, borderColor: 'divider' }}
            >
              <RecordCard {...props} record={record} />
            </Box>
          );
        })}
      </Box>
    </>
  );
}

function RecordCard<Row extends RaRecord>(props: CardsProps<Row> & { record: Row }) {
  const { record, columns, actions, rowClick, selectable } = props;
  const { selectedIds = [], onToggleItem } = useListContext<Row>();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const translate = useTranslate();
  const density = useDensity();
  const title = props.titleOf(record);
  return (
    <Box component="article" aria-label={title} sx={{ px: 1.5, py: density === 'compact' ? 0.75 : 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
        {selectable && (
          <Checkbox
            sx={{ ml: -1 }}
            checked={selectedIds.includes(record.id)}
            onChange={() => onToggleItem(record.id)}
            slotProps={{ input: { 'aria-label': `${translate('ra.action.select_row')}: ${title}` } }}
          />
        )}
        <Typography
          component="h2"
          variant="subtitle1"
          sx={{ flex: 1, fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {rowClick ? (
            <Link component={LinkBase} to={createPath({ resource, type: rowClick, id: record.id })}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <Box sx={{ whiteSpace: 'nowrap' }}>{actions?.(record)}</Box>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
          m: 0,
          columnGap: 1.5,
          rowGap: density === 'compact' ? 0 : 0.5,
          fontSize: '0.875rem',
        }}
      >
        {columns.map(({ source, label, render }) => {
          const value = render(record);
          if (value === '' || value === null || value === undefined || isNamedBy(title, source, value))
            return null;
          return (
            <Box key={source} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const NAMES = /(?:^|\.)(?:(?:first|last)_)?name(?:_it)?$/;

/** Whether the title of a card says the value of a name already. */
function isNamedBy(title: string, source: string, value: ReactNode): boolean {
  return NAMES.test(source) && typeof value === 'string' && title.includes(value);
}

/** What the heads of the columns do in a table: the column that the list is sorted by. */
function CardSort<Row extends RaRecord>({ columns }: { columns: CardsProps<Row>['columns'] }) {
  const { sort, setSort } = useListContext();
  const text = useText();
  const [first] = parseSort(sort);
  const choices = columns.flatMap(({ source, sortBy, label }) =>
    sortBy === false
      ? []
      : [false, true].map((descending) => ({ field: sortBy ?? source, descending, label })),
  );
  const value = first ? `${first.field} ${first.descending}` : '';
  const isKnown = choices.some(({ field, descending }) => `${field} ${descending}` === value);
  if (choices.length === 0) return null;
  return (
    <Box sx={{ p: 1.5, pb: 0.5 }}>
      <TextField
        select
        label={text('list.sort_by')}
        value={isKnown ? value : ''}
        onChange={({ target }) => {
          const chosen = choices.find(({ field, descending }) => `${field} ${descending}` === target.value);
          if (chosen) setSort(toSortPayload([chosen]));
        }}
      >
        {choices.map(({ field, descending, label }) => (
          <MenuItem key={`${field} ${descending}`} value={`${field} ${descending}`}>
            {`${label} ${descending ? '↓' : '↑'}`}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
