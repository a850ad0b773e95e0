import TableBody from '@mui/material/TableBody';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { RecordContextProvider, useDataTableDataContext, useListContext } from 'react-admin';
import type { ResourceRecord } from '../types';
import { useDensity } from './list-view';
import { RowWithMenu } from './row-menu';

/** From this many rows on only those in sight are drawn: 3,000 rows took eight seconds. */
export const DRAWN_AT_ONCE = 100;

/** Class of the box in which the table scrolls. */
export const SCROLL_BOX = 'RaDataTable-tableWrapper';

const NO_ROWS: ResourceRecord[] = [];

const ROW_HEIGHT = { compact: 35, comfortable: 53 };

/** Keeps the row that has the focus drawn while it is out of sight: else the focus would be lost. */
function withRow(index: number | null) {
  return (range: Range): number[] => {
    const rows = defaultRangeExtractor(range);
    if (index === null || index >= range.count || rows.includes(index)) return rows;
    return [...rows, index].sort((a, b) => a - b);
  };
}

/** The rows of a table. Of many rows those in sight; a screen reader is told how many there are (`aria-rowindex`). */
export function RowsInSight({ children }: { children?: ReactNode }) {
  const data = useDataTableDataContext<ResourceRecord>() ?? NO_ROWS;
  const { page = 1, perPage = 0 } = useListContext();
  const density = useDensity();
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const isLong = data.length > DRAWN_AT_ONCE;
  const virtualizer = useVirtualizer({
    count: isLong ? data.length : 0,
    getScrollElement: () => body.current?.closest(`.${SCROLL_BOX}`) ?? null,
    estimateSize: useCallback(() => ROW_HEIGHT[density], [density]),
    getItemKey: useCallback((index: number) => data[index]?.id ?? index, [data]),
    rangeExtractor: withRow(focused),
    overscan: 8,
  });
  const drawn = isLong
    ? virtualizer.getVirtualItems()
    : data.map((_, index) => ({ index, start: 0, end: 0 }));
  const follow = (event: FocusEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('tr[data-index]');
    setFocused(row ? Number(row.dataset.index) : null);
  };
  const offset = (page - 1) * perPage + 2; // the head is row 1
  const rows = drawn.flatMap(({ index, start }, position) => {
    const record = data[index];
    if (!record) return [];
    const gap = start - (drawn[position - 1]?.end ?? 0);
    return [
      gap > 0 && <Gap key={`gap${index}`} height={gap} />,
      <RecordContextProvider value={record} key={record.id}>
        <RowWithMenu
          className="RaDataTable-row"
          data-index={index}
          aria-rowindex={offset + index}
          measure={isLong ? virtualizer.measureElement : undefined}
        >
          {children}
        </RowWithMenu>
      </RecordContextProvider>,
    ];
  });
  return (
    <TableBody
      ref={body}
      className="datatable-body RaDataTable-tbody"
      onFocus={follow}
      onBlur={() => setFocused(null)}
    >
      {rows}
      {isLong && <Gap height={virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)} />}
    </TableBody>
  );
}

/** The place of the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden style={{ height: Math.max(0, height) }} />;
}
