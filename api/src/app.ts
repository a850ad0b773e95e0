import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { Express, NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { Clock } from './platform/clock.js';
import type { Config } from './platform/config/config.js';
import { answerUnknown, keepOutOfCaches, serveFiles } from './platform/frontends/frontends.js';
import { refuseDeepBodies } from './platform/http/body-depth.js';
import { refuseOtherContent } from './platform/http/content-type.js';
import { documentApi } from './platform/http/openapi.js';
import { Logger } from './platform/logger.js';
import { observeRequests } from './platform/observe/observe-requests.js';
import { openRequestContext } from './platform/request-context.js';

/** Largest JSON body; uploads have limits of their own. */
const BODY_LIMIT = '1mb';

/** The application over an opened and migrated database; not listening yet. Tests bring a clock of their own. */
export async function createApp(
  config: Config,
  dataSource: DataSource,
  clock = new Clock(),
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.for(config, dataSource, clock), {
    logger: ['error', 'fatal'],
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.set('trust proxy', config.trustProxy);
  // `filters[]=a` and `filters=a&filters=b` are all the structure a query needs.
  app.set('query parser', 'simple');
  app.use(openRequestContext);
  observeRequests(app, { log: config.production });
  app.use(keepOutOfCaches);
  app.use(helmet(contentPolicy(config)));
  app.use(refuseDevices);
  app.use(compression());
  serveFiles(app, config.dataDir);
  app.use(refuseOtherContent);
  app.useBodyParser('json', { limit: BODY_LIMIT });
  app.use(refuseDeepBodies);
  documentApi(app);
  app.enableShutdownHooks();
  await app.init();
  (app.getHttpAdapter().getInstance() as Express).use(answerUnknown);
  return app;
}

/** No page of ours asks for a camera, a microphone or a place; what got into one shall not either. */
function refuseDevices(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  next();
}

function contentPolicy(config: Config): Parameters<typeof helmet>[0] {
  const secure = config.appUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // MUI writes its styles into the page as it runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // The preview of a mail alone may be framed, and says so itself.
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: secure,
    // The address of a page can hold a reset token.
    referrerPolicy: { policy: 'same-origin' },
  };
}
