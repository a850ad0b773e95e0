import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import Tooltip from '@mui/material/Tooltip';

import { useRef, type MouseEvent } from 'react';
import { useListSortContext } from 'react-admin';
import { useText } from '../../i18n';
import { visuallyHidden } from '../visually-hidden';
import { nextSort, parseSort, toSortPayload } from './sort';

const badge = {
  ml: 0.5,
  minWidth: 16,
  height: 16,
  borderRadius: 8,
  fontSize: 11,
  lineHeight: '16px',
  textAlign: 'center',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;

/** Head of a sortable column: click sorts, shift-click (or shift-enter) adds; several columns show their order. */
export function SortHeadCell(props: { label: string; field: string; align?: 'left' | 'right' | 'center' }) {
  const { sort, setSort } = useListSortContext();
  const text = useText();
  const keys = parseSort(sort);
  const position = keys.findIndex((key) => key.field === props.field);
  const direction = keys[position]?.descending ? 'desc' : 'asc';
  // MUI turns the Enter key into a click event without the state of the shift key.
  const shiftOfKey = useRef(false);
  const sortBy = (event: MouseEvent) => {
    const additional = event.shiftKey || (event.detail === 0 && shiftOfKey.current);
    setSort(toSortPayload(nextSort(keys, props.field, additional)));
  };
  const numbered = position >= 0 && keys.length > 1;
  return (
    <TableCell align={props.align} sortDirection={position >= 0 ? direction : false}>
      <Tooltip title={text('list.sort_hint')} describeChild>
        <TableSortLabel
          active={position >= 0}
          direction={direction}
          onMouseDown={
            (event) => event.shiftKey && event.preventDefault() /* shift-click would select text */
          }
          onKeyDown={(event) => {
            shiftOfKey.current = event.shiftKey;
          }}
          onClick={sortBy}
        >
          {props.label}
          {numbered && (
            <>
              <Box component="span" aria-hidden sx={badge}>
                {position + 1}
              </Box>
              <span style={visuallyHidden}>{text('list.sort_position', { position: position + 1 })}</span>
            </>
          )}
        </TableSortLabel>
      </Tooltip>
    </TableCell>
  );
}
