import type { FamilyChild } from '@feria/shared/contracts/family';
import type { DayType } from '@feria/shared/rules/day-type';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useI18n } from '../../i18n';
import { Field } from '../../ui/form/Field';
import type { Problems } from './checks';
import type { ChildDraft } from './draft';
import { blockOf, linesOf, type Facts } from './lines';
import { WeekRow } from './WeekRow';

interface ChildPartProps {
  child: FamilyChild;
  facts: Facts;
  problems: Problems;
  onToggle: (isIn: boolean) => void;
  onChange: (next: ChildDraft) => void;
  /** Opens the child's data. */
  onCheck: () => void;
}

/** One child: whether it takes part, its weeks, its answer to the project's question. */
export function ChildPart({ child, facts, problems, onToggle, onChange, onCheck }: ChildPartProps) {
  const { t, localSuffixed } = useI18n();
  const { project, draft } = facts;
  const chosen = draft.children[child.id];
  const name = child.first_name;
  const lines = linesOf(child, facts);
  const weeksId = `weeks-${child.id}`;
  const problem = problems[weeksId];

  const choose = (weekId: number, dayType: DayType | null): void => {
    if (!chosen) return;
    // From the lines, not from what was once ticked: what cannot be had any more is forgotten.
    const weeks = Object.fromEntries(lines.map((line) => [line.week.id, line.dayType] as const));
    if (dayType) weeks[weekId] = dayType;
    else delete weeks[weekId];
    onChange({ ...chosen, weeks });
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
            aria-describedby={problem ? `${weeksId}-error` : undefined}
          >
            <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
              {project.courseWeeks.map((week) => (
                <WeekRow
                  key={week.id}
                  week={week}
                  child={child}
                  project={project}
                  block={blockOf(week, child, facts)}
                  value={lines.find((line) => line.week.id === week.id)?.dayType ?? null}
                  onChange={(dayType) => choose(week.id, dayType)}
                />
              ))}
            </Box>
            {problem && (
              <FormHelperText error id={`${weeksId}-error`} sx={{ fontSize: '0.9rem' }}>
                {problem}
              </FormHelperText>
            )}
          </Box>
          {project.custom_field && (
            <Field
              id={`custom-${child.id}`}
              label={localSuffixed(project, 'custom_field')}
              required
              value={chosen.custom_field}
              onChange={(event) => onChange({ ...chosen, custom_field: event.target.value })}
              error={Boolean(problems[`custom-${child.id}`])}
              helperText={problems[`custom-${child.id}`]}
            />
          )}
        </Box>
      )}
    </Box>
  );
}
