import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { romeToday } from '@feria/shared/rules/dates';
import { toEuros } from '@feria/shared/rules/money';
import { isOverdue } from '@feria/shared/rules/overdue';
import { dueAmount, paymentOfRecord } from '@feria/shared/rules/payment';
import { PORTAL } from '@feria/shared/routes';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Edit from '@mui/icons-material/Edit';
import EventBusy from '@mui/icons-material/EventBusy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatPeriod, formatEuros } from '../i18n/format';
import { useAddressDialog } from '../components/address-dialog';
import { ContactText, useContact } from '../components/contact';
import { useI18n, type TextKey } from '../i18n';
import { Avatar } from '../components/avatar';
import { termsTexts } from '../catalogue/cancellation-texts';
import { lazyDialog } from '../components/lazy-dialog';
import { Tag } from '../components/tag';
import { useDayTypeLabel } from '../catalogue/day-type-label';
import { StandingTag } from './standing-tag';
import { CalendarButton } from '../families/calendar-button';
import { ABSENCE_DIALOG } from '../families/on-site-dialogs';
import { DrawPosition } from './draw-position';
import { leavingOf } from './waiting';
import { CARD } from '../components/section';
import { OwnText } from '../components/own-text';

const EditRegistrationDialog = lazyDialog(() => import('./edit-registration-dialog'));
const DeleteRegistrationDialog = lazyDialog(() => import('./delete-registration-dialog'));

/** A registration or a place on a waiting list, with what a parent may do with it. */
export function RegistrationItem({ registration }: { registration: FamilyRegistration }) {
  const { t, local } = useI18n();
  const labelOf = useDayTypeLabel();
  const { office } = useContact();
  const edit = useAddressDialog('registrationEditId');
  const absence = useAddressDialog(ABSENCE_DIALOG);
  const [isDeleting, setIsDeleting] = useState(false);
  const { people, course, courseWeek, day_type, price, discount } = registration;
  const child = `${people.first_name} ${people.last_name}`;
  const week = `${local(courseWeek, 'name')}, ${formatPeriod(courseWeek.from, courseWeek.to)}`;
  const names = { child, week: `${local(course, 'name')}, ${week}` };
  const today = romeToday();
  const isOver = courseWeek.to < today;
  // Nobody moves up once the week has started.
  const isForCalendar = !isOver && !(registration.is_waiting && courseWeek.from <= today);
  const mayMiss = !isOver && !registration.is_waiting;
  const mayDo = mayMiss || registration.editable || registration.deletable || isForCalendar;
  const leave = leavingOf(registration);
  const refusal = isOver ? null : refusalText(registration);
  return (
    <Box
      component="li"
      sx={{
        ...CARD,
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
        columnGap: { xs: 1.5, sm: 2 },
        rowGap: 1,
        alignItems: 'start',
      }}
    >
      <Avatar name={people.first_name} seed={people.id} />
      <div>
        <Typography variant="body2" color="textSecondary">
          {child}
        </Typography>
        <Typography variant="subtitle1" component="h3">
          {course.active ? (
            <MuiLink component={Link} to={PORTAL.project(course.id)} underline="hover" color="inherit">
              <OwnText>{local(course, 'name')}</OwnText>
            </MuiLink>
          ) : (
            <OwnText>{local(course, 'name')}</OwnText>
          )}
        </Typography>
        <Typography variant="body2">
          <OwnText>{week}</OwnText>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
          <Tag tone="quiet">
            {labelOf(course, day_type)} · {formatEuros(price)}
          </Tag>
          {discount > 0 && <Tag tone="info">{t('family.discount', { discount: formatEuros(discount) })}</Tag>}
          <RegistrationStatus registration={registration} />
        </Box>
      </div>
      {mayDo && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'end',
            gap: 1,
            gridColumn: { xs: '1 / -1', md: 'auto' },
            justifySelf: 'end',
          }}
        >
          {isForCalendar && <CalendarButton registration={registration} names={names} />}
          {mayMiss && (
            <Button
              size="small"
              startIcon={<EventBusy />}
              aria-label={t('on_site.absence_tell_of', { child: `${child}, ${names.week}` })}
              onClick={() => absence.open(`${people.id}-${registration.id}`)}
            >
              {t('on_site.absence_tell')}
            </Button>
          )}
          {registration.editable && (
            <Button
              size="small"
              startIcon={<Edit />}
              aria-label={t('family.edit_of', names)}
              onClick={() => edit.open(String(registration.id))}
            >
              {t('action.edit')}
            </Button>
          )}
          {registration.deletable && (
            <Button
              size="small"
              color="error"
              startIcon={<DeleteOutline />}
              aria-label={t(leave ? `family.${leave}_of` : 'family.delete_of', names)}
              onClick={() => setIsDeleting(true)}
            >
              {t(leave ? `family.${leave}` : 'family.delete')}
            </Button>
          )}
        </Box>
      )}
      <DrawPosition registration={registration} />
      {registration.cancellation && (
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '2 / -1' }}>
          {termsTexts(registration.cancellation, t)[0]}
        </Typography>
      )}
      {refusal && (
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '2 / -1' }}>
          <ContactText text={t(refusal, { office })} />
        </Typography>
      )}
      {edit.value === String(registration.id) && registration.editable && (
        <EditRegistrationDialog registration={registration} onClose={edit.close} />
      )}
      {isDeleting && (
        <DeleteRegistrationDialog registration={registration} onClose={() => setIsDeleting(false)} />
      )}
    </Box>
  );
}

/** What to say of that which cannot be done: why it cannot be removed, or that nothing can be changed at all. */
function refusalText({ editable, delete_refusal }: FamilyRegistration): TextKey | null {
  if (delete_refusal === 'payment') return 'family.not_deletable_payment';
  if (delete_refusal === 'others_fee') return 'family.not_deletable_others_fee';
  if (delete_refusal === 'late') return 'family.not_deletable_late';
  return delete_refusal === 'closed' && !editable ? 'family.not_editable' : null;
}

/** Place on the waiting list, or how much is paid. */
function RegistrationStatus({ registration }: { registration: FamilyRegistration }) {
  const { t } = useI18n();
  const { is_waiting, payed, payed_amount, due_on } = registration;
  if (is_waiting) return <StandingTag registration={registration} />;
  if (payed) return <Tag tone="good">{t('family.paid')}</Tag>;
  const amounts = {
    paid: formatEuros(payed_amount),
    price: formatEuros(toEuros(dueAmount(paymentOfRecord(registration)))),
  };
  return (
    <>
      <Tag tone="few">{payed_amount > 0 ? t('family.paid_partly', amounts) : t('family.unpaid')}</Tag>
      {due_on && <DueTag dueOn={due_on} />}
    </>
  );
}

/** Until when it is to be paid; that it is overdue is said in words. */
function DueTag({ dueOn }: { dueOn: string }) {
  const { t } = useI18n();
  const isLate = isOverdue(dueOn, romeToday());
  return (
    <Tag tone={isLate ? 'bad' : 'quiet'}>
      {t(isLate ? 'family.overdue' : 'family.due_on', { date: formatDate(dueOn) })}
    </Tag>
  );
}
