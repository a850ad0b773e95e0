import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';

/** What an operator looks at: health and metrics. */
@Global()
@Module({
  controllers: [HealthController, MetricsController],
  providers: [Metrics],
  exports: [Metrics],
})
export class ObserveModule {}
