import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ImportChange, type ImportReport, MAX_IMPORT_CHANGES } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useId, useState } from 'react';
import { LinkBase, useDataProvider, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { useImportWords } from './words';

const keyOf = ({ resource, id }: ImportChange): string => `${resource}:${id}`;

const routeOf = ({ resource }: ImportChange): string => resources[resource].route ?? resource;

interface ChangesProps {
  report: ImportReport;
  /** Checks the file again. */
  onTaken: () => void;
}

/** Rows that are there with other values. Only what is chosen is changed, each by the call of its own form, with all of its rules. */
export function Changes({ report: { changes, counts }, onTaken }: ChangesProps) {
  const words = useImportWords();
  const id = useId();
  const translate = useTranslate();
  const { update } = useDataProvider<FeriaDataProvider>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const takeable = changes.filter(({ body }) => body !== null);
  const total = counts.reduce((sum, { different }) => sum + different, 0);
  if (changes.length === 0) return null;
  const choose = (key: string, isChosen: boolean): void =>
    setChosen((before) => (isChosen ? [...before, key] : before.filter((one) => one !== key)));
  const take = async (): Promise<void> => {
    setBusy(true);
    const problems: Record<string, string> = {};
    for (const change of changes) {
      if (!chosen.includes(keyOf(change)) || !change.body) continue;
      try {
        await update(routeOf(change), {
          id: change.id,
          data: change.body,
          previousData: { id: change.id },
        });
      } catch (error) {
        problems[keyOf(change)] = messageOf(error, translate);
      }
    }
    setBusy(false);
    setRefused(problems);
    setChosen(Object.keys(problems));
    if (Object.keys(problems).length === 0) onTaken();
  };
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1, my: 2, alignItems: 'flex-start' }}>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ fontWeight: 700 }}>
        {words('changes.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {words('changes.help')}
        {total > changes.length && ` ${words('result.first', { max: MAX_IMPORT_CHANGES })}`}
      </Typography>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={words('changes.title')}
        sx={{ maxHeight: '60vh', overflow: 'auto' }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                {takeable.length > 0 && (
                  <Checkbox
                    slotProps={{ input: { 'aria-label': words('changes.all') } }}
                    checked={chosen.length === takeable.length}
                    indeterminate={chosen.length > 0 && chosen.length < takeable.length}
                    onChange={(_, checked) => setChosen(checked ? takeable.map(keyOf) : [])}
                  />
                )}
              </TableCell>
              <TableCell>{words('result.row')}</TableCell>
              <TableCell>{words('changes.record')}</TableCell>
              <TableCell>{words('changes.values')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.map((change) => (
              <Change
                key={keyOf(change)}
                change={change}
                isChosen={chosen.includes(keyOf(change))}
                onChoose={(isChosen) => choose(keyOf(change), isChosen)}
                problem={refused[keyOf(change)]}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {takeable.length > 0 && (
        <Button
          variant="outlined"
          disabled={chosen.length === 0}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy && chosen.length > 0) void take();
          }}
        >
          {words('changes.take', { smart_count: chosen.length })}
        </Button>
      )}
    </Stack>
  );
}

interface ChangeProps {
  change: ImportChange;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Why it was not taken over. */
  problem: string | undefined;
}

function Change({ change, isChosen, onChoose, problem }: ChangeProps) {
  const words = useImportWords();
  const { sheet, row, name, fields, body, id } = change;
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell padding="checkbox">
        {body && (
          <Checkbox
            slotProps={{ input: { 'aria-label': words('changes.one', { name }) } }}
            checked={isChosen}
            onChange={(_, checked) => onChoose(checked)}
          />
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{`${sheet} ${row}`}</TableCell>
      <TableCell>
        <Link component={LinkBase} to={`/${routeOf(change)}/${id}`}>
          {name}
        </Link>
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {fields.map((field) => (
          <Box key={field.name} sx={{ mb: 0.5 }}>
            <Typography variant="body2" component="span" sx={{ fontWeight: 700 }}>
              {`${field.label}: `}
            </Typography>
            {words('changes.pair', {
              old: field.old || words('result.empty'),
              fresh: field.new || words('result.empty'),
            })}
            {!field.takes && (
              <Typography variant="body2" component="span" color="textSecondary">
                {` ${words('changes.by_hand')}`}
              </Typography>
            )}
          </Box>
        ))}
        {problem && (
          <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
            {problem}
          </Alert>
        )}
      </TableCell>
    </TableRow>
  );
}
