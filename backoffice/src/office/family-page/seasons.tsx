import Edit from '@mui/icons-material/Edit';
import ExpandMore from '@mui/icons-material/ExpandMore';
import HourglassTop from '@mui/icons-material/HourglassTop';
import Payments from '@mui/icons-material/Payments';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  formatDate,
  formatEuros,
  formatInstant,
  formatPeriod,
  isOverdue,
  romeDate,
  type IsoDate,
  type OfficeFamilyEnded,
  type OfficeFamilyFee,
  type OfficeFamilyRegistration,
  type OfficeFamilySeason,
  romeToday,
} from '@feria/shared';
import { lazy, Suspense, useState } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { placeWords } from '../../families/person/place-words';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';
import { PhoneLink } from '../../resource-kit/phone-link';
import { CourseLink } from '../../catalogue/course/course-link';
import { dayTypeLabel } from '../../catalogue/course/day-type-label';
import { CancelIcon } from '../../registrations/registration/cancel-icon';
import { MoveIcon, useMayMove } from '../../registrations/registration/move-actions';
import { registrations as section } from '../../registrations/registration/section';
import { useFeeWords } from '../../money/payment/fee-words';
import { WaiveFee } from '../../money/payment/waive-fee';
import { rows } from '../../families/person/rows';
import { useFamilyWords } from './words';

const BookPaymentsDialog = lazy(async () => ({
  default: (await import('../../registrations/registration/book-payments')).BookPaymentsDialog,
}));

const MoveDialog = lazy(async () => ({
  default: (await import('../../registrations/registration/move-dialog')).MoveDialog,
}));

/** The registrations by season with sums, the latest season open. Open amounts can be booked one by one or all of a season. */
export function FamilySeasons({ seasons }: { seasons: readonly OfficeFamilySeason[] }) {
  const [booking, setBooking] = useState<readonly number[] | null>(null);
  const words = useFamilyWords();
  if (seasons.length === 0) return <Typography color="textSecondary">{words('no_registrations')}</Typography>;
  return (
    <>
      {seasons.map((season, index) => (
        <Season key={season.year} season={season} isLatest={index === 0} onBook={setBooking} />
      ))}
      {booking && (
        <Suspense>
          <BookPaymentsDialog ids={booking} onClose={() => setBooking(null)} />
        </Suspense>
      )}
    </>
  );
}

interface SeasonProps {
  season: OfficeFamilySeason;
  isLatest: boolean;
  onBook: (ids: readonly number[]) => void;
}

