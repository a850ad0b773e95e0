import type { UserData } from '@feria/shared/contracts/account';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatInstant } from '../i18n/format';
import { useT } from '../i18n';
import { SendConfirmationAgain } from './send-confirmation-again';

/** Whether one may not book any more before the address is confirmed. */
function isConfirmationOverdue({ email_confirm_until }: UserData): boolean {
  return email_confirm_until !== null && Date.parse(email_confirm_until) <= Date.now();
}

interface EmailNoticeProps {
  user: UserData;
  /** Stands among other cards, not across the page. */
  isCard?: boolean;
}

/** Says that the e-mail address is to be confirmed, and until when one may book without. */
export default function EmailNotice({ user, isCard = false }: EmailNoticeProps) {
  const t = useT();
  const isOverdue = isConfirmationOverdue(user);
  const until = formatInstant(user.email_confirm_until);
  return (
    <Alert
      severity={isOverdue ? 'warning' : 'info'}
      role="region"
      aria-label={t('email.title')}
      sx={{
        borderRadius: isCard ? 5 : 0,
        justifyContent: isCard ? 'start' : 'center',
        '& .MuiAlert-message': { minWidth: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {t(isOverdue ? 'email.overdue' : 'email.pending', { email: user.email, until })}
          {user.mails_held && ` ${t('email.held')}`}
        </Box>
        <SendConfirmationAgain />
      </Box>
    </Alert>
  );
}
