import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DOCUMENT } from '@feria/shared';
import { useId, useState, type Ref } from 'react';
import { ExportButton } from '../../resource-kit/export-button';
import { DateField } from '../../resource-kit/inputs/date-field';
import { exportQuery } from '../../resource-kit/list/list-query';
import { filterOf, isNoAmount, type TypedFilter } from './filter';
import { useBankWords } from './words';

/** Search and filters of the entries, for all groups at once. */
export function FilterBar(props: {
  typed: TypedFilter;
  accounts: readonly string[];
  search: Ref<HTMLInputElement>;
  onChange: (change: Partial<TypedFilter>) => void;
  onClear: () => void;
}) {
  const { typed, accounts, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const words = useBankWords();
  const id = useId();
  const day = (name: 'from' | 'until') => (
    <DateField
      size="small"
      label={words(`filters.${name}`)}
      value={typed[name]}
      onChange={(value) => onChange({ [name]: value })}
      sx={{ width: 170 }}
    />
  );
  const amount = (name: 'amount_from' | 'amount_until') => (
    <TextField
      size="small"
      label={words(`filters.${name}`)}
      value={typed[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={isNoAmount(typed[name])}
      helperText={isNoAmount(typed[name]) ? words('filters.amount_error') : null}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      sx={{ width: 130 }}
    />
  );
  return (
    <Stack role="search" spacing={1}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          size="small"
          type="search"
          label={words('search')}
          value={typed.q}
          onChange={(event) => onChange({ q: event.target.value })}
          inputRef={props.search}
          autoComplete="off"
          sx={{ flex: '1 1 240px', maxWidth: 480 }}
        />
        <Button
          startIcon={<FilterList />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words('filter')}
        </Button>
        {Object.keys(filterOf(typed)).length > 0 && (
          <Button onClick={props.onClear}>{words('filters.clear')}</Button>
        )}
        <ExportButton
          path={DOCUMENT.listExport('bank-entry')}
          query={exportQuery(filterOf(typed), { field: 'date', order: 'DESC' }, [])}
          variant="text"
        />
      </Stack>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', pt: 1 }}>
          <TextField
            select
            size="small"
            label={words('filters.account')}
            value={accounts.includes(typed.account) ? typed.account : ''}
            onChange={(event) => onChange({ account: event.target.value })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 200 }}
          >
            <MenuItem value="">{words('filters.all')}</MenuItem>
            {accounts.map((account) => (
              <MenuItem key={account} value={account}>
                {account}
              </MenuItem>
            ))}
          </TextField>
          {day('from')}
          {day('until')}
          {amount('amount_from')}
          {amount('amount_until')}
        </Stack>
      </Collapse>
    </Stack>
  );
}
