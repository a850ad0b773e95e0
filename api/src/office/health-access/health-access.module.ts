import { Module } from '@nestjs/common';
import { HealthAccessController } from './health-access.controller.js';
import { HealthAccessList } from './health-access.js';

/** Who sees which health data; the rule for the ways to it is in `child-access.ts`. */
@Module({ controllers: [HealthAccessController], providers: [HealthAccessList] })
export class HealthAccessModule {}
