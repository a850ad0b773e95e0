import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SecondFactorState } from '@feria/shared';
import {
  askPasskey,
  knowsPasskeys,
  problemOfPasskey,
  type PasskeyAnswer,
} from '@feria/shared/browser/passkeys';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n';
import type { FeriaDataProvider } from '../data-provider';
import { TitledDialog } from '../titled-dialog';
import type { OwnProof, ProofErrors } from './proof';
import { wordsIn } from './words';

/** Asks for the own password, and for the second factor where the server asks for that. What is wrong stands at its field. */
export default function ProofDialog(props: {
  missing: ProofErrors;
  onSend: (proof: OwnProof) => Promise<ProofErrors | null>;
  onCancel: () => void;
}) {
  const { onSend, onCancel } = props;
  const words = wordsIn(useLanguage());
  const translate = useTranslate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [passkey, setPasskey] = useState<PasskeyAnswer | null>(null);
  const [errors, setErrors] = useState<ProofErrors>({});
  const [busy, setBusy] = useState(false);
  const [asksFactor, setAsksFactor] = useState(props.missing.code !== undefined);
  const send = async (event: SubmitEvent): Promise<void> => {
    // A form in a dialog in React's tree of another form must not send that one too.
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const empty = {
      ...(!password && { current_password: words('required') }),
      ...(asksFactor && !code.trim() && !passkey && { code: words('required') }),
    };
    if (Object.keys(empty).length) return setErrors(empty);
    setBusy(true);
    const factor = passkey ? { passkey } : code.trim() ? { code } : {};
    const wrong = await onSend({ current_password: password, ...factor });
    if (!wrong) return;
    setBusy(false);
    setErrors(wrong);
    if (wrong.code ?? wrong.passkey) setAsksFactor(true);
    // An answer that was refused is used up.
    if (wrong.passkey) setPasskey(null);
  };
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return (
    <TitledDialog
      title={words('title')}
      // A click beside the dialog is no answer.
      onClose={() => undefined}
      asks={false}
      sx={{ pt: '8px !important' }}
      actions={
        <>
          <Button color="inherit" onClick={onCancel} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" form={id} variant="contained" loading={busy}>
            {words('save')}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={id}
        ref={form}
        noValidate
        onSubmit={(event) => void send(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <Typography>{words(asksFactor ? 'text_factor' : 'text')}</Typography>
        <TextField
          label={words('password')}
          type="password"
          autoComplete="current-password"
          required
          autoFocus
          fullWidth
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={errors.current_password !== undefined}
          helperText={errors.current_password}
        />
        {asksFactor && (
          <Factor
            {...{ code, passkey, errors, words }}
            onCode={setCode}
            onPasskey={(answer) => {
              setPasskey(answer);
              setErrors({});
            }}
          />
        )}
      </Box>
    </TitledDialog>
  );
}

/** A code of the app, a recovery code, or a passkey. */
function Factor(props: {
  code: string;
  passkey: PasskeyAnswer | null;
  errors: ProofErrors;
  words: ReturnType<typeof wordsIn>;
  onCode: (code: string) => void;
  onPasskey: (answer: PasskeyAnswer) => void;
}) {
  const { words, errors } = props;
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const [state, setState] = useState<SecondFactorState | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    // Without an answer a code is asked for, which every account has.
    dataProvider.api('GET', 'api/second-factor').then(setState, () => undefined);
  }, [dataProvider]);
  const signWithPasskey = async (): Promise<void> => {
    setFailure(null);
    try {
      props.onPasskey(await askPasskey(await dataProvider.api('POST', 'api/second-factor/confirmation')));
    } catch (error) {
      const isServers = problemOfPasskey(error) === null && error instanceof Error;
      setFailure(isServers ? error.message : words('passkey_failed'));
    }
  };
  if (props.passkey)
    return (
      <Alert severity="success" role="status">
        {words('passkey_answered')}
      </Alert>
    );
  const problem = failure ?? errors.passkey;
  const hasApp = !state || state.app !== null;
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        label={words(hasApp ? 'code' : 'recovery_code')}
        autoComplete="one-time-code"
        required
        fullWidth
        value={props.code}
        onChange={({ target }) => props.onCode(target.value)}
        error={errors.code !== undefined}
        helperText={errors.code ?? words(hasApp ? 'code_help' : 'recovery_help')}
      />
      {state !== null && state.passkeys.length > 0 && knowsPasskeys() && (
        <Button variant="outlined" onClick={() => void signWithPasskey()} sx={{ justifySelf: 'start' }}>
          {words('use_passkey')}
        </Button>
      )}
    </>
  );
}
