import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { priceOf, type DayType } from '@feria/shared/rules/day-type';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDayTypeLabel } from '../../catalogue/day-type-label';
import { WeekTags } from '../../catalogue/week-tags';
import { Field } from '../../components/form/field';
import { OwnText } from '../../components/own-text';
import { useI18n } from '../../i18n';
import { formatEuros, formatPeriod } from '../../i18n/format';
import { dayTypeIn, dayTypesOf } from './day-types';

interface WeekHeadProps {
  project: FrontendProjectDetail;
  week: FrontendWeekDetail;
  /** The day type that is put into the basket where the week offers it. */
  wanted: DayType;
}

/** Name, price and days of a week that can be put into the basket. */
export function WeekHead({ project, week, wanted }: WeekHeadProps) {
  const { local } = useI18n();
  const labelOf = useDayTypeLabel();
  const dayType = dayTypeIn(week, wanted);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ fontWeight: 700, minWidth: 0, overflowWrap: 'anywhere' }}>
          <OwnText>{local(week, 'name')}</OwnText>
        </Box>
        {dayType && <Box sx={{ whiteSpace: 'nowrap' }}>{formatEuros(priceOf(week, dayType))}</Box>}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {formatPeriod(week.from, week.to)}
        {dayType && dayType !== wanted && ` · ${labelOf(project, dayType)}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
        <WeekTags week={week} />
      </Box>
    </>
  );
}

interface DayTypeFieldProps extends Pick<WeekHeadProps, 'project' | 'wanted'> {
  weeks: readonly FrontendWeekDetail[];
  onChange: (wanted: DayType) => void;
}

/** Asks for the day type; not where there is only one. */
export function DayTypeField({ project, weeks, wanted, onChange }: DayTypeFieldProps) {
  const { t } = useI18n();
  const labelOf = useDayTypeLabel();
  const types = dayTypesOf(weeks);
  if (types.length < 2) return null;
  return (
    <Box sx={{ pt: 1, mb: 1 }}>
      <Field
        label={t('basket.day_type')}
        value={wanted}
        onChange={(event) => onChange(event.target.value as DayType)}
        options={types.map((type) => (
          <option key={type} value={type}>
            {labelOf(project, type)}
          </option>
        ))}
      />
    </Box>
  );
}
