import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import type { MyFamily } from '@feria/shared/contracts/family';
import type { SignUpResult } from '@feria/shared/contracts/registration';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { Skeleton } from '../../ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../api/errors';
import { useI18n } from '../../i18n';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { useIsPhone } from '../../ui/form/FormDialog';
import { useUser } from '../account/use-user';
import { familyQuery } from '../family/queries';
import { ResultView } from './ResultView';
import { SignInAgainDialog } from './SignInAgainDialog';
import { SignUpForm } from './SignUpForm';

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
  const { isSignedIn, user, error, reload } = useUser();
  const family = useQuery({ ...familyQuery, enabled: Boolean(user?.people) });
  const [result, setResult] = useState<SignUpResult | null>(null);

  // What is loaded goes with the login; the form goes on with what it had until somebody has logged in again.
  const [kept, setKept] = useState<Account | null>(null);
  if (user && family.data && (kept?.family !== family.data || kept.userId !== user.id)) {
    setKept({ userId: user.id, email: user.email, family: family.data });
  }

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
      <DialogTitle id="sign-up-title" sx={{ pr: 8 }}>
        {t('signup.title', { name: local(project, 'name') })}
      </DialogTitle>
      <IconButton
        aria-label={t('action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <Close />
      </IconButton>
      {isWithoutPerson ? (
        <DialogContent>
          <Alert severity="info">{t('signup.admin_notice')}</Alert>
        </DialogContent>
      ) : result && kept ? (
        <ResultView result={result} project={project} family={kept.family} onClose={onClose} />
      ) : kept ? (
        <SignUpForm
          key={kept.userId}
          project={project}
          family={kept.family}
          userId={kept.userId}
          onDone={setResult}
        />
      ) : failure ? (
        <DialogContent>
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
      {!isSignedIn && !result && <SignInAgainDialog email={kept?.email ?? ''} onClose={onClose} />}
    </Dialog>
  );
}
