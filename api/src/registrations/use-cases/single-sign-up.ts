import { Injectable } from '@nestjs/common';
import type { DayType } from '@feria/shared';
import { DataSource } from 'typeorm';
import { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import { AppError, invalidField, type FieldErrors } from '../../platform/http/errors.js';
import { SignUp } from './sign-up.js';

/** One child, one week: the flat form of a staff sign-up. */
export interface SingleSignUpInput {
  people_id: number;
  course_week_id: number;
  day_type: DayType;
  /** Missing or empty is refused. */
  emergency_contact1_phone?: string | null;
  emergency_contact2_phone?: string | null;
  comment?: string | null;
  custom_field?: string | null;
}

/** Field of the flat form for a field of the sign-up. */
const FLAT: Record<string, string> = {
  'bookedChildren.0.id': 'people_id',
  'bookedChildren.0.custom_field': 'custom_field',
  'bookedChildren.0.courseWeeks.0.id': 'course_week_id',
  'bookedChildren.0.courseWeeks.0.dayType': 'day_type',
};

/** The staff sign-up with one line (decisions §5); its messages stand at the fields of the flat form. */
@Injectable()
export class SingleSignUp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly signUp: SignUp,
  ) {}

  /**
   * @returns id of the registration
   * @throws AppError 422
   */
  async run(input: SingleSignUpInput, userId: number, key?: string): Promise<number> {
    const week = await this.dataSource.manager.findOneBy(CourseWeekEntity, { id: input.course_week_id });
    if (!week) throw invalidField('course_week_id', 'validation.reference');
    const { people_id, course_week_id, day_type, ...rest } = input;
    try {
      const result = await this.signUp.run(
        week.course_id,
        {
          ...rest,
          bookedChildren: [{ id: people_id, courseWeeks: [{ id: course_week_id, dayType: day_type }] }],
        },
        { userId, personId: null, reader: null },
        key,
      );
      return result.registrations[0]?.id as number;
    } catch (error) {
      throw error instanceof AppError ? flat(error) : error;
    }
  }
}

function flat(error: AppError): AppError {
  if (!error.options.fields) return error;
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(error.options.fields).map(([path, messages]) => [FLAT[path] ?? path, messages]),
  );
  return new AppError(error.code, { ...error.options, fields });
}
