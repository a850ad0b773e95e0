import type { CourseDetailWeek, Named, Question } from '@feria/shared';
import type { resources } from '@feria/shared/resources/index';
import type { RecordOf } from '@feria/shared/resources/infer';
import type { ResourceRecord } from '../../resource-kit/types';

/** A course as `GET /api/course/{id}` answers it. */
export type CourseDetail = ResourceRecord &
  RecordOf<typeof resources.course> & {
    location: Named | null;
    courseType: Named | null;
    allocated_at: string | null;
    /** With the choices too that are offered no more. */
    shown_questions: Question[];
    courseWeeks: CourseDetailWeek[];
  };
