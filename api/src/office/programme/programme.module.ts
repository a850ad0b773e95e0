import { Module } from '@nestjs/common';
import { ProgrammeController } from './programme.controller.js';
import { ProgrammeDocument } from './programme-document.js';
import { ProgrammeReader } from './programme-reader.js';

/** The printed programme. */
@Module({ controllers: [ProgrammeController], providers: [ProgrammeDocument, ProgrammeReader] })
export class ProgrammeModule {}
