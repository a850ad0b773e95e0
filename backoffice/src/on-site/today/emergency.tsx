import Call from '@mui/icons-material/Call';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate } from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import { useState } from 'react';
import type { ChildView } from './child-view';
import { useToday, useWords } from './context';

/**
 * What a call to 112 and a hospital ask for, from the list that the device holds, so also without a network: where one is, who the
 * child is and where it lives. What this account may not see is named as missing.
 */
export function Emergency({ view: { child, week } }: { view: ChildView }) {
  const t = useWords();
  const { language } = useToday();
  const [isOpen, setOpen] = useState(false);
  const { location } = week;
  const place = location && nameIn(language, location);
  const homes = [...new Set(child.parents.flatMap(({ address }) => address || []))];
  const unknown = t('emergency.unknown');
  // A list that an earlier build of the page kept has none of it.
  const isKept = child.tax !== undefined;
  const facts = [
    [
      t('emergency.place'),
      [place, week.place_address || t('emergency.no_address')].filter(Boolean).join(', '),
    ],
    [t('emergency.birth'), child.birth ? formatDate(child.birth) : unknown],
    [t('emergency.tax'), child.tax || unknown],
    [t('emergency.home'), child.parents.length === 0 ? t('emergency.hidden') : homes.join(' · ') || unknown],
  ] as const;
  return (
    <Box>
      <Button
        variant="outlined"
        color="error"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 52 }}
      >
        {t('emergency.title')}
      </Button>
      {isOpen && (
        <Box
          sx={{
            border: 2,
            borderColor: 'error.main',
            borderRadius: 1,
            p: 1.5,
            mt: 1,
            overflowWrap: 'anywhere',
          }}
        >
          <Button
            variant="contained"
            color="error"
            href="tel:112"
            startIcon={<Call />}
            sx={{ minHeight: 56, mb: 1 }}
          >
            {t('emergency.call')}
          </Button>
          {isKept ? (
            <Box component="dl" sx={{ m: 0, '& dt': { fontWeight: 700 }, '& dd': { m: 0, mb: 0.5 } }}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Box>
          ) : (
            <Typography>{t('emergency.not_kept')}</Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
