import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  CONTENT_LANGUAGES,
  DOCUMENT,
  formatEuros,
  OFFICE_API,
  toCents,
  toEuros,
  type ContentLanguage,
  type PaymentRecord,
  type ReceiptRecord,
} from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { MAX_RECEIPTS } from '@feria/shared/rules/receipts';
import { useState } from 'react';
import { LinkBase, useCreatePath, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { filterQuery } from '../../resource-kit/list/list-query';
import { messageOf } from '../../resource-kit/message-of';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { useReceiptWords } from './words';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

interface Failure {
  message: string;
  /** Something of the organiser is missing. */
  isOfOrganiser: boolean;
}

/** Makes receipts for payments, and downloads them. @param props.onMade gets called before the dialog is closed */
export function MakeDialog(props: {
  payments: readonly Pick<PaymentRecord, 'id' | 'amount'>[];
  onMade?: () => void;
  onClose: () => void;
}) {
  const { payments, onMade, onClose } = props;
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const words = useReceiptWords();
  const [lang, setLang] = useState<ContentLanguage | 'payer'>('payer');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const cents = payments.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const create = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { payment_ids: payments.map(({ id }) => id), lang: lang === 'payer' ? null : lang };
      const made = await dataProvider.api('POST', OFFICE_API.receipt, { body });
      const [first, last] = [made[0]?.number ?? '', made.at(-1)?.number ?? ''];
      notify(words('created', { smart_count: made.length, first, last }), { type: 'success' });
      // They are made, and must not be made again.
      await download(dataProvider, made).catch(() => notify(words('download_failed'), { type: 'warning' }));
      onMade?.();
      refresh();
      onClose();
    } catch (problem) {
      setFailure({ message: messageOf(problem, translate), isOfOrganiser: isOfOrganiser(problem) });
      setBusy(false);
    }
  };
  return (
    <TitledDialog
      title={words('make_title', { smart_count: payments.length })}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={busy} />
          <Button
            onClick={() => void create()}
            variant="contained"
            loading={busy}
            disabled={payments.length === 0 || payments.length > MAX_RECEIPTS}
          >
            {words('create')}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert
          severity="error"
          sx={{ whiteSpace: 'pre-line' }}
          action={failure.isOfOrganiser ? <OptionsLink /> : undefined}
        >
          {failure.message}
        </Alert>
      )}
      <Typography>{words('make_help')}</Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {words('make_sum', { amount: formatEuros(toEuros(cents)) })}
      </Typography>
      {payments.length > MAX_RECEIPTS && (
        <Alert severity="warning">{words('make_most', { max: MAX_RECEIPTS })}</Alert>
      )}
      <TextField
        select
        label={words('lang')}
        value={lang}
        onChange={(event) => setLang(event.target.value as typeof lang)}
        sx={{ maxWidth: 280 }}
      >
        {(['payer', ...CONTENT_LANGUAGES] as const).map((one) => (
          <MenuItem key={one} value={one}>
            {words(`langs.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </TitledDialog>
  );
}

/** Where the missing option is entered, for those who may. */
function OptionsLink() {
  const createPath = useCreatePath();
  const can = useCan();
  const words = useReceiptWords();
  if (!can(option.permissions.index)) return null;
  return (
    <Button
      color="inherit"
      component={LinkBase}
      to={createPath({ resource: option.route, type: 'list' })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {words('to_options')}
    </Button>
  );
}

function isOfOrganiser(problem: unknown): boolean {
  const { errors } = (problem as { body?: { errors?: object } | null }).body ?? {};
  return errors !== undefined && 'organiser' in errors;
}

function download(dataProvider: FeriaDataProvider, made: readonly ReceiptRecord[]): Promise<string> {
  const [first] = made;
  if (made.length === 1 && first) return dataProvider.download(DOCUMENT.receipt(first.id));
  return dataProvider.download(DOCUMENT.receipts, { query: filterQuery({ id: made.map(({ id }) => id) }) });
}
