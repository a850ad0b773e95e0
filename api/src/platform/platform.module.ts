import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock } from './clock.js';
import { CONFIG, type Config } from './config/config.js';
import { Logger } from './logger.js';

/** What every module may use: configuration, clock, logger. */
@Global()
@Module({})
export class PlatformModule {
  static for(config: Config, clock: Clock): DynamicModule {
    return {
      module: PlatformModule,
      providers: [{ provide: Clock, useValue: clock }, Logger, { provide: CONFIG, useValue: config }],
      exports: [Clock, Logger, CONFIG],
    };
  }
}