function Season({ season, isLatest, onBook }: SeasonProps) {
  const words = useFamilyWords();
  const can = useCan();
  const { year, registrations, fees, payed_amount, open, credit } = season;
  const unpaid = registrations.filter((registration) => registration.open > 0).map(({ id }) => id);
  const mayBook = can('peopleCourseWeekRegistration.update');
  return (
    <Accordion
      defaultExpanded={isLatest}
      disableGutters
      variant="outlined"
      slotProps={{ heading: { component: 'h4' } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        id={`season-${year}`}
        aria-controls={`season-${year}-content`}
      >
        <Box component="span" sx={{ fontWeight: 700, mr: 2 }}>
          {year}
        </Box>
        <Typography component="span" color="textSecondary">
          {words(credit > 0 ? 'sums_credit' : 'sums', {
            paid: formatEuros(payed_amount),
            open: formatEuros(open),
            credit: formatEuros(credit),
          })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack component="ul" sx={rows}>
          {registrations.map((registration) => (
            <Registration
              key={registration.id}
              registration={registration}
              onBook={mayBook && registration.open > 0 ? () => onBook([registration.id]) : null}
            />
          ))}
          {fees.map((fee) => (
            <Fee key={fee.id} fee={fee} />
          ))}
          {season.ended.map((one) => (
            <Ended key={one.registration_id} ended={one} />
          ))}
        </Stack>
        {mayBook && unpaid.length > 1 && (
          <Button variant="outlined" startIcon={<Payments />} onClick={() => onBook(unpaid)} sx={{ mt: 1 }}>
            {words('book_all')}
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  );
}

function Registration(props: { registration: OfficeFamilyRegistration; onBook: (() => void) | null }) {
  const { registration, onBook } = props;
  const { people, course, courseWeek, is_waiting, day_type } = registration;
  const [moving, setMoving] = useState(false);
  const createPath = useCreatePath();
  const language = useLanguage();
  const text = useText();
  const words = useFamilyWords();
  const can = useCan();
  const mayMove = useMayMove();
  const name = `${people.first_name} ${people.last_name}`;
  const week = `${nameOf(course, language)}, ${nameOf(courseWeek, language)}`;
  return (
    <li>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <div>
            <strong>{name}</strong> · <CourseLink course={course} weekId={courseWeek.id} />
          </div>
          <Typography variant="body2" color="textSecondary">
            {[
              nameOf(courseWeek, language),
              formatPeriod(courseWeek.from, courseWeek.to),
              dayTypeLabel(course, day_type, language),
            ].join(' · ')}
          </Typography>
          <Told registration={registration} />
        </Box>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Amounts registration={registration} />
          <Typography variant="body2" color="textSecondary">
            {words('reference', { reference: registration.reference })}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ alignItems: 'center', ml: 'auto' }}>
          {is_waiting && (
            <Chip
              size="small"
              color="primary"
              icon={<HourglassTop />}
              label={placeWords(registration, text)}
            />
          )}
          {onBook && (
            <Button
              size="small"
              startIcon={<Payments />}
              onClick={onBook}
              aria-label={words('book_one', { name, week })}
            >
              {words('book')}
            </Button>
          )}
          {mayMove && <MoveIcon name={`${name}, ${week}`} onClick={() => setMoving(true)} />}
          {moving && (
            <Suspense>
              <MoveDialog id={registration.id} onClose={() => setMoving(false)} />
            </Suspense>
          )}
          {can('peopleCourseWeekRegistration.update') && (
            <IconButton
              component={LinkBase}
              to={createPath({ resource: section.route, type: 'edit', id: registration.id })}
              size="small"
              aria-label={words('edit', { name, week })}
            >
              <Edit fontSize="small" />
            </IconButton>
          )}
          <CancelIcon id={registration.id} name={`${name}, ${week}`} />
        </Stack>
      </Stack>
    </li>
  );
}

/** Whom to call while the week is not over, and what the parents wrote with the registration. */
function Told({ registration }: { registration: OfficeFamilyRegistration }) {
  const words = useFamilyWords();
  const { courseWeek, comment_user } = registration;
  const contacts = ([1, 2] as const).flatMap((one) => {
    const phone = registration[`emergency_contact${one}_phone`];
    return phone ? [{ phone, name: registration[`emergency_contact${one}_name`] }] : [];
  });
  const isOver = courseWeek.to < romeToday();
  return (
    <>
      {!isOver && contacts.length > 0 && (
        <Typography variant="body2">
          {`${words('emergency')}: `}
          {contacts.map(({ phone, name }, index) => (
            <span key={phone}>
              {index > 0 && ' · '}
              {name && `${name} `}
              <PhoneLink phone={phone} />
            </span>
          ))}
        </Typography>
      )}
      {comment_user && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {words('comment', { comment: comment_user })}
        </Typography>
      )}
    </>
  );
}

/** What is owed, or was paid, for a place that was given back. It is paid under *payments*, as any debt. */
function Fee({ fee }: { fee: OfficeFamilyFee }) {
  const { people, course, courseWeek, amount, payed_amount, open, due_on, reference, created_at } = fee;
  const language = useLanguage();
  const words = useFamilyWords();
  const feeWords = useFeeWords();
  return (
    <li>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <div>
            <strong>{`${people.first_name} ${people.last_name}`}</strong> · {nameOf(course, language)}
          </div>
          <Typography variant="body2" color="textSecondary">
            {[
              nameOf(courseWeek, language),
              formatPeriod(courseWeek.from, courseWeek.to),
              feeWords('given_back', { date: formatDate(romeDate(new Date(created_at))) }),
            ].join(' · ')}
          </Typography>
        </Box>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          {feeWords('amount', { amount: formatEuros(amount) })}
          {payed_amount > 0 && ` · ${words('paid', { paid: formatEuros(payed_amount) })}`}
          <Open open={open} dueOn={due_on} />
          <Typography variant="body2" color="textSecondary">
            {words('reference', { reference })}
          </Typography>
        </Box>
        <WaiveFee fee={fee} />
      </Stack>
    </li>
  );
}

/** A registration that ended without a fee, or an offer that was declined: who did it and when, and what became credit. */
function Ended({ ended }: { ended: OfficeFamilyEnded }) {
  const { people, course, courseWeek, at, by, declined, credit } = ended;
  const what = declined ? 'declined' : by ? (`ended_by_${by}` as const) : 'ended';
  const language = useLanguage();
  const words = useFamilyWords();
  return (
    <li>
      <Typography component="div" color="textSecondary">
        <strong>{`${people.first_name} ${people.last_name}`}</strong> ·{' '}
        <CourseLink course={course} weekId={courseWeek.id} />
        <Typography variant="body2">
          {[
            nameOf(courseWeek, language),
            formatPeriod(courseWeek.from, courseWeek.to),
            words(what, { at: formatInstant(at) }),
            ...(credit > 0 ? [words('ended_credit', { credit: formatEuros(credit) })] : []),
          ].join(' · ')}
        </Typography>
      </Typography>
    </li>
  );
}

/** What is open, and until when it is to be paid. */
function Open({ open, dueOn }: { open: number; dueOn: IsoDate | null }) {
  const words = useFamilyWords();
  const due = isOverdue(dueOn, romeToday()) ? 'overdue' : 'due';
  return (
    open > 0 && (
      <Box component="strong" sx={{ color: 'error.main' }}>
        {` · ${words('open', { open: formatEuros(open) })}`}
        {dueOn && ` (${words(due, { date: formatDate(dueOn) })})`}
      </Box>
    )
  );
}

/** Price, what is paid and what is open. */
function Amounts({ registration }: { registration: OfficeFamilyRegistration }) {
  const words = useFamilyWords();
  const { price, discount, payed_amount, payed_at, open, credit, due_on } = registration;
  const paid = formatEuros(payed_amount);
  return (
    <>
      {[
        words('price', { price: formatEuros(price) }),
        ...(discount > 0 ? [words('discount', { discount: formatEuros(discount) })] : []),
        ...(payed_amount > 0
          ? [payed_at ? words('paid_on', { paid, date: formatDate(payed_at) }) : words('paid', { paid })]
          : []),
        ...(credit > 0 ? [words('credit', { credit: formatEuros(credit) })] : []),
      ].join(' · ')}
      <Open open={open} dueOn={due_on} />
    </>
  );
}
