import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import type { DeletePreview, RegistrationDeletePreview } from '@feria/shared';
import type { PathOf } from '@feria/shared/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useDataProvider, useTranslate, type Identifier } from 'react-admin';
import type { DeleteChoice, FeriaDataProvider } from './data-provider';
import { chargedFee, FeeFields, type TypedFee } from './fee-fields';
import { useLanguage, useText } from '../i18n';
import { MailCheckbox } from './mail-checkbox';
import { AskingDialog, CancelButton } from './asking/asking-dialog';

/** The call that previews the delete of a record. */
export type PreviewPath = Extract<PathOf<'GET'>, `${string}/${'delete' | 'erase'}-preview`>;

interface PreviewOf {
  path: PreviewPath;
  /** Of the record. */
  id: Identifier;
}

/**
 * Asks before a record is deleted, and says what that would do: which record, why it would be refused, what goes with it,
 * whether parents are told. The server decides it at the moment of the question; until it has answered nothing can be deleted.
 */
export function DeleteDialog(props: {
  question: string;
  confirm: string;
  /** Where the server says what the delete would do. */
  preview: PreviewOf;
  busy: boolean;
  onConfirm: (choice: DeleteChoice) => void;
  onClose: () => void;
}) {
  const { data, error, refetch, isFetching } = usePreview(props.preview);
  const [chosen, setChosen] = useState<boolean>();
  const [typed, setTyped] = useState<TypedFee>({});
  const translate = useTranslate();
  const text = useText();
  const id = useId();
  const mail = data?.mail ? (chosen ?? data.mail.default) : undefined;
  const refused = data?.refusal != null;
  const fee = (data as Partial<RegistrationDeletePreview> | undefined)?.fee ?? null;
  const charged = fee && chargedFee(fee, typed);
  return (
    <AskingDialog
      open
      onClose={props.onClose}
      // In React's tree the dialog is inside the row: a click in it must not reach the row.
      onClick={(event) => event.stopPropagation()}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      fullWidth
      slotProps={{ paper: { sx: { maxWidth: 440, m: { xs: 1.5, sm: 4 } } } }}
    >
      <DialogContent>
        <DialogContentText id={id} sx={{ color: 'text.primary' }}>
          {props.question}
        </DialogContentText>
        <div id={`${id}-text`} aria-live="polite" aria-busy={isFetching}>
          {data && <Preview preview={data} />}
          {!data && isFetching && (
            <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
              <CircularProgress size={28} aria-label={text('delete.loading')} />
            </Box>
          )}
          {!data && !isFetching && error && (
            <Alert
              severity="error"
              sx={{ mt: 2 }}
              action={
                <Button color="inherit" size="small" onClick={() => void refetch()}>
                  {text('delete.retry')}
                </Button>
              }
            >
              {translate(error.message, { _: error.message })}
            </Alert>
          )}
        </div>
        {fee && !refused && <FeeFields fee={fee} typed={typed} onChange={setTyped} disabled={props.busy} />}
        {data?.mail && !refused && (
          <Box sx={{ mt: 1 }}>
            <MailCheckbox
              checked={mail ?? false}
              onChange={setChosen}
              recipients={data.mail.readers}
              disabled={props.busy}
            />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <CancelButton disabled={props.busy} autoFocus>
          {refused ? translate('ra.action.close') : undefined}
        </CancelButton>
        {!refused && (
          <Button
            onClick={() => props.onConfirm({ mail, ...charged })}
            disabled={!data || (fee !== null && charged === null)}
            loading={props.busy}
            color="error"
            variant="contained"
          >
            {props.confirm}
          </Button>
        )}
      </DialogActions>
    </AskingDialog>
  );
}

/** Never cached: the consequences may have changed since the last question. */
function usePreview({ path, id }: PreviewOf) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const language = useLanguage();
  return useQuery({
    queryKey: ['delete-preview', path, id, language],
    queryFn: () => dataProvider.api('GET', path, { params: { id } }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

function Preview({ preview }: { preview: DeletePreview }) {
  return (
    <Box sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{preview.name}</Typography>
      {preview.facts.length > 0 && (
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 1.5, rowGap: 0.25 }}
        >
          {preview.facts.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Box>
      )}
      {preview.refusal !== null && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {preview.refusal}
        </Alert>
      )}
      {preview.consequences.length > 0 && (
        <Box component="ul" sx={{ mt: 1.5, mb: 0, pl: 2.5, '& li + li': { mt: 0.5 } }}>
          {preview.consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {children}
      </Typography>
    </>
  );
}
