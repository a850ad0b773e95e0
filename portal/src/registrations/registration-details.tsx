import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { romeToday } from '@feria/shared/rules/dates';
import { toEuros } from '@feria/shared/rules/money';
import { dueAmount, paymentOfRecord } from '@feria/shared/rules/payment';
import { answerText, askedQuestions, valueOf } from '@feria/shared/rules/questions';
import { PORTAL } from '@feria/shared/routes';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Edit from '@mui/icons-material/Edit';
import EventBusy from '@mui/icons-material/EventBusy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatEuros, formatInstant, formatPeriod } from '../i18n/format';
import { useAddressDialog } from '../components/address-dialog';
import { ContactText, useContact } from '../components/contact';
import { useI18n, type TextKey } from '../i18n';
import { termsTexts } from '../catalogue/cancellation-texts';
import { OwnText } from '../components/own-text';
import { Tag } from '../components/tag';
import { useDayTypeLabel } from '../catalogue/day-type-label';
import { CalendarButton } from '../families/calendar-button';
import { ABSENCE_DIALOG } from '../families/on-site-dialogs';
import { DrawPosition } from './draw-position';
import { leavingOf } from './waiting';

interface RegistrationDetailsProps {
  registration: FamilyRegistration;
  onEdit: () => void;
  onDelete: () => void;
}

/** What a registration unfolds to: its price, what has to be said of it, and what can be done. */
export function RegistrationDetails({ registration, ...actions }: RegistrationDetailsProps) {
  const { t } = useI18n();
  const { office } = useContact();
  const isOver = registration.courseWeek.to < romeToday();
  const refusal = isOver ? null : refusalText(registration);
  return (
    <Box sx={{ display: 'grid', gap: 1, px: { xs: 2, sm: 2.5 }, pb: 2 }}>
      <Facts registration={registration} />
      <Answers registration={registration} />
      <DrawPosition registration={registration} />
      {registration.cancellation && (
        <Typography variant="body2" color="textSecondary">
          {termsTexts(registration.cancellation, t)[0]}
        </Typography>
      )}
      {refusal && (
        <Typography variant="body2" color="textSecondary">
          <ContactText text={t(refusal, { office })} />
        </Typography>
      )}
      {registration.offer_expires_at ? <OfferLink /> : <Actions registration={registration} {...actions} />}
    </Box>
  );
}

/** Child, day type, price, and the way to the project. */
function Facts({ registration }: { registration: FamilyRegistration }) {
  const { t } = useI18n();
  const labelOf = useDayTypeLabel();
  const { people, course, day_type, price, discount, payed, payed_amount, is_waiting, booker, created_at } =
    registration;
  const isPaidPartly = !is_waiting && !payed && payed_amount > 0;
  return (
    <>
      <Typography variant="body2">
        {people.first_name} {people.last_name}
        {course.active && (
          <>
            {' · '}
            <MuiLink component={Link} to={PORTAL.project(course.id)}>
              {t('family.to_project')}
            </MuiLink>
          </>
        )}
      </Typography>
      {booker && (
        <Typography variant="body2" color="textSecondary">
          {t('family.booked_by', { name: booker, at: formatInstant(created_at) })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <Tag tone="quiet">
          {labelOf(course, day_type)} · {formatEuros(price)}
        </Tag>
        {discount > 0 && <Tag tone="info">{t('family.discount', { discount: formatEuros(discount) })}</Tag>}
        {isPaidPartly && (
          <Tag tone="few">
            {t('family.paid_partly', {
              paid: formatEuros(payed_amount),
              price: formatEuros(toEuros(dueAmount(paymentOfRecord(registration)))),
            })}
          </Tag>
        )}
      </Box>
    </>
  );
}

/** What the parent has answered to what is asked for the day type; nothing about health, which stands in the form alone. */
function Answers({ registration: { course, day_type, answers } }: { registration: FamilyRegistration }) {
  const { t, local, contentLanguage } = useI18n();
  const yesNo = { yes: t('changed.yes'), no: t('changed.no') };
  const shown = askedQuestions(course.questions, [day_type]).flatMap((question) => {
    const text = question.health
      ? ''
      : answerText(question, valueOf(answers, question.id), contentLanguage, yesNo);
    return text ? [{ question, text }] : [];
  });
  if (!shown.length) return null;
  return (
    <Box component="dl" sx={{ m: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {shown.map(({ question, text }) => (
        <Box key={question.id}>
          <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
            <OwnText>{local(question, 'label')}</OwnText>:{' '}
          </Box>
          <Box component="dd" sx={{ display: 'inline', m: 0 }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** An offer is answered where it stands among what is to do. */
function OfferLink() {
  const { t } = useI18n();
  return (
    <Button
      component={Link}
      to={`${PORTAL.myFamily}?tab=tasks`}
      variant="outlined"
      sx={{ justifySelf: 'end' }}
    >
      {t('family.offer_answer')}
    </Button>
  );
}

function Actions({ registration, onEdit, onDelete }: RegistrationDetailsProps) {
  const { t, local } = useI18n();
  const absence = useAddressDialog(ABSENCE_DIALOG);
  const { id, people, course, courseWeek, is_waiting, editable, deletable } = registration;
  const child = `${people.first_name} ${people.last_name}`;
  const week = `${local(course, 'name')}, ${local(courseWeek, 'name')}, ${formatPeriod(courseWeek.from, courseWeek.to)}`;
  const names = { child, week };
  const today = romeToday();
  const isOver = courseWeek.to < today;
  // Nobody moves up once the week has started.
  const isForCalendar = !isOver && !(is_waiting && courseWeek.from <= today);
  const mayMiss = !isOver && !is_waiting;
  const leave = leavingOf(registration);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'end',
        gap: 1,
        '&:empty': { display: 'none' },
      }}
    >
      {isForCalendar && <CalendarButton registration={registration} names={names} />}
      {mayMiss && (
        <Button
          size="small"
          startIcon={<EventBusy />}
          aria-label={t('on_site.absence_tell_of', { child: `${child}, ${week}` })}
          onClick={() => absence.open(`${people.id}-${id}`)}
        >
          {t('on_site.absence_tell')}
        </Button>
      )}
      {editable && (
        <Button size="small" startIcon={<Edit />} aria-label={t('family.edit_of', names)} onClick={onEdit}>
          {t('action.edit')}
        </Button>
      )}
      {deletable && (
        <Button
          size="small"
          color="error"
          startIcon={<DeleteOutline />}
          aria-label={t(leave ? `family.${leave}_of` : 'family.delete_of', names)}
          onClick={onDelete}
        >
          {t(leave ? `family.${leave}` : 'family.delete')}
        </Button>
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
