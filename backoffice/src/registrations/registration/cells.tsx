import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import HourglassTop from '@mui/icons-material/HourglassTop';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Link from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import {
  costOf,
  creditAmount,
  formatEuros,
  formatPeriod,
  parentNames,
  paymentOfRecord,
  paymentState,
  type RegistrationFamily,
  type RegistrationRecord,
  toEuros,
} from '@feria/shared';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { answersInWords } from '../../resource-kit/questions/question-values';
import { useYesNo } from '../../resource-kit/questions/words';
import { waitingKind } from '@feria/shared/rules/waiting-kind';
import { placeWords } from '../../families/person/place-words';
import { dayTypeLabel } from '../../catalogue/course/day-type-label';

interface CellProps {
  registration: RegistrationRecord;
}

/** The week and its dates. */
export function WeekCell({ registration: { courseWeek } }: CellProps) {
  const language = useLanguage();
  return (
    <>
      {nameOf(courseWeek, language)}
      <br />
      <small style={{ whiteSpace: 'nowrap' }}>{formatPeriod(courseWeek.from, courseWeek.to)}</small>
    </>
  );
}

/** The dates of the week, which is named on hover; behind an icon what was answered to the questions of the project. */
export function PeriodCell({ registration }: CellProps) {
  const language = useLanguage();
  const { course, courseWeek, answers } = registration;
  const given = answersInWords(course.questions, answers, language, useYesNo());
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }} title={nameOf(courseWeek, language)}>
      <Box sx={{ minWidth: 80 }}>{formatPeriod(courseWeek.from, courseWeek.to)}</Box>
      {given.length > 0 && (
        <InfoIcon
          label={given.map(({ label, text }) => `${label}: ${text}`).join('\n')}
          color="secondary"
          icon={<InfoOutlined fontSize="inherit" />}
        />
      )}
    </Box>
  );
}

/** The parents of the child, each on a line; who pays stands first. */
export function ParentsCell({ parents }: Pick<RegistrationFamily, 'parents'>) {
  return parents.map((parent) => (
    <Box key={parent.id} sx={{ whiteSpace: 'nowrap' }}>
      {parentNames([parent])}
    </Box>
  ));
}

/** Full or half day, in the course's own words when it has some. */
export function DayTypeCell({ registration: { course, day_type } }: CellProps) {
  const language = useLanguage();
  return dayTypeLabel(course, day_type, language);
}

/**
 * An icon for registrations on the waiting list, and one more where they wait together with others. What waits for something else than its
 * turn says so in words: an offer, a wish.
 */
export function WaitingCell({ registration }: CellProps) {
  const text = useText();
  const { held_back = false, priority = null, offer_expires_at = null } = registration;
  const isQueued = waitingKind({ held_back, priority, offer_expires_at }) === 'queue';
  const words = placeWords(registration, text);
  return registration.is_waiting ? (
    <>
      <HourglassTop
        fontSize="small"
        color={offer_expires_at ? 'warning' : 'primary'}
        titleAccess={isQueued ? words : undefined}
      />
      {!isQueued && <small style={{ display: 'block' }}>{words}</small>}
      {registration.together_id !== undefined && (
        <Link fontSize="small" color="primary" titleAccess={text('registrations.group.tag')} />
      )}
    </>
  ) : null;
}

/** A tag of a registration that waits together with others; nothing of one that waits alone. */
export function TogetherTag({ registration: { together_id } }: CellProps) {
  const text = useText();
  if (together_id === undefined) return null;
  return <Chip size="small" icon={<Link />} label={text('registrations.group.tag')} sx={{ ml: 1 }} />;
}

/** Consent to photos: yes, no, or a dash where nobody asked. */
export function PhotoPrivacyCell({ registration: { photo_privacy } }: CellProps) {
  const translate = useTranslate();
  return photo_privacy === null ? '–' : translate(`ra.boolean.${photo_privacy}`);
}

/** The fields of a registration that the cell needs. */
type Payable = Pick<RegistrationRecord, 'is_waiting' | 'payed_amount' | 'price' | 'discount'>;

/**
 * Paid in full, in part or not at all; the tooltip says how much of how much. Whoever waits owes nothing and has a dash.
 * What was paid above the price stands beside it.
 */
export function PaidCell({ registration }: { registration: Payable }) {
  const text = useText();
  const payment = paymentOfRecord(registration);
  const state = paymentState(payment);
  const credit = formatEuros(toEuros(creditAmount(payment)));
  const hasCredit = creditAmount(payment) > 0;
  const amounts = [
    ...(state === 'waiting'
      ? [text('registrations.paid.waiting')]
      : [
          text('registrations.paid.amount', {
            amount: payment.payed_amount === 0 ? '0 €' : formatEuros(registration.payed_amount),
            price: formatEuros(toEuros(costOf(payment))),
          }),
        ]),
    ...(hasCredit ? [text('registrations.paid.credit', { credit })] : []),
  ].join(', ');
  const label = state === 'waiting' ? amounts : `${text(`registrations.paid.${state}`)}, ${amounts}`;
  return (
    <Tooltip title={amounts} describeChild>
      <span role="img" aria-label={label}>
        {state === 'full' && <CheckCircle fontSize="small" color="success" />}
        {state === 'partial' && <ErrorIcon fontSize="small" color="error" />}
        {state === 'none' && <Cancel fontSize="small" color="error" />}
        {state === 'waiting' && '–'}
        {hasCredit && (
          <Box component="small" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
            {`+${credit}`}
          </Box>
        )}
      </span>
    </Tooltip>
  );
}

/** A text behind an icon: on hover, on focus, and on a tablet at a touch. */
export function InfoIcon({
  label,
  color,
  icon,
}: {
  label: string;
  color: 'error' | 'secondary';
  icon: ReactNode;
}) {
  return (
    <Tooltip
      title={<span style={{ whiteSpace: 'pre-line' }}>{label}</span>}
      enterTouchDelay={0}
      leaveTouchDelay={6_000}
    >
      <IconButton size="small" aria-label={label} color={color} onClick={(event) => event.stopPropagation()}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
