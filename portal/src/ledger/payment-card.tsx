import type { PaymentInfo } from '@feria/shared/contracts/payment';
import { romeToday } from '@feria/shared/rules/dates';
import { inGroupsOfFour } from '@feria/shared/rules/iban';
import { isOverdue } from '@feria/shared/rules/overdue';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDate, formatEuros } from '../i18n/format';
import { useNotify } from '../components/toasts';
import { useT } from '../i18n';
import { Skeleton } from '../components/skeleton';
import { projectText } from './project-text';
import { lazyDialog } from '../components/lazy-dialog';

/** Loaded with its library when the first code is shown. */
const QrCode = lazyDialog(() => import('../components/qr-code'), {
  fallback: <Skeleton variant="rounded" width={200} height={200} />,
  isQuiet: true,
});

interface RowProps {
  label: string;
  shown: string;
  copied: string;
  /** A further word to what is shown. */
  note?: string | null;
  /** Name of the project: there may be a card, with the same buttons, for each. */
  project: string;
}

/** A line of a bank's form, with a button that copies what belongs there. */
function Row({ label, shown, copied, note, project }: RowProps) {
  const t = useT();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => notify('success', t('payment.copied', { label })),
      () => notify('error', t('payment.copy_failed')),
    );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1,
        alignItems: 'center',
        '& dd': { m: 0 },
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ gridRow: 2, fontWeight: 700, overflowWrap: 'anywhere' }}>
        {shown}
      </Typography>
      {note && (
        <Typography component="dd" variant="body2" color="textSecondary" sx={{ gridRow: 3 }}>
          {note}
        </Typography>
      )}
      <Box component="dd" sx={{ gridRow: '1 / span 2', gridColumn: 2 }}>
        <IconButton aria-label={`${t('payment.copy', { label })}: ${project}`} onClick={() => void copy()}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

/** What of the amount is for which project, and until when. */
function ProjectRows({ projects }: { projects: NonNullable<PaymentInfo['projects']> }) {
  const t = useT();
  return (
    <Box sx={{ '& dd': { m: 0 } }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {t('payment.projects')}
      </Typography>
      {projects.map((project) => (
        <Typography component="dd" key={project.id}>
          {projectText(project, t)}
        </Typography>
      ))}
    </Box>
  );
}

/** The last day to pay some of it. Whether it is over is said in words, not by a colour alone. */
function DueRow({ dueOn }: { dueOn: string }) {
  const t = useT();
  const date = formatDate(dueOn);
  const isLate = isOverdue(dueOn, romeToday());
  return (
    <Box sx={{ '& dd': { m: 0 } }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {t('payment.due')}
      </Typography>
      <Typography component="dd" sx={{ fontWeight: 700, ...(isLate && { color: 'error.main' }) }}>
        {isLate ? t('payment.overdue', { date }) : date}
      </Typography>
    </Box>
  );
}

/**
 * How to pay what is open for a project, or for several of one account: what a bank's form asks for, and the code that fills it in.
 * @param heading the level of its title: one below the heading around the card
 */
export function PaymentCard({ payment, heading = 'h3' }: { payment: PaymentInfo; heading?: 'h3' | 'h4' }) {
  const t = useT();
  const id = useId();
  const { amount, fees, due_on, bank_name, bank_iban, reference } = payment;
  // As the form of a bank in Italy takes it.
  const euros = amount.toFixed(2).replace('.', ',');
  return (
    <Box component="article" aria-labelledby={id}>
      <Typography variant="h3" component={heading} id={id} sx={{ mb: 1 }}>
        {payment.course_name}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        }}
      >
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          <Row
            label={t('payment.amount')}
            shown={formatEuros(amount)}
            copied={euros}
            note={fees > 0 ? t('payment.fees', { fees: formatEuros(fees) }) : null}
            project={payment.course_name}
          />
          {payment.projects && <ProjectRows projects={payment.projects} />}
          {due_on && <DueRow dueOn={due_on} />}
          <Row
            label={t('payment.beneficiary')}
            shown={bank_name}
            copied={bank_name}
            project={payment.course_name}
          />
          <Row
            label={t('payment.iban')}
            shown={inGroupsOfFour(bank_iban)}
            copied={bank_iban}
            project={payment.course_name}
          />
          <Row
            label={t('payment.reference')}
            shown={inGroupsOfFour(reference)}
            copied={reference}
            project={payment.course_name}
          />
        </Box>
        <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1, justifyItems: 'center', maxWidth: 220 }}>
          <QrCode
            text={payment.epc}
            label={t('payment.qr', { name: payment.course_name, amount: formatEuros(amount) })}
          />
          <Typography component="figcaption" variant="body2" color="textSecondary" align="center">
            {t('payment.scan')}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
