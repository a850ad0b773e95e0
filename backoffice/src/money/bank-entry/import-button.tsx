import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type BankImport, OFFICE_API } from '@feria/shared';
import { useId, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { CsvMappingDialog } from './csv-mapping-dialog';
import { useBankWords } from './words';

/** Reads a file of the bank in. Nothing is booked by that, and no mail leaves. */
export function ImportButton({ onImported }: { onImported: () => void }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useBankWords();
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isMapping, setMapping] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setName(file.name);
    setProblem(null);
    try {
      const { message } = await dataProvider.upload<BankImport>(OFFICE_API.bankStatement, {
        part: 'file',
        file,
      });
      notify(message, { type: 'success', messageArgs: { _: message } });
      onImported();
    } catch (error) {
      setProblem(messageOf(error, translate));
    }
    setName(null);
    // The same file may be chosen again, once it is mended.
    if (input.current) input.current.value = '';
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<UploadFile />}
          onClick={() => input.current?.click()}
          disabled={name !== null}
          aria-describedby={help}
        >
          {words('import')}
        </Button>
        <Button onClick={() => setMapping(true)}>{words('columns')}</Button>
        <input
          ref={input}
          type="file"
          hidden
          data-testid="bank-file"
          accept=".xml,.zip,.csv,text/xml,application/xml,application/zip,text/csv"
          onChange={(event) => void read(event.target.files?.[0])}
        />
        <Typography id={help} variant="body2" color="textSecondary">
          {words('import_help')}
        </Typography>
      </Stack>
      {name !== null && (
        <div role="status">
          {words('importing', { name })}
          <LinearProgress aria-hidden />
        </div>
      )}
      {isMapping && <CsvMappingDialog onClose={() => setMapping(false)} />}
      {problem && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {problem}
        </Alert>
      )}
    </Stack>
  );
}
