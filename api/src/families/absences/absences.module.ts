import { Module } from '@nestjs/common';
import { AbsencesController } from './absences.controller.js';
import { Absences } from './absences.service.js';

/** Days on which children do not come. */
@Module({ controllers: [AbsencesController], providers: [Absences] })
export class AbsencesModule {}
