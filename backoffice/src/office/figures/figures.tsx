import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Print from '@mui/icons-material/PrintOutlined';
import {
  DOCUMENT,
  FIGURE_TABLES,
  FIGURES_OF,
  type FigureName,
  type FigureTable,
  type FigureTableName,
} from '@feria/shared';
import { figureMessages } from '@feria/shared/i18n/figures';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Title, useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Forbidden } from '../../core/pages';
import { printStyles } from '../../catalogue/course/print-styles';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { ExportButton } from '../../resource-kit/export-button';
import { LoadFailed } from '../../resource-kit/load-failed';
import { PageTitle } from '../../resource-kit/page-title';
import { Boundary } from '../dashboard/panel';
import { FigureRows } from './figure-rows';

/** The charts are large: loaded with the first one. */
const FigureChart = lazy(() => import('./figure-chart'));

const CHART_HEIGHT = 320;

/** What is shown: it stands in the address, so that it can be sent and kept. */
function useChoice() {
  const [search, setSearch] = useSearchParams();
  const table = FIGURE_TABLES.find((name) => name === search.get('table')) ?? 'project';
  const columns: readonly FigureName[] = FIGURES_OF[table];
  const figure = columns.find((name) => name === search.get('figure')) ?? 'child_weeks';
  const yearIn = (name: string): number | null => {
    const text = search.get(name);
    return text && /^20\d\d$/.test(text) ? Number(text) : null;
  };
  const choose = (values: Record<string, string | null>): void =>
    setSearch(
      (former) => {
        for (const [name, value] of Object.entries(values))
          if (value === null) former.delete(name);
          else former.set(name, value);
        return former;
      },
      { replace: true },
    );
  return { table, figure, year: yearIn('year'), compare: yearIn('compare'), choose };
}

/** The figures of a season for board and municipalities (product/office.md#figures). */
export default function FiguresPage() {
  const can = useCan();
  return can('figures.view') ? <Season /> : <Forbidden />;
}

function Season() {
  const text = useText();
  const words = figureMessages[useLanguage()];
  const { api } = useDataProvider<FeriaDataProvider>();
  const { table, figure, year, compare, choose } = useChoice();
  const query = { ...(year !== null && { year }), ...(compare !== null && { compare }) };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['figures', table, query],
    queryFn: () => api('GET', 'api/figures/{table}', { params: { table }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Title title={<PageTitle text={text('app.figures')} />} preferenceKey={false} />
      <GlobalStyles styles={printStyles} />
      <Stack
        data-print="no"
        direction="row"
        useFlexGap
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', my: 2 }}
      >
        <YearField
          label={words.year}
          value={data?.year ?? null}
          years={data?.years ?? []}
          onChange={(value) => choose({ year: value })}
        />
        <YearField
          label={words.compare}
          value={compare}
          years={(data?.years ?? []).filter((other) => other !== data?.year)}
          none={words.no_compare}
          onChange={(value) => choose({ compare: value })}
        />
        <Box sx={{ flexGrow: 1 }} />
        {data && (
          <ExportButton
            path={DOCUMENT.figures(data.year)}
            query={new URLSearchParams(compare === null ? {} : { compare: String(compare) })}
            label={words.excel}
          />
        )}
        <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </Stack>
      <Tabs
        data-print="no"
        value={table}
        onChange={(_event, value: FigureTableName) => choose({ table: value, figure: null })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={text('app.figures')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {FIGURE_TABLES.map((name) => (
          <Tab
            key={name}
            value={name}
            label={words.tables[name]}
            id={`tab-${name}`}
            aria-controls="figures"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="figures" aria-labelledby={`tab-${table}`} aria-busy={isPlaceholderData}>
        {error && <LoadFailed onRetry={refetch}>{words.failed}</LoadFailed>}
        {!data && !error && <Skeleton variant="rounded" height={CHART_HEIGHT} />}
        {data && data.table === table && (
          <Shown data={data} figure={figure} onFigure={(name) => choose({ figure: name })} />
        )}
      </Box>
    </>
  );
}

function YearField(props: {
  label: string;
  value: number | null;
  years: readonly number[];
  /** Where none is a choice too. */
  none?: string;
  onChange: (value: string | null) => void;
}) {
  const { label, value, years, none, onChange } = props;
  // A year of the address that has no projects is shown too.
  const offered = value === null || years.includes(value) ? years : [value, ...years];
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={label}
      value={value === null ? '' : String(value)}
      onChange={(event) => onChange(event.target.value || null)}
      slotProps={{ select: { displayEmpty: none !== undefined }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 140 }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {offered.map((year) => (
        <MenuItem key={year} value={String(year)}>
          {year}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Shown(props: { data: FigureTable; figure: FigureName; onFigure: (name: FigureName) => void }) {
  const { data, figure, onFigure } = props;
  const words = figureMessages[useLanguage()];
  const text = useText();
  const { table, rows, columns, year, compare } = data;
  const title = `${text('app.figures')} ${compare === null ? year : `${year} / ${compare}`}: ${words.tables[table]}`;
  if (data.years.length === 0) return <Alert severity="info">{words.no_projects}</Alert>;
  return (
    <>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {words.table_help[table] && <Typography color="textSecondary">{words.table_help[table]}</Typography>}
      {data.hides_few && (
        <Alert severity="info" sx={{ my: 1 }}>
          {words.few_help}
        </Alert>
      )}
      {rows.length === 0 ? (
        <Typography sx={{ my: 2 }}>{words.no_rows}</Typography>
      ) : (
        <>
          <Card sx={{ my: 2 }}>
            <CardContent>
              <TextField
                data-print="no"
                select
                fullWidth={false}
                size="small"
                label={words.shown}
                value={figure}
                onChange={(event) => onFigure(event.target.value as FigureName)}
                sx={{ minWidth: 200, mb: 1 }}
              >
                {columns.map((name) => (
                  <MenuItem key={name} value={name}>
                    {words.figures[name]}
                  </MenuItem>
                ))}
              </TextField>
              <Boundary fallback={null}>
                <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
                  <FigureChart data={data} figure={figure} />
                </Suspense>
              </Boundary>
            </CardContent>
          </Card>
          <FigureRows data={data} />
        </>
      )}
    </>
  );
}
