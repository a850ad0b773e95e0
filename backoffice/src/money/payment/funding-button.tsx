import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DOCUMENT, romeToday } from '@feria/shared';
import { useState } from 'react';
import { ExportButton } from '../../resource-kit/export-button';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { useFundingWords } from './funding-words';

/** Years before this one that are offered, and the next one, whose weeks may be planned already. */
const BEFORE = 4;

/** Opens a box that asks for the year of the funding report. */
export function FundingButton() {
  const [isOpen, setOpen] = useState(false);
  const words = useFundingWords();
  return (
    <>
      <Button startIcon={<AccountBalance />} onClick={() => setOpen(true)} sx={{ whiteSpace: 'nowrap' }}>
        {words('action')}
      </Button>
      {isOpen && <FundingDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function FundingDialog({ onClose }: { onClose: () => void }) {
  const words = useFundingWords();
  const thisYear = Number(romeToday().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const years = Array.from({ length: BEFORE + 2 }, (_, index) => thisYear + 1 - index);
  return (
    <TitledDialog
      asks={false}
      title={words('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('close')}</Button>
          <ExportButton path={DOCUMENT.funding(year)} label={words('download')} />
        </>
      }
    >
      <Typography sx={{ mb: 3 }}>{words('help')}</Typography>
      <TextField
        select
        label={words('year')}
        value={year}
        onChange={(event) => setYear(Number(event.target.value))}
        sx={{ width: 160 }}
      >
        {years.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
    </TitledDialog>
  );
}
