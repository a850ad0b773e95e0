import { Module } from '@nestjs/common';
import { FundingController } from './funding.controller.js';
import { FundingReader } from './funding-season.js';

/** What funding bodies ask for: hours and days that children attended. */
@Module({ controllers: [FundingController], providers: [FundingReader] })
export class FundingModule {}
