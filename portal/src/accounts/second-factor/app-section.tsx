import type { AppToAdd, SecondFactorState } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import { romeDate } from '@feria/shared/rules/dates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '../../i18n/format';
import { request } from '../../api/client';
import { Form } from '../../components/form/form';
import { FormAlert } from '../../components/form/form-alert';
import { SubmitButton } from '../../components/form/submit-button';
import { TextInput } from '../../components/form/text-input';
import QrCode from '../../components/qr-code';
import { useNotify } from '../../components/toasts';
import { useT } from '../../i18n';
import { Part } from './part';
import { PasswordStep } from './password-step';

interface AppSectionProps {
  state: SecondFactorState;
  onChanged: (codes?: string[]) => Promise<void>;
}

/** The authenticator app: set up, replaced, removed. */
export function AppSection({ state, onChanged }: AppSectionProps) {
  const t = useT();
  const notify = useNotify();
  const [doing, setDoing] = useState<'add' | 'remove' | null>(null);
  const [begun, setBegun] = useState<AppToAdd | null>(null);
  const stop = (): void => {
    setDoing(null);
    setBegun(null);
  };
  const { app } = state;
  return (
    <Part title={t('second_factor.app')} text={t('second_factor.app_help')}>
      {app && (
        <Typography variant="body2">
          {t('second_factor.since', { date: formatDate(romeDate(new Date(app.created_at))) })}
        </Typography>
      )}
      {doing === null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant={app ? 'text' : 'outlined'} onClick={() => setDoing('add')}>
            {t(app ? 'second_factor.app_replace' : 'second_factor.app_add')}
          </Button>
          {app && (
            <Button color="error" onClick={() => setDoing('remove')}>
              {t('second_factor.app_remove')}
            </Button>
          )}
        </Box>
      )}
      {doing === 'add' && !begun && (
        <PasswordStep
          action={t('second_factor.go_on')}
          onConfirmed={async (body) => setBegun(await request('POST', `${API.secondFactor}/app`, { body }))}
          onCancel={stop}
        />
      )}
      {doing === 'add' && begun && (
        <FirstCode
          begun={begun}
          onDone={async (codes) => {
            stop();
            notify('success', t('second_factor.added'));
            await onChanged(codes);
          }}
          onCancel={stop}
        />
      )}
      {doing === 'remove' && (
        <PasswordStep
          isDangerous
          action={t('second_factor.app_remove')}
          onConfirmed={async (body) => {
            await request('POST', `${API.secondFactor}/app/remove`, { body });
            stop();
            notify('success', t('second_factor.removed'));
            await onChanged();
          }}
          onCancel={stop}
        />
      )}
    </Part>
  );
}

interface FirstCodeProps {
  begun: AppToAdd;
  onDone: (codes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** The secret as a picture and as a text, and the first code that the app shows. */
function FirstCode({ begun, onDone, onCancel }: FirstCodeProps) {
  const t = useT();
  return (
    <Form<{ code: string }>
      defaultValues={{ code: '' }}
      onSubmit={async ({ code }) => {
        const body = { token: begun.token, code };
        const { recovery_codes } = await request('POST', `${API.secondFactor}/app/confirm`, { body });
        await onDone(recovery_codes);
      }}
    >
      <Typography variant="body2">{t('second_factor.scan')}</Typography>
      <QrCode text={begun.address} label={t('second_factor.qr')} />
      <Typography variant="body2">
        {t('second_factor.secret')}{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontWeight: 700 }}>
          {begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </Typography>
      <FormAlert />
      <TextInput<{ code: string }>
        name="code"
        label={t('second_factor.first_code')}
        required
        autoComplete="one-time-code"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton size="medium">{t('second_factor.turn_on')}</SubmitButton>
        <Button color="inherit" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </Box>
    </Form>
  );
}
