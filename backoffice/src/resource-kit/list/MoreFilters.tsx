import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { useListContext, useStore } from 'react-admin';
import { useText } from '../../i18n';
import type { FilterInputProps } from '../types';

/** A button, and the filters that it shows; while they are hidden it counts those that are set. */
export function MoreFilters(props: { route: string; children: readonly ReactElement<FilterInputProps>[] }) {
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
