import { Module } from '@nestjs/common';
import { courseCategory } from '@feria/shared/resources/courseCategory/index';
import { courseType } from '@feria/shared/resources/courseType/index';
import { course } from '@feria/shared/resources/course/index';
import { courseWeek } from '@feria/shared/resources/courseWeek/index';
import { location } from '@feria/shared/resources/location/index';
import { crudModule } from '../../core/crud/crud.module.js';
import { CourseCategoryEntity } from '../../model/catalogue/course-category.entity.js';
import { CourseTypeEntity } from '../../model/catalogue/course-type.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { WEEK_CHANGE_FIELDS } from './course.dto.js';
import { CourseController } from './course.controller.js';
import { CourseRollover } from './course-rollover.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { CourseCategoryHooks, CourseHooks, CourseWeekHooks } from './courses.hooks.js';
import { CourseService } from './course.service.js';
import { LocationEntity } from '../../model/catalogue/location.entity.js';

/** What is offered: locations, types, categories, courses and weeks. */
@Module({
  imports: [
    crudModule(course, CourseEntity, {
      hooks: CourseHooks,
      controllers: [CourseController],
      providers: [CourseRollover, CourseService],
    }),
    crudModule(courseCategory, CourseCategoryEntity, { hooks: CourseCategoryHooks }),
    crudModule(courseType, CourseTypeEntity),
    crudModule(courseWeek, CourseWeekEntity, {
      hooks: CourseWeekHooks,
      changeFields: WEEK_CHANGE_FIELDS,
    }),
    crudModule(location, LocationEntity),
  ],
})
export class CoursesModule {}
