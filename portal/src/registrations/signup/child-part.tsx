import type { OwnChild } from '@feria/shared/contracts/family';
import type { FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import type { DayType } from '@feria/shared/rules/day-type';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../i18n';
import { isOrdered } from '../../catalogue/giving';
import { ChildQuestions, HealthConsent, type AnswersOfChild } from '../questions/child-questions';
import { linePlace, type ValidationErrors } from './validation';
import { NOTHING_CHOSEN, type ChildDraft } from './draft';
import { GoneWeekRow } from './gone-week-row';
import {
  askedOf,
  blockOf,
  consentIsNeeded,
  goneWeeks,
  linesOf,
  percentFor,
  withWeek,
  type SignUpData,
} from './lines';
import { OrderPart } from './order-part';
import { WeekRow } from './week-row';

interface ChildPartProps {
  child: OwnChild;
  data: SignUpData;
  errors: ValidationErrors;
  onToggle: (isIn: boolean) => void;
  onChange: (next: ChildDraft) => void;
  /** Opens the child's data. */
  onCheck: () => void;
}

/** One child: whether it takes part, its weeks, its answers to the project's questions. */
export function ChildPart({ child, data, errors, onToggle, onChange, onCheck }: ChildPartProps) {
  const { t } = useI18n();
  const { project, draft } = data;
  const chosen = draft.children[child.id];
  const name = child.first_name;
  const lines = linesOf(child, data);
  const percent = chosen ? percentFor(child, data) : 0;
  const weeksId = `weeks-${child.id}`;
  const weeksError = errors[weeksId];

  const answering: AnswersOfChild = {
    child,
    typed: chosen ?? NOTHING_CHOSEN,
    last: child.answers,
    errors,
    onChange: (next) => chosen && onChange({ ...chosen, ...next }),
  };

  const choose = (week: FrontendWeekDetail, dayType: DayType | null): void => {
    if (!chosen) return;
    onChange(withWeek(chosen, week, dayType));
    // A week that cannot be chosen again gets disabled and would lose the focus.
    if (!dayType && blockOf(week, child, data)) document.getElementById(weeksId)?.focus();
  };
  const removeGone = (weekId: number): void => {
    if (!chosen) return;
    const { [weekId]: _gone, ...weeks } = chosen.weeks;
    onChange({ ...chosen, weeks });
    document.getElementById(weeksId)?.focus();
  };

  return (
    <Box
      sx={{
        border: '2px solid',
        borderColor: chosen ? 'primary.main' : 'divider',
        borderRadius: 4,
        overflow: 'hidden',
      }}
    >
      <FormControlLabel
        sx={{ display: 'flex', m: 0, px: 1.5, py: 1, bgcolor: chosen ? 'primary.wash' : 'background.paper' }}
        label={
          <Box component="span" sx={{ fontWeight: 800 }}>
            {child.first_name} {child.last_name}
          </Box>
        }
        control={<Checkbox checked={Boolean(chosen)} onChange={(event) => onToggle(event.target.checked)} />}
      />
      {chosen && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, p: { xs: 1.5, sm: 2 } }}>
          {child.needs_update && (
            <Alert severity="warning">
              {t('signup.check_child', { name })}
              <Button color="inherit" size="small" onClick={onCheck} sx={{ display: 'block', ml: -1.75 }}>
                {t('signup.check_child_button')}
              </Button>
            </Alert>
          )}
          <Box
            id={weeksId}
            tabIndex={-1}
            role="group"
            aria-label={t('signup.weeks_of', { name })}
            aria-describedby={weeksError ? `${weeksId}-error` : undefined}
          >
            <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
              {project.courseWeeks.map((week) => (
                <WeekRow
                  key={week.id}
                  id={linePlace(child.id, week.id)}
                  week={week}
                  child={child}
                  project={project}
                  block={blockOf(week, child, data)}
                  line={lines.find((line) => line.week.id === week.id) ?? null}
                  onChange={(dayType) => choose(week, dayType)}
                />
              ))}
              {goneWeeks(child, data).map((id) => (
                <GoneWeekRow
                  key={id}
                  id={linePlace(child.id, id)}
                  child={child}
                  onRemove={() => removeGone(id)}
                />
              ))}
            </Box>
            {weeksError && (
              <FormHelperText error id={`${weeksId}-error`} sx={{ fontSize: '0.9rem' }}>
                {weeksError}
              </FormHelperText>
            )}
          </Box>
          {percent > 0 && <Typography>{t('signup.sibling_discount', { name, percent })}</Typography>}
          {isOrdered(project) && <OrderPart child={child} data={data} chosen={chosen} onChange={onChange} />}
          <ChildQuestions {...answering} asked={askedOf(child, data)} />
          <HealthConsent {...answering} isNeeded={consentIsNeeded(child, data)} />
        </Box>
      )}
    </Box>
  );
}
