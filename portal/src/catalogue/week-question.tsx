import type { IsoDate } from '@feria/shared/rules/dates';
import Box from '@mui/material/Box';
import { useI18n } from '../i18n';
import { ChipGroup } from './chip-group';
import { ChoiceChip } from './choice-chip';
import { byMonth, monthText, shortWeekText } from './week-words';

interface WeekQuestionProps {
  /** Mondays to choose from, in order. */
  mondays: readonly IsoDate[];
  chosen: readonly IsoDate[];
  onChoose: (weeks: IsoDate[]) => void;
}

/** *Which weeks?*: any number of calendar weeks, by month. */
export function WeekQuestion({ mondays, chosen, onChoose }: WeekQuestionProps) {
  const { t, language } = useI18n();
  const toggle = (monday: IsoDate): void =>
    onChoose(
      chosen.includes(monday) ? chosen.filter((other) => other !== monday) : [...chosen, monday].toSorted(),
    );
  return (
    <ChipGroup label={t('projects.which_weeks')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, width: '100%' }}>
        {byMonth(mondays).map(([first, ...others]) => (
          <ChipGroup key={first} isPart label={monthText(first, language)}>
            {[first, ...others].map((monday) => (
              <ChoiceChip
                key={monday}
                kind="checkbox"
                name="week"
                label={shortWeekText(monday, language)}
                checked={chosen.includes(monday)}
                onChange={() => toggle(monday)}
              />
            ))}
          </ChipGroup>
        ))}
      </Box>
    </ChipGroup>
  );
}
