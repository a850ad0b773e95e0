import { commonMessages, type DayType, type OfficeLanguage } from '@feria/shared';

/** A project's own words for half and full day, where it has some. */
export type CourseLabels = Record<`label_${DayType}_${OfficeLanguage}`, string | null>;

/** Half or full day in the project's own words, else in the general ones. */
export function dayTypeLabel(
  course: CourseLabels | null,
  dayType: DayType,
  language: OfficeLanguage,
): string {
  return course?.[`label_${dayType}_${language}`] || commonMessages[language].day_type[dayType];
}
