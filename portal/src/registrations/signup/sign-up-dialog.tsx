import { userIdOf } from '@feria/shared/browser/session';
import type { MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Skeleton } from '../../components/skeleton';
import { hasCode } from '../../api/errors';
import { useSession } from '../../api/session';
import { useI18n } from '../../i18n';
import { ErrorNotice } from '../../components/error-notice';
import { LanguageSwitch } from '../../accounts/language-switch';
import { useIsPhone } from '../../components/form/form-dialog';
import { useUser } from '../../accounts/account';
import { familyForSignUp } from '../../families/family';
import { SignInAgainDialog } from './sign-in-again-dialog';
import { SignUp } from './sign-up';
import { UnansweredOutage } from '../../catalogue/unanswered-outage';
import { loadUntilThere, useUnanswered } from '../../catalogue/unanswered';

interface SignUpDialogProps {
  project: FrontendProjectDetail;
  onClose: () => void;
}

interface Account {
  userId: number;
  email: string;
  family: MyFamily;
}

/** Sign-up for a project: who, which weeks, contacts and consent; then what became of it. */
export default function SignUpDialog({ project, onClose }: SignUpDialogProps) {
  const { t, local } = useI18n();
  const isPhone = useIsPhone();
  const unanswered = useUnanswered(project.id);
  const { isSignedIn, user, error, reload } = useUser(loadUntilThere(unanswered));
  const family = useQuery({
    ...familyForSignUp,
    enabled: Boolean(user?.people),
    ...loadUntilThere(unanswered),
  });

  // A logout removes loaded data. The form keeps what it had until somebody has logged in again.
  const [account, setAccount] = useState<Account | null>(null);
  if (user && family.data && (account?.family !== family.data || account.userId !== user.id)) {
    setAccount({ userId: user.id, email: user.email, family: family.data });
  }

  const [isAnswered, setIsAnswered] = useState(false);
  const setAnswered = useCallback(() => setIsAnswered(true), []);

  // Whoever has logged in meanwhile must not see what somebody else typed or sent.
  const login = userIdOf(useSession()?.token ?? '');
  const isOwnAccount = account !== null && (login === null || login === account.userId);
  const isWithoutPerson = user && (!user.people || hasCode(family.error, 'no_person'));
  const failure = error ?? family.error;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby="sign-up-title"
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: { xs: 1, sm: 1.5 },
          py: { xs: 0.75, sm: 1.5 },
        }}
      >
        <DialogTitle
          id="sign-up-title"
          sx={{
            flex: '1 1 auto',
            minWidth: 0,
            p: 0,
            pl: { xs: 1, sm: 1.5 },
            fontSize: { xs: '1rem', sm: '1.3rem' },
          }}
        >
          {/* On a phone the form needs the height. The heading of the page behind has the whole name. */}
          <Box
            component="span"
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: { xs: '2', sm: 'none' },
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
            }}
          >
            {t('signup.title', { name: local(project, 'name') })}
          </Box>
        </DialogTitle>
        <LanguageSwitch isBusy />
        <IconButton aria-label={t('action.close')} onClick={onClose} sx={{ ml: 'auto' }}>
          <Close />
        </IconButton>
      </Box>
      {isWithoutPerson ? (
        <DialogContent>
          <Alert severity="info">{t('signup.admin_notice')}</Alert>
        </DialogContent>
      ) : account && isOwnAccount ? (
        <SignUp
          key={account.userId}
          project={project}
          family={account.family}
          userId={account.userId}
          onAnswered={setAnswered}
          onClose={onClose}
        />
      ) : failure ? (
        <DialogContent>
          {unanswered && <UnansweredOutage sent={unanswered} />}
          <ErrorNotice
            error={failure}
            onRetry={() => {
              void reload();
              void family.refetch();
            }}
          />
        </DialogContent>
      ) : (
        <DialogContent aria-busy="true">
          <Skeleton height={48} width="60%" />
          <Skeleton variant="rounded" height={220} sx={{ my: 2 }} />
          <Skeleton variant="rounded" height={140} />
        </DialogContent>
      )}
      {!isSignedIn && !isAnswered && <SignInAgainDialog email={account?.email ?? ''} onClose={onClose} />}
    </Dialog>
  );
}
