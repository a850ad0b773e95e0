import type { FamilyChild } from '@feria/shared/contracts/family';
import type { IsoDate } from '@feria/shared/rules/dates';
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
import { formatPeriod } from '../../i18n/format';
import { useIsPhone } from '../../components/form/form-dialog';
import { useI18n } from '../../i18n';
import { useAddToBasket } from '../basket/use-add';
import { DistanceNote, NearbyLines } from './nearby-lines';
import { OfferTag } from './offer-tag';
import { childrenFor, type Cell, type Option } from './plan';
import { calendarWeekText } from './plan-cell';

interface FittingDialogProps {
  cell: Cell;
  /** All children in that calendar week. */
  cells: readonly Cell[];
  monday: IsoDate;
  onClose: () => void;
}

/** What fits a child in a calendar week. One tap opens the sign-up with child and week chosen. */
export function FittingDialog({ cell: { child, options }, cells, monday, onClose }: FittingDialogProps) {
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
            <OptionItem
              key={option.week.id}
              option={option}
              child={child}
              all={childrenFor(option, cells)}
              onDone={onClose}
            />
          ))}
        </Box>
        <DistanceNote options={options} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface OptionItemProps {
  option: Option;
  child: FamilyChild;
  /** The children who have nothing planned and whom it fits. */
  all: readonly FamilyChild[];
  onDone: () => void;
}

function OptionItem({ option, child, all, onDone }: OptionItemProps) {
  const { t, local } = useI18n();
  const add = useAddToBasket();
  const put = (children: readonly FamilyChild[]): void => void add(option, children).then(onDone);
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
        <NearbyLines option={option} />
      </div>
      {overlap ? (
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {t('signup.overlap_registration', { week: local(overlap, 'name') })}
        </Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <OfferTag option={option} />
          <Box sx={{ flex: 1 }} />
          {all.length > 1 && (
            <Button
              size="small"
              aria-label={`${t('basket.all_children', { smart_count: all.length })}: ${name}, ${local(week, 'name')}`}
              onClick={() => put(all)}
            >
              {t('basket.all_children', { smart_count: all.length })}
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            aria-label={`${t('basket.add')}: ${name}, ${local(week, 'name')}`}
            onClick={() => put([child])}
          >
            {t('basket.add')}
          </Button>
          <Button
            component={Link}
            to={`${PORTAL.project(project.id)}${offer === 'later' ? '' : `?book=1&child=${child.id}&week=${week.id}`}`}
            variant={offer === 'later' ? 'outlined' : 'contained'}
            size="small"
            aria-label={`${t(BUTTONS[offer])}: ${name}, ${local(week, 'name')}`}
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
  later: 'facts.more',
} as const;
