import { Global, Module } from '@nestjs/common';
import { Housekeeping } from './housekeeping.js';

/** Deletes what is over. */
@Global()
@Module({ providers: [Housekeeping], exports: [Housekeeping] })
export class HousekeepingModule {}
