import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { Clock } from './core/clock.js';
import type { Config } from './core/config/config.js';
import { answerUnknown, keepOutOfCaches, serveFiles } from './core/frontends/frontends.js';
import { refuseOtherContent } from './core/http/content-type.js';
import { FeriaAdapter } from './core/http/express-adapter.js';
import { documentApi } from './core/http/openapi.js';
import { isAnswerShared, sendKeptAnswers } from './core/http/public-cache/same-for-everybody.js';
import { beginInTurns } from './core/http/turns.js';
import { Logger } from './core/logger.js';
import { observeRequests } from './core/observability/observe-requests.js';
import { openRequestContext } from './core/request-context.js';

/** The application over an opened and migrated database; not listening yet. Tests bring a clock of their own. */
export async function createApp(
  config: Config,
  dataSource: DataSource,
  clock = new Clock(),
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.for(config, dataSource, clock),
    new FeriaAdapter(caseSensitiveExpress()),
    // BodyGuard reads the bodies.
    { logger: ['error', 'fatal'], bodyParser: false, abortOnError: false },
  );
  app.useLogger(app.get(Logger));
  app.set('trust proxy', config.trustProxy);
  // `filters[]=a` and `filters=a&filters=b` are all the structure a query needs.
  app.set('query parser', 'simple');
  // No cache keeps what Express would compute an ETag of. Files, and answers for everybody, bring their own.
  app.set('etag', () => undefined);
  app.use(openRequestContext);
  observeRequests(app, { log: config.production });
  app.disable('x-powered-by');
  app.use(keepOutOfCaches);
  app.use(setHeaders(securityHeaders(config)));
  sendKeptAnswers(app);
  app.use(beginInTurns(isAnswerShared(app)));
  serveFiles(app, config.dataDir);
  app.use(refuseOtherContent);
  documentApi(app);
  await app.init();
  (app.getHttpAdapter().getInstance() as Express).use(answerUnknown);
  return app;
}

/** Express ignores the case of addresses. It reads this setting once, before the adapter of Nest adds anything. */
function caseSensitiveExpress(): Express {
  const server = express();
  server.set('case sensitive routing', true);
  return server;
}

/** Those of helmet, worked out once: they are the same for every answer, and helmet works them out for each. */
function securityHeaders(config: Config): [name: string, value: string][] {
  const headers: [string, string][] = [
    // No page of ours asks for a camera, a microphone or a place; what got into one shall not either.
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ];
  const collect = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => {},
  };
  helmet(contentPolicy(config))({} as Request, collect as unknown as Response, (error?: unknown) => {
    if (error) throw error as Error;
  });
  return headers;
}

function setHeaders(headers: [name: string, value: string][]) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
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
