import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FigureName, FigureTable } from '@feria/shared';
import { figureMessages } from '@feria/shared/i18n/figures';
import { rowName } from '@feria/shared/rules/figure-names';
import { useLanguage } from '../../i18n';
import { showFigure } from './show-figure';

/** Height of a bar with its name, in pixels. */
const BAR = 28;

/**
 * A bar for each row, beside one of the year that it is compared with. The table below says the same to screen readers. The default export
 * of a file of its own, because the chart library is large.
 */
export default function FigureChart({ data, figure }: { data: FigureTable; figure: FigureName }) {
  const language = useLanguage();
  const { palette } = useTheme();
  const words = figureMessages[language];
  const { table, rows, year, compare } = data;
  const isCompared = compare !== null && rows.some(({ compared }) => compared !== null);
  const names = rows.map((row) => rowName(table, row, language));
  // Two rows of one name are two bars.
  const labels = names.map((name, index) =>
    names.indexOf(name) === index ? name : `${name} (${index + 1})`,
  );
  const series = (of: 'figures' | 'compared', season: number, color: string) => ({
    data: rows.map((row) => row[of]?.[figure] ?? null),
    label: `${words.figures[figure]} ${season}`,
    valueFormatter: (value: number | null) => showFigure(figure, value, language, data.hides_few),
    color,
  });
  const label = words.chart_of
    .replace('%{figure}', words.figures[figure])
    .replace('%{table}', words.tables[table]);
  return (
    <Box role="img" aria-label={label}>
      <BarChart
        layout="horizontal"
        height={80 + rows.length * BAR * (isCompared ? 1.6 : 1)}
        skipAnimation
        disableKeyboardNavigation // the picture is one element for screen readers, so nothing in it may take the focus
        yAxis={[{ data: labels, scaleType: 'band', width: 180 }]}
        xAxis={[{ tickMinStep: 1 }]}
        series={[
          series('figures', year, palette.primary.main),
          ...(isCompared ? [series('compared', compare, '#5d6d7e')] : []),
        ]}
        grid={{ vertical: true }}
        margin={{ left: 0, right: 16 }}
      />
    </Box>
  );
}
