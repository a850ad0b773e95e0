import type { InvitationPreview } from '@feria/shared/contracts/guardian';
import { API, PORTAL } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { formatInstant } from '../i18n/format';
import { useUser } from '../accounts/account';
import { request } from '../api/client';
import { hasCode } from '../api/errors';
import { invitationQuery } from './guardians';
import { MINE } from '../api/query-client';
import type { LoginState } from '../api/session';
import { ContactText } from '../components/contact';
import { LoadErrorPage, messageOf } from '../components/error-notice';
import { Form } from '../components/form/form';
import { FormAlert } from '../components/form/form-alert';
import { SubmitButton } from '../components/form/submit-button';
import { PageSkeleton } from '../components/page-skeleton';
import { useI18n, useT } from '../i18n';
import { SendConfirmationAgain } from '../accounts/send-confirmation-again';
import { AccountCard } from '../accounts/account-card';

interface GuardianInvitationPageProps {
  /** Ends the login, so that the invitation can be accepted with another account. */
  onOtherAccount: () => void;
}

/**
 * `/guardian/invitation`: the page that the link in a mail opens to become second guardian. It says who invites to which children
 * before a login, by first names; only its button accepts, because mail programs and virus scanners open every link.
 */
export default function GuardianInvitationPage({ onOtherAccount }: GuardianInvitationPageProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const invitation = useQuery({ ...invitationQuery(token), enabled: token !== '' });
  const { isSignedIn } = useUser();
  const [done, setDone] = useState<string | null>(null);
  if (token && invitation.isPending) return <PageSkeleton />;
  if (invitation.error && !hasCode(invitation.error, 'validation'))
    return <LoadErrorPage error={invitation.error} onRetry={() => void invitation.refetch()} />;
  const refusal = token ? invitation.error && messageOf(invitation.error, i18n) : t('email.broken');
  return (
    <AccountCard title={t('guardians.page_title')}>
      {done && <Alert severity="success">{done}</Alert>}
      {!done && refusal && (
        <Alert severity="warning">
          <ContactText text={refusal} />
        </Alert>
      )}
      {!done && invitation.data && (
        <Offer
          token={token}
          invitation={invitation.data}
          onAccepted={setDone}
          onOtherAccount={onOtherAccount}
        />
      )}
      <Button
        component={Link}
        to={isSignedIn ? PORTAL.myFamily : PORTAL.index}
        variant={done ? 'contained' : 'text'}
        fullWidth
        sx={{ mt: 2 }}
      >
        {isSignedIn ? t('app.my_family') : t('login.start')}
      </Button>
    </AccountCard>
  );
}

interface OfferProps extends GuardianInvitationPageProps {
  token: string;
  invitation: InvitationPreview;
  onAccepted: (message: string) => void;
}

/** Who invites, to which children, and what follows from it; then the login, or the button that accepts. */
function Offer({ token, invitation, onAccepted, onOtherAccount }: OfferProps) {
  const t = useT();
  const { isSignedIn, user } = useUser();
  const queryClient = useQueryClient();
  const { inviter, children, expires_at } = invitation;
  const [mustConfirm, setMustConfirm] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('guardians.page_text', { inviter })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, fontWeight: 700 }}>
        {children.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('guardians.page_effect', { inviter })}{' '}
        {t('guardians.page_until', { until: formatInstant(expires_at) })}
      </Typography>
      {!isSignedIn && <SignInFirst />}
      {user?.people === null && <Alert severity="info">{t('guardians.page_staff')}</Alert>}
      {user?.people && (
        <Form
          defaultValues={{}}
          onSubmit={async () => {
            setMustConfirm(false);
            try {
              const { message } = await request('POST', `${API.guardianInvitation}/accept`, {
                body: { token },
              });
              onAccepted(message);
            } catch (error) {
              setMustConfirm(hasCode(error, 'email_not_confirmed'));
              throw error;
            }
            await queryClient.invalidateQueries({ queryKey: [MINE] });
          }}
        >
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('guardians.page_account', { name: user.name, email: user.email })}
          </Typography>
          <FormAlert />
          {mustConfirm && <SendConfirmationAgain />}
          <SubmitButton>{t('guardians.page_accept')}</SubmitButton>
        </Form>
      )}
      {user && (
        <Button color="inherit" onClick={onOtherAccount}>
          {t('guardians.page_other')}
        </Button>
      )}
    </Box>
  );
}

/** The ways to an account; both lead back to this page. */
function SignInFirst() {
  const t = useT();
  const { pathname, search } = useLocation();
  const back: LoginState = { from: pathname + search };
  return (
    <>
      <Alert severity="info">{t('guardians.page_address')}</Alert>
      <Button component={Link} to={PORTAL.login} state={back} variant="contained" size="large" fullWidth>
        {t('guardians.page_login')}
      </Button>
      <Button component={Link} to={PORTAL.register} state={back} variant="outlined" fullWidth>
        {t('guardians.page_register')}
      </Button>
    </>
  );
}
