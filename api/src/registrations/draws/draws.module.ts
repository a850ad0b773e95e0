import { Module } from '@nestjs/common';
import { RegistrationsModule } from '../registrations.module.js';
import { CourseDraws } from './course-draws.js';
import { DrawSeeds } from './draw-seeds.js';
import { DrawsController } from './draws.controller.js';

@Module({
  imports: [RegistrationsModule],
  controllers: [DrawsController],
  providers: [CourseDraws, DrawSeeds],
})
export class DrawsModule {}
