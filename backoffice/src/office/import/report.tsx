import Alert from '@mui/material/Alert';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportCount, ImportReport } from '@feria/shared';
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
      {counts.some(({ different }) => different > 0) && (
        <Typography variant="body2" sx={{ my: 1 }}>
          {words('result.different_help')}
        </Typography>
      )}
    </>
  );
}

/** What is wrong, a row for each cell. */
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
              <TableCell>{words('result.message')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {problems.map(({ sheet, row, cell, column, message }, index) => (
              <TableRow key={index}>
                <TableCell>{sheet}</TableCell>
                <TableCell>{row}</TableCell>
                <TableCell>{[cell?.match(/^[A-Z]+/)?.[0], column].filter(Boolean).join(': ')}</TableCell>
                <TableCell sx={{ minWidth: 180 }}>{message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
