import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { romeToday } from '@feria/shared/rules/dates';
import { toEuros } from '@feria/shared/rules/money';
import { isOverdue } from '@feria/shared/rules/overdue';
import { openAmount, paymentOfRecord } from '@feria/shared/rules/payment';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate, formatPeriod, formatEuros } from '../i18n/format';
import { useAddressDialog } from '../components/address-dialog';
import { useI18n } from '../i18n';
import { lazyDialog } from '../components/lazy-dialog';
import { Tag } from '../components/tag';
import { StandingTag } from './standing-tag';
import { OwnText } from '../components/own-text';
import { RegistrationDetails } from './registration-details';

const EditRegistrationDialog = lazyDialog(() => import('./edit-registration-dialog'));
const DeleteRegistrationDialog = lazyDialog(() => import('./delete-registration-dialog'));

interface RegistrationItemProps {
  registration: FamilyRegistration;
  /** Says of which child it is where no heading does. */
  hasName?: boolean;
}

/** A registration or a place on a waiting list: a line with its state, which unfolds to what a parent may do with it. */
export function RegistrationItem({ registration, hasName = false }: RegistrationItemProps) {
  const { local } = useI18n();
  const edit = useAddressDialog('registrationEditId');
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, people, course, courseWeek } = registration;
  const week = `${local(courseWeek, 'name')}, ${formatPeriod(courseWeek.from, courseWeek.to)}`;
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box component="details" sx={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
        <Box component="summary" sx={SUMMARY}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            {hasName && (
              <Typography variant="body2" color="textSecondary">
                {people.first_name}
              </Typography>
            )}
            <Typography variant="subtitle1" component="h4" sx={{ lineHeight: 1.3 }}>
              <OwnText>{local(course, 'name')}</OwnText>
            </Typography>
            <Typography variant="body2">
              <OwnText>{week}</OwnText>
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            <RegistrationStatus registration={registration} />
          </Box>
          <ExpandMore sx={{ position: 'absolute', right: 12, top: 14, color: 'text.secondary' }} />
        </Box>
        <RegistrationDetails
          registration={registration}
          onEdit={() => edit.open(String(id))}
          onDelete={() => setIsDeleting(true)}
        />
      </Box>
      {edit.value === String(id) && registration.editable && (
        <EditRegistrationDialog registration={registration} onClose={edit.close} />
      )}
      {isDeleting && (
        <DeleteRegistrationDialog registration={registration} onClose={() => setIsDeleting(false)} />
      )}
    </Box>
  );
}

const SUMMARY = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  minHeight: 44,
  p: 1.5,
  pl: { xs: 2, sm: 2.5 },
  pr: 5,
  cursor: 'pointer',
  borderRadius: 4,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
} as const;

/** Place on the waiting list, or what is open and who pays it. */
function RegistrationStatus({ registration }: { registration: FamilyRegistration }) {
  const { t } = useI18n();
  const { is_waiting, payed, payer } = registration;
  if (is_waiting) return <StandingTag registration={registration} />;
  if (payed) return <Tag tone="good">{t('family.paid')}</Tag>;
  return (
    <>
      <OpenTag registration={registration} />
      {payer && <Tag tone="info">{t('family.pays', { name: payer })}</Tag>}
    </>
  );
}

/** How much is open, and until when; that it is overdue is said in words. */
function OpenTag({ registration }: { registration: FamilyRegistration }) {
  const { t } = useI18n();
  const { due_on } = registration;
  const amount = formatEuros(toEuros(openAmount(paymentOfRecord(registration))));
  if (!due_on) return <Tag tone="few">{t('family.open', { amount })}</Tag>;
  const isLate = isOverdue(due_on, romeToday());
  return (
    <Tag tone={isLate ? 'bad' : 'few'}>
      {t(isLate ? 'family.open_late' : 'family.open_until', { amount, date: formatDate(due_on) })}
    </Tag>
  );
}
