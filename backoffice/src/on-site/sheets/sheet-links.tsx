import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { daysBetween, DOCUMENT, formatDate, type IsoDate, romeToday } from '@feria/shared';
import { useState } from 'react';
import { useLanguage } from '../../i18n';
import { ExportButton } from '../../resource-kit/export-button';
import { useSheetWords } from './words';

const XLSX = new URLSearchParams({ format: 'xlsx' });

/** The sheets of a week, each for paper and as a spreadsheet, in the language of the screen. */
export function SheetLinks({ week }: { week: { id: number; from: IsoDate; to: IsoDate } }) {
  const language = useLanguage();
  const words = useSheetWords();
  const days = daysBetween(week.from, week.to);
  const today = romeToday();
  const [day, setDay] = useState(days.find((date) => date >= today) ?? week.from);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const sheets = [
    ['week', DOCUMENT.weekSheet(week.id, language)],
    ['day', DOCUMENT.daySheet(week.id, day, language)],
    ['emergency', DOCUMENT.emergencySheet(week.id, language)],
    ['meals', DOCUMENT.meals(week.id, language)],
  ] as const;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sheets.map(([sheet, path]) => (
        <Box key={sheet} component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {words(`${sheet}.name`)}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {words(`${sheet}.help`)}
          </Typography>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
            {sheet === 'day' && (
              <TextField
                select
                size="small"
                label={words('day.date')}
                value={day}
                onChange={(event) => setDay(event.target.value)}
                fullWidth={false}
                sx={{ width: { xs: '100%', sm: 240 } }}
              >
                {days.map((date) => (
                  <MenuItem key={date} value={date}>
                    {weekday.format(new Date(date))}, {formatDate(date)}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <ExportButton path={path} label={words('pdf', { sheet: words(`${sheet}.name`) })} />
            <ExportButton
              path={path}
              query={XLSX}
              variant="text"
              label={words('xlsx', { sheet: words(`${sheet}.name`) })}
            />
          </Stack>
        </Box>
      ))}
    </Box>
  );
}
