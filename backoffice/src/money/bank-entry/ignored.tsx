import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { BankEntryRecord } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { useEntryName } from './entry-row';
import { bankEntries } from './section';
import { useBankWords } from './words';

/** Entries that were left out, and those whose payment was taken back, the newest first, to open them again. */
export function IgnoredEntries({ onReopened }: { onReopened: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const words = useBankWords();
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, expanded) => setOpen(expanded)}
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} id="ignored" aria-controls="ignored-content">
        {words('ignored')}
      </AccordionSummary>
      <AccordionDetails>{isOpen && <Entries onReopened={onReopened} />}</AccordionDetails>
    </Accordion>
  );
}

function Entries({ onReopened }: { onReopened: () => void }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useBankWords();
  const nameEntry = useEntryName();
  const { data, refetch } = useGetList<BankEntryRecord>(bankEntries.route, {
    filter: { reopenable: '1' },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'date', order: 'DESC' },
  });
  const reopen = async (id: number): Promise<void> => {
    try {
      await dataProvider.api('POST', 'api/bank-entry/{id}/reopen', { params: { id } });
    } catch (error) {
      notify(messageOf(error, translate), { type: 'error', multiLine: true });
    }
    await refetch();
    onReopened();
  };
  if (data?.length === 0) return words('none_ignored');
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {(data ?? []).map((entry) => (
        <Stack key={entry.id} component="li" direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <span>{nameEntry(entry)}</span>
          <Button
            size="small"
            aria-label={words('reopen_entry', { entry: nameEntry(entry) })}
            onClick={() => void reopen(entry.id)}
          >
            {words('reopen')}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
