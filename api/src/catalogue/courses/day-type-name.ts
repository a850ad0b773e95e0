import type { ContentLanguage, DayType } from '@feria/shared';
import { commonMessages } from '@feria/shared';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';

type Label = 'label_full_day_de' | 'label_full_day_it' | 'label_half_day_de' | 'label_half_day_it';

/** What a course calls a day type: its own word where it has one. */
export function dayTypeName(
  course: Pick<CourseEntity, 'custom_labels' | Label>,
  type: DayType,
  language: ContentLanguage,
): string {
  return (
    (course.custom_labels && course[`label_${type}_${language}`]) || commonMessages[language].day_type[type]
  );
}
