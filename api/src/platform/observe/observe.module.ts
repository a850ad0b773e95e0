import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';

/** What an operator looks at: health and metrics. */
@Module({ controllers: [HealthController, MetricsController], providers: [Metrics] })
export class ObserveModule {}
