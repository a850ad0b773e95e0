import { priceOf } from '@feria/shared/rules/day-type';
import { toCents, toEuros } from '@feria/shared/rules/money';
import { PORTAL } from '@feria/shared/routes';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { LoginState } from '../../api/session';
import { useDayTypeLabel } from '../../catalogue/day-type-label';
import { WeekTags } from '../../catalogue/week-tags';
import { OwnText } from '../../components/own-text';
import { PageSkeleton } from '../../components/page-skeleton';
import { PageTitle } from '../../components/page-title';
import { CARD } from '../../components/section';
import { useI18n } from '../../i18n';
import { formatEuros, formatPeriod } from '../../i18n/format';
import { useProjects } from './basket';
import {
  agesIn,
  isSameVisitorLine,
  useLinesBeforeLogin,
  visitorItems,
  type VisitorItem,
} from './before-login';

/** The basket of somebody who has not logged in: ages and weeks, on this device alone. It is booked after the login. */
export function VisitorBasket() {
  const { t } = useI18n();
  const [lines, keep] = useLinesBeforeLogin();
  const { projects, isLoading } = useProjects(lines.map(({ course_id }) => course_id));
  const items = visitorItems(lines, projects);
  if (isLoading && !items.length) return <PageSkeleton />;
  const sum = items.reduce((cents, { line, week }) => cents + toCents(priceOf(week, line.day_type)), 0);
  const state: LoginState = { from: PORTAL.basket };
  return (
    <Box sx={{ pt: { xs: 3, md: 5 }, maxWidth: 820, mx: 'auto' }}>
      <PageTitle>{t('basket.title')}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        {t('basket.visitor_basket_text')}
      </Typography>
      {agesIn(lines).map((age) => (
        <Box component="section" key={age} aria-labelledby={`age-${age}`} sx={{ ...CARD, mb: 2 }}>
          <Typography variant="h2" id={`age-${age}`}>
            {t('finder.years', { smart_count: age })}
          </Typography>
          <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {items
              .filter(({ line }) => line.age === age)
              .map((item) => (
                <Line
                  key={item.week.id}
                  item={item}
                  onRemove={() => keep(lines.filter((line) => !isSameVisitorLine(line, item.line)))}
                />
              ))}
          </Box>
        </Box>
      ))}
      <Box component="section" aria-label={t('basket.sum')} sx={CARD}>
        <Typography sx={{ fontWeight: 700 }}>
          {t('basket.visitor_sum', { price: formatEuros(toEuros(sum)) })}
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 2 }}>{t('project.visitor_text')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={PORTAL.login} state={state} variant="contained" size="large">
            {t('project.visitor_login')}
          </Button>
          <Button component={Link} to={PORTAL.register} state={state} variant="outlined" size="large">
            {t('project.visitor_register')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

function Line({ item: { line, project, week }, onRemove }: { item: VisitorItem; onRemove: () => void }) {
  const { t, local } = useI18n();
  const labelOf = useDayTypeLabel();
  const names = {
    name: t('finder.years', { smart_count: line.age }),
    week: `${local(project, 'name')}, ${local(week, 'name')}`,
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1,
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={PORTAL.project(project.id)} sx={{ fontWeight: 700 }}>
          <OwnText>{local(project, 'name')}</OwnText>
        </MuiLink>
        <Typography variant="body2" color="textSecondary">
          <OwnText>{local(week, 'name')}</OwnText>, {formatPeriod(week.from, week.to)} ·{' '}
          {labelOf(project, line.day_type)} · {formatEuros(priceOf(week, line.day_type))}
        </Typography>
        <WeekTags week={week} />
      </Box>
      <IconButton aria-label={t('basket.remove', names)} onClick={onRemove} sx={{ width: 44, height: 44 }}>
        <DeleteOutline />
      </IconButton>
    </Box>
  );
}
