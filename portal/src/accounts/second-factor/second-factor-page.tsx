import type { SecondFactorState, UserData } from '@feria/shared/contracts/account';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { userQuery, useUser } from '../account';
import { secondFactorQuery } from './own-factor';
import { LoadErrorPage } from '../../components/error-notice';
import { PageSkeleton } from '../../components/page-skeleton';
import { useT } from '../../i18n';
import { AccountCard } from '../account-card';
import { pageOf, wantedPage } from '../destination';
import { GoTo, SignedInOnly } from '../guards';
import { AppSection } from './app-section';
import { CodesSection } from './codes-section';
import { PasskeySection } from './passkey-section';
import { RecoveryCodeList } from './recovery-code-list';

/** `/second-factor`: sets up what is asked for at the login besides the password. For staff; parents are not led here. */
export default function SecondFactorPage() {
  return (
    <SignedInOnly>
      <OwnSecondFactor />
    </SignedInOnly>
  );
}

function OwnSecondFactor() {
  const { user, error, reload } = useUser();
  const state = useQuery(secondFactorQuery);
  const failure = error ?? state.error;
  const retry = (): void => {
    void reload();
    void state.refetch();
  };
  if (user && state.data) return <SetUp user={user} state={state.data} />;
  return failure ? <LoadErrorPage error={failure} onRetry={retry} /> : <PageSkeleton />;
}

function SetUp({ user, state }: { user: UserData; state: SecondFactorState }) {
  const t = useT();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const [codes, setCodes] = useState<string[]>([]);
  const [isLeaving, setIsLeaving] = useState(false);
  const changed = async (fresh: string[] = []): Promise<void> => {
    setCodes(fresh);
    await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
  };
  if (isLeaving) return <GoTo path={pageOf(user, wantedPage(null, search))} />;
  if (codes.length > 0)
    return (
      <AccountCard title={t('second_factor.codes_title')}>
        <RecoveryCodeList codes={codes} onDone={() => setCodes([])} />
      </AccountCard>
    );
  const isSet = state.app !== null || state.passkeys.length > 0;
  return (
    <AccountCard title={t('second_factor.title')} intro={t('second_factor.intro')}>
      {user.second_factor === 'required' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('second_factor.required')}
        </Alert>
      )}
      {user.second_factor === 'advised' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('second_factor.advised')}
        </Alert>
      )}
      <AppSection state={state} onChanged={changed} />
      <PasskeySection state={state} onChanged={changed} />
      {isSet && <CodesSection left={state.recovery_codes} onChanged={changed} />}
      {(isSet || !state.required) && (
        <Button
          variant={isSet ? 'contained' : 'text'}
          color={isSet ? 'primary' : 'inherit'}
          fullWidth
          sx={{ mt: 3 }}
          onClick={() => setIsLeaving(true)}
        >
          {t(isSet ? 'second_factor.done' : 'second_factor.later')}
        </Button>
      )}
    </AccountCard>
  );
}
