import { romeDate, type IsoDate, type IsoInstant } from '@feria/shared/rules/dates';
import { PORTAL } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant, formatPeriod } from '../../i18n/format';
import { useIsPhone } from '../../components/form/form-dialog';
import { ProspectTag } from '../prospect-tag';
import { Tag } from '../../components/tag';
import { useI18n } from '../../i18n';
import type { Cell, Option } from './plan';
import { calendarWeekText } from './plan-cell';

interface FittingDialogProps {
  cell: Cell;
  monday: IsoDate;
  onClose: () => void;
}

/** What fits a child in a calendar week. One tap opens the sign-up with child and week chosen. */
export function FittingDialog({ cell: { child, options }, monday, onClose }: FittingDialogProps) {
  const { t } = useI18n();
  const titleId = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>
        {t('planner.fitting_title', { name: child.first_name, week: calendarWeekText(monday) })}
      </DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {options.map((option) => (
            <OptionItem key={option.week.id} option={option} childId={child.id} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function OptionItem({ option, childId }: { option: Option; childId: number }) {
  const { t, local } = useI18n();
  const { project, week, offer, overlap } = option;
  const name = local(project, 'name');
  const place = project.location && local(project.location, 'name');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        py: 2,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <div>
        <Typography variant="h3">{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[local(week, 'name'), formatPeriod(week.from, week.to), place].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      {overlap ? (
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {t('signup.overlap_registration', { week: local(overlap, 'name') })}
        </Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <OfferTag option={option} />
          <Button
            component={Link}
            to={`${PORTAL.project(project.id)}${offer === 'later' ? '' : `?book=1&child=${childId}&week=${week.id}`}`}
            variant={offer === 'later' ? 'outlined' : 'contained'}
            size="small"
            aria-label={`${t(BUTTONS[offer])}: ${name}, ${local(week, 'name')}`}
            sx={{ ml: 'auto' }}
          >
            {t(BUTTONS[offer])}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const BUTTONS = {
  seat: 'planner.book',
  held_back: 'planner.book',
  wish: 'places.book_wishes',
  waiting_list: 'project.book_waiting',
  later: 'projects.more',
} as const;

/** The last day before an instant at which something closes. */
function lastDay(closes: IsoInstant | null): IsoDate | null {
  return closes && romeDate(new Date(Date.parse(closes) - 1));
}

function OfferTag({ option: { project, week, offer } }: { option: Option }) {
  const { t } = useI18n();
  if (offer === 'later') {
    const text = project.opens_at
      ? t('projects.opens', { from: formatInstant(project.opens_at) })
      : t('common.state.before_registration');
    return <Tag tone="info">{text}</Tag>;
  }
  if (offer === 'wish') return <Tag tone="info">{t('places.label.draw')}</Tag>;
  if (offer === 'held_back') {
    return <ProspectTag prospect="held_back" register_to={lastDay(project.closes_at)} />;
  }
  if (offer === 'waiting_list') return <Tag tone="waiting">{t('common.availability.waiting_list')}</Tag>;
  return (
    <Tag tone={week.availability === 'few' ? 'few' : 'good'}>
      {t(week.availability === 'few' ? 'common.availability.few' : 'common.availability.free')}
    </Tag>
  );
}
