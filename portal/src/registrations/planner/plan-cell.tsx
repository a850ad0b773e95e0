import type { FamilyChild, FamilyRegistration } from '@feria/shared/contracts/family';
import { addDays, type IsoDate } from '@feria/shared/rules/dates';
import { PORTAL } from '@feria/shared/routes';
import Add from '@mui/icons-material/Add';
import ShoppingBasket from '@mui/icons-material/ShoppingBasketOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatEuros, formatPeriod } from '../../i18n/format';
import { useDayTypeLabel } from '../../catalogue/day-type-label';
import { StandingTag } from '../standing-tag';
import { Tag } from '../../components/tag';
import { useI18n } from '../../i18n';
import { useChangeBasket } from '../basket/basket';
import { withoutLine } from '../basket/changes';
import { useAddToBasket } from '../basket/use-add';
import { NearbyLines } from './nearby-lines';
import { OfferTag } from './offer-tag';
import {
  fittingOf,
  isOpen,
  type BasketEntry,
  type Cell,
  type Option,
  type PlannedRegistration,
} from './plan';
import { OwnText } from '../../components/own-text';

/** A calendar week in words, from Monday to Sunday. */
export function calendarWeekText(monday: IsoDate): string {
  return formatPeriod(monday, addDays(monday, 6));
}

interface PlanCellProps {
  cell: Cell;
  monday: IsoDate;
  /** So many of the projects that fit are named; the dialog has all. */
  named: number;
  onOpen: (cell: Cell, monday: IsoDate) => void;
}

/** What a child does in a calendar week, and a button to what else fits. */
export function PlanCell({ cell, monday, named, onOpen }: PlanCellProps) {
  const { t } = useI18n();
  const { child, planned, inBasket, options, hidden } = cell;
  const fits = fittingOf(cell);
  const count = fits.length;
  const isPlanned = planned.length > 0 || inBasket.length > 0;
  const fitting =
    count > 0
      ? t('planner.fitting', { smart_count: count })
      : t('planner.overlapping', { smart_count: options.length });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {planned.map((entry) => (
        <Planned key={entry.registration.id} entry={entry} />
      ))}
      {inBasket.map((entry) => (
        <InBasket key={entry.week.id} entry={entry} child={child} />
      ))}
      {isOpen(cell) && count > 0 && (
        <Box component="ul" sx={{ p: 0, m: 0, width: '100%', listStyle: 'none' }}>
          {fits.slice(0, named).map((option) => (
            <NamedOption key={option.week.id} option={option} child={child} />
          ))}
        </Box>
      )}
      {options.length > 0 && (
        <Button
          size="small"
          startIcon={<Add />}
          aria-haspopup="dialog"
          aria-label={`${fitting}: ${child.first_name}, ${calendarWeekText(monday)}`}
          onClick={() => onOpen(cell, monday)}
          sx={{ ml: -1 }}
        >
          {fitting}
        </Button>
      )}
      {!isPlanned && !options.length && (
        <Typography variant="body2" color="textSecondary">
          {hidden ? t('planner.filtered', { smart_count: hidden }) : t('planner.nothing')}
        </Typography>
      )}
    </Box>
  );
}

/** A project that fits, with its price, and a button that puts it into the basket. */
function NamedOption({ option, child }: { option: Option; child: FamilyChild }) {
  const { t, local } = useI18n();
  const add = useAddToBasket();
  const [isBusy, setIsBusy] = useState(false);
  const { project, week } = option;
  const names = { project: local(project, 'name'), week: local(week, 'name'), name: child.first_name };
  const put = async (): Promise<void> => {
    setIsBusy(true);
    await add(option, [child]);
    setIsBusy(false);
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1,
        alignItems: 'center',
        py: 0.5,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
          <OwnText>{names.project}</OwnText>
        </Box>
        <Typography variant="body2" color="textSecondary">
          <OwnText>{names.week}</OwnText>
          {project.price_from !== null && (
            <>
              {' · '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {t('planner.price_from', { price: formatEuros(project.price_from) })}
              </Box>
            </>
          )}
        </Typography>
        <OfferTag option={option} />
        <NearbyLines option={option} />
      </Box>
      <IconButton
        color="primary"
        loading={isBusy}
        aria-label={t('planner.put_in', names)}
        onClick={() => void put()}
        sx={{ width: 44, height: 44 }}
      >
        <ShoppingBasket />
      </IconButton>
    </Box>
  );
}

/** A week that is in the basket, and can be taken out. */
function InBasket({ entry: { line, project, week }, child }: { entry: BasketEntry; child: FamilyChild }) {
  const { t, local } = useI18n();
  const changeBasket = useChangeBasket();
  const name = local(project, 'name');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1, width: '100%' }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <OwnText>{name}</OwnText>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.25 }}>
          <OwnText>{local(week, 'name')}</OwnText>, {formatPeriod(week.from, week.to)}
        </Typography>
        <Tag tone="info">{t('basket.is_in')}</Tag>
      </Box>
      <IconButton
        aria-label={t('basket.remove', { name: child.first_name, week: `${name}, ${local(week, 'name')}` })}
        onClick={() => void changeBasket(withoutLine(line))}
        sx={{ width: 44, height: 44 }}
      >
        <DeleteOutline />
      </IconButton>
    </Box>
  );
}

function Planned({ entry: { registration, clash } }: { entry: PlannedRegistration }) {
  const { t, local } = useI18n();
  const labelOf = useDayTypeLabel();
  const { course, courseWeek, day_type } = registration;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {course.active ? (
          <MuiLink component={Link} to={PORTAL.project(course.id)} underline="hover" color="inherit">
            <OwnText>{local(course, 'name')}</OwnText>
          </MuiLink>
        ) : (
          <OwnText>{local(course, 'name')}</OwnText>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        <OwnText>{local(courseWeek, 'name')}</OwnText>, {formatPeriod(courseWeek.from, courseWeek.to)} ·{' '}
        {labelOf(course, day_type)}
      </Typography>
      <Standing registration={registration} />
      {registration.offer_expires_at && (
        <MuiLink
          component={Link}
          to={PORTAL.myFamily}
          aria-label={`${t('planner.answer')}: ${local(course, 'name')}, ${local(courseWeek, 'name')}`}
          sx={{ display: 'block', py: 1.25, fontWeight: 700 }}
        >
          {t('planner.answer')}
        </MuiLink>
      )}
      {clash && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 700, color: 'error.main' }}>
          {t('signup.overlap_registration', {
            week: `${local(clash.course, 'name')}, ${local(clash.courseWeek, 'name')}`,
          })}
        </Typography>
      )}
    </Box>
  );
}

function Standing({ registration }: { registration: FamilyRegistration }) {
  const { t } = useI18n();
  if (registration.is_waiting) return <StandingTag registration={registration} />;
  return <Tag tone="good">{t('common.outcome.confirmed')}</Tag>;
}
