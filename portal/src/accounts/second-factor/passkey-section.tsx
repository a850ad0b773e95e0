import type { SecondFactorState } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import { romeDate } from '@feria/shared/rules/dates';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '../../i18n/format';
import { request } from '../../api/client';
import { addPasskey, knowsPasskeys, passkeyMessage } from './passkey';
import { TextInput } from '../../components/form/text-input';
import { useNotify } from '../../components/toasts';
import { useI18n } from '../../i18n';
import { Part } from './part';
import { PasswordStep, type OwnProof, type PasswordStepInput } from './password-step';

/** Longest name of a passkey. */
const NAME_MAX = 80;

type Passkey = SecondFactorState['passkeys'][number];

interface PasskeySectionProps {
  state: SecondFactorState;
  onChanged: (codes?: string[]) => Promise<void>;
}

/** The passkeys: added and removed. */
export function PasskeySection({ state, onChanged }: PasskeySectionProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const notify = useNotify();
  const [doing, setDoing] = useState<'add' | Passkey | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isPossible = state.passkeys_possible && knowsPasskeys();
  const add = async (name: string, body: OwnProof): Promise<void> => {
    setFailure(null);
    const begun = await request('POST', `${API.secondFactor}/passkey`, { body });
    setDoing(null);
    try {
      const { recovery_codes } = await addPasskey(begun, name);
      notify('success', t('second_factor.added'));
      await onChanged(recovery_codes);
    } catch (error) {
      setFailure(passkeyMessage(error, i18n));
    }
  };
  return (
    <Part title={t('second_factor.passkeys')} text={t('second_factor.passkeys_help')}>
      {!isPossible && <Typography variant="body2">{t('second_factor.no_passkeys')}</Typography>}
      {failure && <Alert severity="error">{failure}</Alert>}
      {state.passkeys.length > 0 && (
        <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {state.passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setDoing(passkey)} />
          ))}
        </Box>
      )}
      {doing === null && isPossible && (
        <Button variant="outlined" onClick={() => setDoing('add')} sx={{ justifySelf: 'start' }}>
          {t('second_factor.passkey_add')}
        </Button>
      )}
      {doing === 'add' && (
        <PasswordStep
          action={t('second_factor.go_on')}
          more={
            <TextInput<PasswordStepInput>
              name="name"
              label={t('second_factor.passkey_name')}
              required
              helperText={t('second_factor.passkey_name_help')}
            />
          }
          onConfirmed={(proof, name) => add(name.trim().slice(0, NAME_MAX), proof)}
          onCancel={() => setDoing(null)}
        />
      )}
      {doing !== null && doing !== 'add' && (
        <PasswordStep
          key={doing.id}
          isDangerous
          action={t('second_factor.passkey_remove_of', { name: doing.name })}
          onConfirmed={async (body) => {
            const params = { id: doing.id };
            await request('POST', `${API.secondFactor}/passkey/{id}/remove`, { params, body });
            setDoing(null);
            notify('success', t('second_factor.removed'));
            await onChanged();
          }}
          onCancel={() => setDoing(null)}
        />
      )}
    </Part>
  );
}

function PasskeyItem({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useI18n();
  const { name, created_at, last_used_at } = passkey;
  const day = (at: string): string => formatDate(romeDate(new Date(at)));
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Typography variant="body2" sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <br />
        {last_used_at
          ? t('second_factor.last_used', { date: day(last_used_at) })
          : t('second_factor.since', { date: day(created_at) })}
      </Typography>
      <Button
        size="small"
        color="error"
        aria-label={t('second_factor.passkey_remove_of', { name })}
        onClick={onRemove}
      >
        {t('second_factor.passkey_remove')}
      </Button>
    </Box>
  );
}
