import { saveJson } from '@feria/shared/browser/download';
import type { PortalLanguage } from '@feria/shared/config';
import type { FamilyExport } from '@feria/shared/contracts/privacy';
import { API, PORTAL } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { request } from '../../api/client';
import { MINE } from '../../api/query-client';
import { LoadErrorPage } from '../../components/error-notice';
import { PageSkeleton } from '../../components/page-skeleton';
import { PageTitle } from '../../components/page-title';
import { CARD } from '../../components/section';
import { useI18n } from '../../i18n';
import { ownData as de } from '../../i18n/de/own-data';
import { ownData as en } from '../../i18n/en/own-data';
import { ownData as it } from '../../i18n/it/own-data';
import { DECLARED, PARTS, rowsOf, type Part, type Show } from '../../i18n/own-data-fields';
import type { DataWords } from '../../i18n/own-data-words';
import { labelOf, shownValue } from './shown-value';

const WORDS: Record<PortalLanguage, DataWords> = { de, it, en };

/** On paper: the data alone, black on white, and no record torn in two. */
const PRINTED = {
  '@media print': {
    'body > #root > div > header, footer, main button, main a.MuiButton-root, [role=status]': {
      display: 'none !important',
    },
    '#root, body': { backgroundColor: '#fff' },
    'main h2': { breakAfter: 'avoid' },
    'main li': { breakInside: 'avoid' },
    'main *': { boxShadow: 'none !important' },
  },
} as const;

/** `/account/data`: all that is stored of the own family, to read, to print and to take along. */
export default function OwnDataPage() {
  const { data, error, refetch } = useQuery({
    queryKey: [MINE, 'export'],
    queryFn: ({ signal }) => request('GET', API.myFamilyExport, { signal }),
    // What is shown is what is stored now; health data is not kept here any longer than it is shown.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (data) return <OwnData copy={data} />;
  return error ? <LoadErrorPage error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}

function OwnData({ copy }: { copy: FamilyExport }) {
  const { language, t } = useI18n();
  const words = WORDS[language];
  const empty = PARTS.filter((part) => rowsOf(copy, part).length === 0);
  return (
    <Box sx={{ py: { xs: 2, md: 5 }, maxWidth: 960, display: 'grid', gap: { xs: 3, md: 4 }, ...NARROW }}>
      <GlobalStyles styles={PRINTED} />
      <Box sx={{ display: 'grid', gap: 1.5, ...NARROW }}>
        <PageTitle>{words.title}</PageTitle>
        <Typography sx={{ maxWidth: 720 }}>{words.intro}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button variant="outlined" onClick={() => saveJson(copy, 'feria-family.json')}>
            {words.json}
          </Button>
          <Button component={Link} to={PORTAL.accountDeletion}>
            {t('family.delete_account')}
          </Button>
        </Box>
      </Box>
      {PARTS.filter((part) => !empty.includes(part)).map((part) => (
        <PartOfData key={part} part={part} copy={copy} words={words} />
      ))}
      {empty.length > 0 && (
        <Typography color="textSecondary">
          {words.nothing} {empty.map((part) => words.parts[part]).join(', ')}.
        </Typography>
      )}
    </Box>
  );
}

const NARROW = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

function PartOfData({ part, copy, words }: { part: Part; copy: FamilyExport; words: DataWords }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {words.parts[part]}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5, ...NARROW }}>
        {rowsOf(copy, part).map((row, index) => (
          <Box component="li" key={index} sx={CARD}>
            <RowOfData part={part} row={row} copy={copy} words={words} />
          </Box>
        ))}
      </Box>
    </section>
  );
}

interface RowProps {
  part: Part;
  row: Record<string, unknown>;
  copy: FamilyExport;
  words: DataWords;
}

/** What is stored in one row; what is empty is left out. */
function RowOfData({ part, row, copy, words }: RowProps) {
  const { t, local } = useI18n();
  const shown = Object.entries(DECLARED[part] as Record<string, Show>).flatMap(([field, show]) => {
    const value = shownValue(row[field], show, { copy, words, t, local });
    return value === null ? [] : [{ field, value, isLong: value.length > LONG }];
  });
  return (
    <Box component="dl" sx={FACTS}>
      {shown.map(({ field, value, isLong }) => (
        <Box key={field} sx={isLong ? { gridColumn: '1 / -1' } : null}>
          <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {labelOf(part, field, words)}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Characters from which on a value has a line of its own. */
const LONG = 60;

const FACTS = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(125px, 100%), 1fr))',
    sm: 'repeat(auto-fill, minmax(200px, 1fr))',
  },
  columnGap: 2,
  rowGap: 1,
  m: 0,
} as const;
