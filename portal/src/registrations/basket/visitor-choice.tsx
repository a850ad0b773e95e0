import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { isForAge } from '@feria/shared/rules/age';
import type { DayType } from '@feria/shared/rules/day-type';
import { PORTAL } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { LoginState } from '../../api/session';
import { ChipGroup } from '../../catalogue/chip-group';
import { ChoiceChip } from '../../catalogue/choice-chip';
import { AGES } from '../../catalogue/find';
import { useI18n } from '../../i18n';
import { agesIn, linesFor, useLinesBeforeLogin } from './before-login';
import { dayTypesOf } from './day-types';
import { DayTypeField, WeekHead } from './week-choice';

interface VisitorChoiceProps {
  project: FrontendProjectDetail;
  /** Those that can be chosen. */
  weeks: readonly FrontendWeekDetail[];
  onClose: () => void;
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Puts weeks of a project into the basket of this device, for ages: who the children are is asked after the login. */
export function VisitorChoice({ project, weeks, onClose }: VisitorChoiceProps) {
  const { t, local } = useI18n();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [kept, keep] = useLinesBeforeLogin();
  const own = kept.filter(({ course_id }) => course_id === project.id);
  const possible = AGES.filter((age) => isForAge(project, age));
  const [ages, setAges] = useState<readonly number[]>(() =>
    agesIn(own.length > 0 ? own : kept).filter((age) => possible.includes(age)),
  );
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    own.length > 0
      ? weeks.flatMap(({ id }) => (own.some(({ course_week_id }) => course_week_id === id) ? [id] : []))
      : weeks.length === 1
        ? weeks.map(({ id }) => id)
        : [],
  );
  const [wanted, setWanted] = useState<DayType>(own[0]?.day_type ?? dayTypesOf(weeks)[0] ?? 'full_day');
  const [isJudged, setIsJudged] = useState(false);
  const missing = !ages.length
    ? 'basket.visitor_age_missing'
    : !chosen.length
      ? 'basket.visitor_week_missing'
      : null;
  const notice = useRef<HTMLParagraphElement>(null);
  const state: LoginState = { from: pathname + search };
  const store = (): void => {
    setIsJudged(true);
    // Nothing chosen of what had been chosen takes it out again.
    if (missing && !own.length) {
      notice.current?.focus();
      return;
    }
    keep([
      ...kept.filter(({ course_id }) => course_id !== project.id),
      ...linesFor(project, { ages, weeks: chosen, wanted }),
    ]);
    void navigate(PORTAL.basket);
  };
  return (
    <>
      <DialogContent dividers>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {t('basket.visitor_text')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
          <Button component={Link} to={PORTAL.login} state={state} variant="outlined">
            {t('project.visitor_login')}
          </Button>
          <Button component={Link} to={PORTAL.register} state={state} variant="outlined">
            {t('project.visitor_register')}
          </Button>
        </Box>
        <ChipGroup label={t('projects.how_old')}>
          {possible.map((age) => (
            <ChoiceChip
              key={age}
              kind="checkbox"
              name="age"
              label={String(age)}
              spoken={t('finder.years', { smart_count: age })}
              checked={ages.includes(age)}
              onChange={() => setAges(toggled(ages, age))}
            />
          ))}
        </ChipGroup>
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2.5, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, fontSize: '1.1rem', fontWeight: 800 }}>
            {t('projects.which_weeks')}
          </Box>
          <DayTypeField project={project} weeks={weeks} wanted={wanted} onChange={setWanted} />
          <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {weeks.map((week) => (
              <Box
                component="li"
                key={week.id}
                sx={{ py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
              >
                <WeekHead project={project} week={week} wanted={wanted} />
                <FormControlLabel
                  label={t('basket.visitor_week')}
                  control={
                    <Checkbox
                      checked={chosen.includes(week.id)}
                      onChange={() => setChosen(toggled(chosen, week.id))}
                      slotProps={{
                        input: { 'aria-label': `${t('basket.visitor_week')}: ${local(week, 'name')}` },
                      }}
                    />
                  }
                />
              </Box>
            ))}
          </Box>
        </Box>
        <Typography
          ref={notice}
          tabIndex={-1}
          role="status"
          sx={{ fontWeight: 700, color: 'error.main', outline: 0 }}
        >
          {isJudged && missing && !own.length && t(missing)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button variant="contained" onClick={store}>
          {t('basket.add')}
        </Button>
      </DialogActions>
    </>
  );
}
