import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type BankCsvMapping, OFFICE_API } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { changedMeanwhileOf, useChangedQuestion } from '../../resource-kit/changed/use-changed-question';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { messageOf } from '../../resource-kit/message-of';
import { useBankWords } from './words';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

/** As long as nothing is set: how most banks of the region write their tables. */
const USUAL: BankCsvMapping = {
  account: '',
  delimiter: ';',
  decimal: ',',
  date_order: 'day',
  date: '',
  booked_on: null,
  amount: '',
  debit: null,
  currency: null,
  payer_name: null,
  payer_iban: null,
  bank_reference: null,
  text: '',
  text_2: null,
  text_3: null,
};

/** Stands for the version as long as nothing is set: then whatever somebody else sets meanwhile is a change. */
const NOTHING_SET = 'none';

const REQUIRED = ['account', 'date', 'amount', 'text'] as const;
const OPTIONAL = [
  'debit',
  'currency',
  'booked_on',
  'payer_name',
  'payer_iban',
  'bank_reference',
  'text_2',
  'text_3',
] as const;

/** Says once which column of the bank's tables (CSV) is what. */
export function CsvMappingDialog({ onClose }: { onClose: () => void }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const { data } = useQuery({
    queryKey: ['bank-csv-mapping'],
    queryFn: async () => ({ mapping: await api('GET', OFFICE_API.bankCsvMapping) }),
    // What another member of the office has set meanwhile must be seen.
    gcTime: 0,
  });
  if (!data) return null;
  const { version, ...mapping } = data.mapping ?? { ...USUAL, version: NOTHING_SET };
  return <MappingForm stored={mapping} version={version} onClose={onClose} />;
}

interface FormProps {
  stored: BankCsvMapping;
  version: string;
  onClose: () => void;
}

function MappingForm(props: FormProps) {
  const { onClose } = props;
  const words = useBankWords();
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<FeriaDataProvider>();
  // As the form was opened: the setting is read anew now and then, and a newer version belongs to other values.
  const [{ stored: opened, version }] = useState(props);
  const [values, setValues] = useState(opened);
  const { ask, question } = useChangedQuestion();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<BankCsvMapping>): void => setValues({ ...values, ...change });
  /** @returns whether it is saved; not when the question whose columns are to stay was cancelled */
  const send = async (body: BankCsvMapping & { version: string }): Promise<boolean> => {
    try {
      await dataProvider.api('PUT', OFFICE_API.bankCsvMapping, { body });
      return true;
    } catch (error) {
      const changed = changedMeanwhileOf(error);
      if (!changed) throw error;
      const names = Object.keys(changed.conflicts) as (keyof BankCsvMapping)[];
      // What was not touched here is taken as the other one left it.
      const asked = names.filter((name) => body[name] !== opened[name]);
      const choice =
        asked.length === 0
          ? {}
          : await ask(
              asked.map((name) => ({
                name,
                label: words(`mapping.${name}`),
                yours: body[name] ?? '–',
                theirs: String(changed.conflicts[name]?.theirs ?? '–'),
              })),
            );
      if (!choice) return false;
      const taken = names.filter((name) => !asked.includes(name) || choice[name] === 'theirs');
      const theirs = Object.fromEntries(taken.map((name) => [name, changed.conflicts[name]?.theirs]));
      return send({ ...body, ...theirs, version: changed.version });
    }
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      if (!(await send({ ...values, version }))) {
        setBusy(false);
        return;
      }
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
      onClose();
    } catch (error) {
      const fields =
        error instanceof HttpError
          ? (error.body as { errors?: Record<string, string> } | null)?.errors
          : undefined;
      setProblems(fields ?? {});
      setFailure(fields ? null : messageOf(error, translate));
      setBusy(false);
    }
  };
  const field = (name: (typeof REQUIRED)[number] | (typeof OPTIONAL)[number], required: boolean) => (
    <TextField
      key={name}
      label={words(`mapping.${name}`)}
      value={values[name] ?? ''}
      onChange={(event) => set({ [name]: event.target.value })}
      required={required}
      error={name in problems}
      helperText={problems[name]}
      autoComplete="off"
    />
  );
  return (
    <TitledDialog
      title={words('mapping.title')}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}
      actions={
        <>
          <CancelButton disabled={busy} />
          <Button onClick={() => void save()} variant="contained" loading={busy}>
            {translate('ra.action.save')}
          </Button>
        </>
      }
    >
      <Alert severity={failure ? 'error' : 'info'} sx={{ gridColumn: '1 / -1' }}>
        {failure ?? words('mapping.help')}
      </Alert>
      {REQUIRED.map((name) => field(name, true))}
      <TextField
        select
        label={words('mapping.delimiter')}
        value={values.delimiter}
        onChange={(event) => set({ delimiter: event.target.value as BankCsvMapping['delimiter'] })}
      >
        <MenuItem value=";">;</MenuItem>
        <MenuItem value=",">,</MenuItem>
        <MenuItem value="tab">{words('mapping.tab')}</MenuItem>
      </TextField>
      <TextField
        select
        label={words('mapping.decimal')}
        value={values.decimal}
        onChange={(event) => set({ decimal: event.target.value as BankCsvMapping['decimal'] })}
      >
        <MenuItem value=",">1.234,50</MenuItem>
        <MenuItem value=".">1,234.50</MenuItem>
      </TextField>
      <TextField
        select
        label={words('mapping.date_order')}
        value={values.date_order}
        onChange={(event) => set({ date_order: event.target.value as BankCsvMapping['date_order'] })}
      >
        <MenuItem value="day">{words('mapping.day_first')}</MenuItem>
        <MenuItem value="month">{words('mapping.month_first')}</MenuItem>
      </TextField>
      {OPTIONAL.map((name) => field(name, false))}
      {question}
    </TitledDialog>
  );
}
