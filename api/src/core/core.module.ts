import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock } from './clock.js';
import { CONFIG, type Config } from './config/config.js';
import { PublicCache } from './http/public-cache/public-cache.js';
import { Logger } from './logger.js';

/** What every module may use: configuration, clock, logger, and the answers that are the same for everybody. */
@Global()
@Module({})
export class PlatformModule {
  static for(config: Config, clock: Clock): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: Clock, useValue: clock },
        Logger,
        { provide: CONFIG, useValue: config },
        PublicCache,
      ],
      exports: [Clock, Logger, CONFIG, PublicCache],
    };
  }
}
