import { Module } from '@nestjs/common';
import { PublicCoursesController } from './public-courses.controller.js';
import { PublicCoursesService } from './public-courses.service.js';

/** Active courses, as parents and visitors see them. */
@Module({ controllers: [PublicCoursesController], providers: [PublicCoursesService] })
export class PublicCoursesModule {}
