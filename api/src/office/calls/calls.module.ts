import { Module } from '@nestjs/common';
import { CallsController } from './calls.controller.js';
import { Calls } from './calls.service.js';

/** Calls of families that the office notes. */
@Module({ controllers: [CallsController], providers: [Calls] })
export class CallsModule {}
