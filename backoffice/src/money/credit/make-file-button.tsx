import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  formatDate,
  formatEuros,
  isIsoDate,
  OFFICE_API,
  romeToday,
  SEPA_FORMATS,
  toCents,
  toEuros,
  type CreditRecord,
  type SepaFormat,
} from '@feria/shared';
import { DOCUMENT } from '@feria/shared/document-routes';
import { isBankingDay, nextBankingDay } from '@feria/shared/rules/working-days';
import { inGroupsOfFour } from '@feria/shared/rules/iban';
import { useState } from 'react';
import {
  useDataProvider,
  useGetMany,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { DateField } from '../../resource-kit/inputs/date-field';
import { messageOf } from '../../resource-kit/message-of';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { credits } from './section';
import { useSummary } from './use-summary';
import { useCreditWords } from './words';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

/** Makes a file of transfers for the selected families. */
export function MakeFileButton() {
  const [isOpen, setOpen] = useState(false);
  const words = useCreditWords();
  return (
    <>
      <Button startIcon={<FileDownload />} onClick={() => setOpen(true)}>
        {words('make')}
      </Button>
      {isOpen && <MakeFileDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function MakeFileDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const { selectedIds = [], onUnselectItems } = useListContext<CreditRecord>();
  const { data: rows = [] } = useGetMany<CreditRecord>(credits.route, { ids: selectedIds });
  const { data: summary } = useSummary();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const words = useCreditWords();
  const [format, setFormat] = useState<SepaFormat>(SEPA_FORMATS[0]);
  const [executeOn, setExecuteOn] = useState(() => nextBankingDay(romeToday()));
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const accounts = summary?.accounts ?? [];
  const account = chosen ?? accounts[0]?.iban ?? '';
  const { payable, withoutAccount, inFile } = sorted(rows);
  const returned = payable.filter(({ has_returned }) => has_returned);
  const sum = toEuros(payable.reduce((cents, row) => cents + freeCents(row), 0));
  const create = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const body = { person_ids: payable.map(({ id }) => id), format, account, execute_on: executeOn };
      const { id } = await dataProvider.api('POST', OFFICE_API.sepaFile, { body });
      await dataProvider
        .download(DOCUMENT.sepaFile(id))
        .then((name) => notify(words('created', { name }), { type: 'success' }))
        // It is made, and must not be made again.
        .catch(() => notify(words('download_failed'), { type: 'warning' }));
      onUnselectItems();
      refresh();
      onClose();
    } catch (problem) {
      setError(messageOf(problem, translate));
      setBusy(false);
    }
  };
  return (
    <TitledDialog
      title={words('make_title', { smart_count: payable.length })}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={busy} />
          <Button
            onClick={() => void create()}
            variant="contained"
            loading={busy}
            disabled={payable.length === 0 || account === '' || !isIsoDate(executeOn)}
          >
            {words('create')}
          </Button>
        </>
      }
    >
      {error && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {error}
        </Alert>
      )}
      <Typography>{words('make_help')}</Typography>
      <Typography sx={{ fontWeight: 600 }}>{words('sum', { amount: formatEuros(sum) })}</Typography>
      {withoutAccount.length > 0 && (
        <Alert severity="warning">{words('no_iban', { names: namesOf(withoutAccount) })}</Alert>
      )}
      {returned.length > 0 && (
        <Alert severity="warning">{words('has_returned', { names: namesOf(returned) })}</Alert>
      )}
      {inFile.length > 0 && (
        <Alert severity="info">{words('nothing_free', { names: namesOf(inFile) })}</Alert>
      )}
      {summary && accounts.length === 0 && <Alert severity="warning">{words('no_own_account')}</Alert>}
      {accounts.length > 0 && (
        <TextField
          select
          label={words('from_account')}
          value={account}
          onChange={(event) => setChosen(event.target.value)}
        >
          {accounts.map(({ iban, name }) => (
            <MenuItem key={iban} value={iban}>
              {name}, {inGroupsOfFour(iban)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <DateField
        label={words('execute_on')}
        value={executeOn}
        onChange={setExecuteOn}
        help={
          isIsoDate(executeOn) && !isBankingDay(executeOn)
            ? words('banks_closed', { date: formatDate(nextBankingDay(executeOn)) })
            : undefined
        }
        min={romeToday()}
        sx={{ maxWidth: 280 }}
      />
      <TextField
        select
        label={words('format')}
        helperText={words('format_help')}
        value={format}
        onChange={(event) => setFormat(event.target.value as SepaFormat)}
      >
        {SEPA_FORMATS.map((one) => (
          <MenuItem key={one} value={one}>
            {words(one === 'pain.001.001.09' ? 'format_09' : 'format_03')}
          </MenuItem>
        ))}
      </TextField>
    </TitledDialog>
  );
}

/** Whom a file can pay, and who is left out because of what. */
function sorted(rows: readonly CreditRecord[]) {
  const free = rows.filter((row) => freeCents(row) > 0);
  return {
    payable: free.filter(({ account }) => account !== null),
    withoutAccount: free.filter(({ account }) => account === null),
    inFile: rows.filter((row) => freeCents(row) <= 0),
  };
}

function freeCents({ credit, to_pay_out }: CreditRecord): number {
  return toCents(credit) - toCents(to_pay_out);
}

function namesOf(rows: readonly CreditRecord[]): string {
  return rows
    .map(({ id, person }) => (person ? `${person.first_name} ${person.last_name}` : `#${id}`))
    .join(', ');
}
