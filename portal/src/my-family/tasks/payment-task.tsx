import type { PaymentInfo } from '@feria/shared/contracts/payment';
import { romeToday } from '@feria/shared/rules/dates';
import { isOverdue } from '@feria/shared/rules/overdue';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useT, type Translate } from '../../i18n';
import { formatDate, formatEuros } from '../../i18n/format';
import { projectText } from '../../ledger/project-text';
import { LaterPaymentCard } from '../../ledger/later-payment-card';
import { TaskCard } from './task-card';

/** An amount to pay until a day; its button shows how to pay, in place. */
export function PaymentTask({ payment }: { payment: PaymentInfo }) {
  const t = useT();
  const id = useId();
  const [isShown, setShown] = useState(false);
  // Nobody can press the button on paper.
  const isPrinted = useMediaQuery('print');
  return (
    <TaskCard
      title={titleOf(payment, t)}
      text={partsOf(payment, t)}
      action={t('payment.pay')}
      actionOf={t('payment.pay_of', { project: payment.course_name })}
      onAction={() => setShown(!isShown)}
      unfolds={{ isShown, id }}
    >
      <Box
        id={id}
        sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', '&:empty': { display: 'none' } }}
      >
        {(isShown || isPrinted) && (
          <>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {t('payment.help')}
            </Typography>
            <LaterPaymentCard payment={payment} heading="h4" />
          </>
        )}
      </Box>
    </TaskCard>
  );
}

function titleOf({ amount, due_on, projects = [] }: PaymentInfo, t: Translate): string {
  const euros = formatEuros(amount);
  if (due_on === null) return t('family.task_pay', { amount: euros });
  const words = { amount: euros, date: formatDate(due_on) };
  if (isOverdue(due_on, romeToday())) return t('family.task_pay_late', words);
  // The day is that of what is due first.
  const isPart = projects.some((project) => project.due_on !== due_on);
  return t(isPart ? 'family.task_pay_part' : 'family.task_pay_until', words);
}

/** The project, or each of several with its amount and its own day. */
function partsOf({ course_name, projects }: PaymentInfo, t: Translate): string {
  if (!projects) return course_name;
  return projects.map((project) => projectText(project, t)).join('; ');
}
