import type { DayType } from '@feria/shared/rules/day-type';
import { useI18n } from '../i18n';

/** The project's own words for full and half day, where it has some. */
export interface DayTypeLabels {
  custom_labels?: boolean;
  label_full_day_de: string | null;
  label_full_day_it: string | null;
  label_half_day_de: string | null;
  label_half_day_it: string | null;
}

/** What a project calls a day type. */
export function useDayTypeLabel(): (project: DayTypeLabels, dayType: DayType) => string {
  const { t, localSuffixed } = useI18n();
  return (project, dayType) =>
    (project.custom_labels !== false && localSuffixed(project, `label_${dayType}`)) ||
    t(`common.day_type.${dayType}`);
}
