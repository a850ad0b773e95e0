import Alert from '@mui/material/Alert';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportCount, ImportProblem, ImportReport } from '@feria/shared';
import { useImportWords } from './words';

/** What the rows of the file are, by sheet. */
export function Counts({ counts }: { counts: readonly ImportCount[] }) {
  const words = useImportWords();
  const columns = ['new', 'unchanged', 'different'] as const;
  return (
    <>
      <TableContainer sx={{ maxWidth: 640 }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{words('result.sheet')}</TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="right">
                  {words(`result.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {counts.map((count) => (
              <TableRow key={count.sheet}>
                <TableCell component="th" scope="row">
                  {count.sheet}
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column} align="right">
                    {count[column]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

/** What is wrong, a row for each cause. */
export function Problems({ report }: { report: ImportReport }) {
  const words = useImportWords();
  const { problems, problem_count } = report;
  return (
    <>
      <Alert severity="error" sx={{ my: 1.5 }}>
        {words('result.problems', { smart_count: problem_count })}
        {problem_count > problems.length && ` ${words('result.first', { max: problems.length })}`}
      </Alert>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={words('result.table')}
        sx={{ maxHeight: '60vh', overflow: 'auto' }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{words('result.sheet')}</TableCell>
              <TableCell>{words('result.row')}</TableCell>
              <TableCell>{words('result.column')}</TableCell>
              <TableCell>{words('result.value')}</TableCell>
              <TableCell>{words('result.message')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {problems.map((problem, index) => (
              <Problem key={index} problem={problem} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

function Problem({ problem }: { problem: ImportProblem }) {
  const words = useImportWords();
  const { sheet, row, cell, column, value, message, accepted, other_rows, other_count } = problem;
  const more = other_count > other_rows.length ? [...other_rows, '…'] : other_rows;
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell>{sheet}</TableCell>
      <TableCell>
        {row}
        {other_count > 0 && (
          <Typography variant="body2" color="textSecondary">
            {words('result.others', { smart_count: other_count, rows: more.join(', ') })}
          </Typography>
        )}
      </TableCell>
      <TableCell>{[cell?.match(/^[A-Z]+/)?.[0], column].filter(Boolean).join(': ')}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 100 }}>
        {value ?? (cell === null ? '' : words('result.empty'))}
      </TableCell>
      <TableCell sx={{ minWidth: 180 }}>
        {message}
        {accepted && (
          <Typography variant="body2" color="textSecondary">
            {words('result.accepted', { accepted })}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
}
