import ReceiptLong from '@mui/icons-material/ReceiptLong';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DOCUMENT, isIsoDate, romeToday } from '@feria/shared';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ExportButton } from '../../resource-kit/export-button';
import { DateField } from '../../resource-kit/inputs/date-field';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { usePaymentListWords } from './list-words';

/** Opens a box that asks from when to when the journal of payments shall go, at first this year until today. */
export function JournalButton() {
  const [isOpen, setOpen] = useState(false);
  const words = usePaymentListWords();
  return (
    <>
      <Button startIcon={<ReceiptLong />} onClick={() => setOpen(true)} sx={{ whiteSpace: 'nowrap' }}>
        {words('action')}
      </Button>
      {isOpen && <JournalDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function JournalDialog({ onClose }: { onClose: () => void }) {
  const words = usePaymentListWords();
  const translate = useTranslate();
  const today = romeToday();
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const isComplete = isIsoDate(from) && isIsoDate(to);
  const isReversed = isComplete && to < from;
  const problemOf = (name: 'from' | 'to', value: string): string | undefined => {
    if (value === '') return translate('ra.validation.required');
    return name === 'to' && isReversed ? words('reversed') : undefined;
  };
  const field = (name: 'from' | 'to', value: string, set: (value: string) => void) => (
    <DateField
      label={words(name)}
      value={value}
      onChange={set}
      required
      // Said at once: the button goes at once too.
      problem={problemOf(name, value)}
      sx={{ width: 200 }}
    />
  );
  return (
    <TitledDialog
      asks={false}
      title={words('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('close')}</Button>
          {isComplete && !isReversed && (
            <ExportButton
              path={DOCUMENT.journalExport}
              query={new URLSearchParams({ from, to })}
              label={words('download')}
            />
          )}
        </>
      }
    >
      <Typography sx={{ mb: 3 }}>{words('help')}</Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, pt: 1 }}>
        {field('from', from, setFrom)}
        {field('to', to, setTo)}
      </Stack>
    </TitledDialog>
  );
}
