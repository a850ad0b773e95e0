import MenuBook from '@mui/icons-material/MenuBook';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DOCUMENT } from '@feria/shared';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ExportButton } from '../../resource-kit/export-button';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { useProgrammeWords } from './programme-words';
import { useCourseYears } from './use-course-years';

/** Opens a box that asks for the year of the printed programme: that of the surrounding list, where it is filtered by one. */
export function ProgrammeButton() {
  const [isOpen, setOpen] = useState(false);
  const { filterValues } = useListContext();
  const words = useProgrammeWords();
  const { year } = (filterValues ?? {}) as { year?: string };
  return (
    <>
      <Button startIcon={<MenuBook />} onClick={() => setOpen(true)} sx={{ whiteSpace: 'nowrap' }}>
        {words('action')}
      </Button>
      {isOpen && <ProgrammeDialog wanted={year ? Number(year) : null} onClose={() => setOpen(false)} />}
    </>
  );
}

function ProgrammeDialog({ wanted, onClose }: { wanted: number | null; onClose: () => void }) {
  const words = useProgrammeWords();
  const { data: years } = useCourseYears();
  const [chosen, setChosen] = useState<number | null>(null);
  // The newest season: a programme is printed before it begins.
  const usual = years?.[0];
  const year = chosen ?? wanted ?? usual;
  return (
    <TitledDialog
      asks={false}
      title={words('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('close')}</Button>
          {year !== undefined && <ExportButton path={DOCUMENT.programme(year)} label={words('download')} />}
        </>
      }
    >
      <Typography sx={{ mb: 3 }}>{words('help')}</Typography>
      {years?.length === 0 && <Typography>{words('none')}</Typography>}
      {year !== undefined && (
        <TextField
          select
          label={words('year')}
          value={year}
          onChange={(event) => setChosen(Number(event.target.value))}
          sx={{ width: 160 }}
        >
          {(years ?? [year]).map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
      )}
    </TitledDialog>
  );
}
