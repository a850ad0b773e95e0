import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DOCUMENT, type AttendanceDay, type IsoDate, type OfficeLanguage } from '@feria/shared';
import { createDownload } from '@feria/shared/browser/download';
import { nameIn } from '@feria/shared/rules/content';
import { useState } from 'react';
import { useToday, useWords } from './context';
import { requestToken } from './server';

const download = createDownload({
  requestToken,
  language: () => document.documentElement.lang,
  failureOf: () => new Error('the sheet was not loaded'),
});

const SHEETS = ['week', 'day', 'emergency', 'meals'] as const;

function addressOf(
  sheet: (typeof SHEETS)[number],
  weekId: number,
  date: IsoDate,
  language: OfficeLanguage,
): string {
  switch (sheet) {
    case 'week':
      return DOCUMENT.weekSheet(weekId, language);
    case 'day':
      return DOCUMENT.daySheet(weekId, date, language);
    case 'emergency':
      return DOCUMENT.emergencySheet(weekId, language);
    case 'meals':
      return DOCUMENT.meals(weekId, language);
  }
}

/** The sheets of a week to print (product/office.md#sheets). They need a network, and nothing of them is kept on the device by the page. */
export function SheetButtons({ week, date }: { week: AttendanceDay['weeks'][number]; date: IsoDate }) {
  const t = useWords();
  const { language } = useToday();
  const [failed, setFailed] = useState(false);
  const load = (sheet: (typeof SHEETS)[number]): void => {
    setFailed(false);
    download(addressOf(sheet, week.id, date, language)).catch(() => setFailed(true));
  };
  const name = nameIn(language, week);
  return (
    <Box component="section" aria-label={t('sheets.title', { week: name })}>
      <Typography component="h2" sx={{ fontWeight: 700 }}>
        {t('sheets.title', { week: name })}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {SHEETS.map((sheet) => (
          <Button key={sheet} variant="outlined" onClick={() => load(sheet)} sx={{ bgcolor: '#fff' }}>
            {t(`sheets.${sheet}`)}
          </Button>
        ))}
      </Stack>
      <Box role="status">
        {failed && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {t('sheets.failed')}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
