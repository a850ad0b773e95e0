import { Module } from '@nestjs/common';
import { Housekeeping } from './housekeeping.js';

/** Deletes what is over. */
@Module({ providers: [Housekeeping], exports: [Housekeeping] })
export class HousekeepingModule {}
