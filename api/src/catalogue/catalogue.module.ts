import { Module } from '@nestjs/common';
import { courseCategory } from '@feria/shared/resources/courseCategory/index';
import { courseType } from '@feria/shared/resources/courseType/index';
import { course } from '@feria/shared/resources/course/index';
import { courseWeek } from '@feria/shared/resources/courseWeek/index';
import { location } from '@feria/shared/resources/location/index';
import { crudModule } from '../platform/crud/crud.module.js';
import { RegistrationEngineModule } from '../registrations/registration-engine.module.js';
import { CourseCategoryEntity } from './course-category/course-category.entity.js';
import { CourseCategoryHooks } from './course-category/course-category.hooks.js';
import { CourseTypeEntity } from './course-type/course-type.entity.js';
import { CourseTypeHooks } from './course-type/course-type.hooks.js';
import { CourseWeekEntity } from './course-week/course-week.entity.js';
import { CourseWeekHooks } from './course-week/course-week.hooks.js';
import { CourseController } from './course/course.controller.js';
import { CourseEntity } from './course/course.entity.js';
import { CourseHooks } from './course/course.hooks.js';
import { CourseService } from './course/course.service.js';
import { OverviewService } from './course/overview.service.js';
import { FrontendController } from './frontend/frontend.controller.js';
import { FrontendService } from './frontend/frontend.service.js';
import { LocationEntity } from './location/location.entity.js';
import { LocationHooks } from './location/location.hooks.js';

/** What is offered: locations, types, categories, courses and weeks, and how parents see them. */
@Module({
  imports: [
    crudModule(course, CourseEntity, {
      hooks: CourseHooks,
      controllers: [CourseController],
      providers: [CourseService, OverviewService],
    }),
    crudModule(courseCategory, CourseCategoryEntity, { hooks: CourseCategoryHooks }),
    crudModule(courseType, CourseTypeEntity, { hooks: CourseTypeHooks }),
    crudModule(courseWeek, CourseWeekEntity, { hooks: CourseWeekHooks, imports: [RegistrationEngineModule] }),
    crudModule(location, LocationEntity, { hooks: LocationHooks }),
  ],
  controllers: [FrontendController],
  providers: [FrontendService],
})
export class CatalogueModule {}
