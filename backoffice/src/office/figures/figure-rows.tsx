import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatPeriod, type FigureName, type FigureRow, type FigureTable, type Figures } from '@feria/shared';
import { figureMessages } from '@feria/shared/i18n/figures';
import { rowName } from '@feria/shared/rules/figure-names';
import { useLanguage } from '../../i18n';
import { registrations } from '../../registrations/registration/section';
import { useCan } from '../../resource-kit/account';
import { FilteredListLink } from '../../resource-kit/list/filtered-list';
import { visuallyHidden } from '../../resource-kit/visually-hidden';
import { showFigure } from './show-figure';

/** The rows with all their figures, the total below, and what each column counts. */
export function FigureRows({ data }: { data: FigureTable }) {
  const language = useLanguage();
  const words = figureMessages[language];
  const { table, rows, columns, total, compare, year } = data;
  const isCompared = compare !== null && table !== 'week';
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label={words.tables[table]} sx={printed}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{words.row[table]}</TableCell>
              {columns.map((name) => (
                <TableCell key={name} align="right">
                  {words.figures[name]}
                  {isCompared && (
                    <Box component="span" sx={{ display: 'block', fontWeight: 400, whiteSpace: 'nowrap' }}>
                      {`${year} / ${compare}`}
                    </Box>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.key}>
                <TableCell component="th" scope="row">
                  <RowName data={data} row={row} />
                </TableCell>
                <Cells columns={columns} row={row} isHidden={data.hides_few} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell component="th" scope="row" sx={bold}>
                {words.total}
              </TableCell>
              <Cells columns={columns} row={total} isHidden={data.hides_few} isTotal />
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
      <Typography variant="h6" component="h3" sx={{ mt: 3, mb: 1 }}>
        {words.what}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '12rem 1fr' }, columnGap: 2, rowGap: 0.5 }}
      >
        {columns.map((name) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ fontWeight: 700 }}>
              {words.figures[name]}
            </Box>
            <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 } }}>
              {words.means[name]}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** A box of its own for the texts for screen readers; on paper small letters, and the total once, at the end. */
const printed = {
  position: 'relative',
  '@media print': {
    overflow: 'visible',
    '& .MuiTableCell-root': { fontSize: '0.6rem', px: 0.5, py: 0.25 },
    '& tfoot': { display: 'table-row-group' },
  },
} as const;

const bold = { fontWeight: 700, color: 'text.primary', fontSize: '0.875rem' };

/** The name of a row; of a municipality with a link to its registrations, for who may list them and sees where families live. */
function RowName({ data, row }: { data: FigureTable; row: FigureRow }) {
  const language = useLanguage();
  const can = useCan();
  const name = nameOf(data, row, language);
  if (data.table !== 'municipality' || !can(registrations.permissions.index) || !can('person.index'))
    return name;
  const filter = row.key === '' ? { municipality_known: '0' } : { municipality_id: row.key };
  return (
    <FilteredListLink
      isInCell
      route={registrations.route}
      filter={{ year: String(data.year), is_waiting: '0', ...filter }}
    >
      {name}
    </FilteredListLink>
  );
}

/** A week with its days: weeks of several projects have one name. */
function nameOf({ table }: FigureTable, row: FigureRow, language: 'de' | 'it'): string {
  const name = rowName(table, row, language);
  return row.from && row.to ? `${name} (${formatPeriod(row.from, row.to)})` : name;
}

function Cells(props: {
  columns: readonly FigureName[];
  row: { figures: Figures; compared: Figures | null };
  isHidden: boolean;
  isTotal?: boolean;
}) {
  const { columns, row, isHidden, isTotal = false } = props;
  return columns.map((name) => (
    <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap', ...(isTotal && bold) }}>
      <Figure name={name} value={row.figures[name]} isHidden={isHidden} />
      {row.compared && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {' / '}
          <Figure name={name} value={row.compared[name]} isHidden={isHidden} />
        </Box>
      )}
    </TableCell>
  ));
}

function Figure(props: { name: FigureName; value: number | null | undefined; isHidden: boolean }) {
  const { name, value, isHidden } = props;
  const language = useLanguage();
  const words = figureMessages[language];
  const shown = showFigure(name, value, language, isHidden);
  if (value !== null && value !== undefined) return shown;
  return (
    <>
      <span aria-hidden>{shown}</span>
      <Box component="span" sx={visuallyHidden}>
        {isHidden ? words.hidden_label : words.none_label}
      </Box>
    </>
  );
}
