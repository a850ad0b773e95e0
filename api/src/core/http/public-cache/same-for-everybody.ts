import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { Reflector } from '@nestjs/core';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { outsideRequests } from '../../request-context.js';
import { patternOf } from '../../observability/observe-requests.js';
import { envelopeOf } from '../envelope.js';
import type { CurrentUserData } from '../../auth/current-user.js';
import { readerOf } from '../../auth/reader.js';
import { PublicText, type PublicAnswer } from './public-answer.js';
import { PublicCache, type Asked, type Kept } from './public-cache.js';

/** What an answer that is the same for everybody is made of. */
interface Sources {
  /** The entities whose tables it is computed from. One that is forgotten is noticed after a second, not at once. */
  from: (new () => object)[];
  /** The field of the answer that says the time of the server, if there is one. It is true whenever the answer was computed. */
  timeField?: string;
  /**
   * Which addresses have the same answer, as the query that stands for them: one that costs much shall not be computed for each
   * parameter that nobody knows. All of the address when left out.
   */
  queryOf?: (query: Record<string, unknown>) => string;
  /** Where some who are logged in get another answer, which is made of the kept one and not kept. */
  forReader?: ReaderVariant;
}

/** How an answer differs for some readers. */
export interface ReaderVariant<Data = unknown> {
  /** Whether this answer does. Where it does not, nobody looks at who asks. */
  differs(data: Data): boolean;
  /** The answer for somebody who is logged in. */
  of(data: Data, reader: CurrentUserData): Data;
}

/** Metadata key under which {@link SameForEverybody} stores the {@link Sources}. */
export const SAME_FOR_EVERYBODY = 'feria:same-for-everybody';

/** What a handler may take: of anything else of the request the cache knows nothing. */
const OF_THE_ADDRESS = new Set<number>([RouteParamtypes.PARAM, RouteParamtypes.QUERY]);

/**
 * The answer of the handler is the same for everybody, logged in or not, in every language: it is kept, and sent to all who
 * ask for the same address (product.md#answers-for-everybody). Stands below the decorators of the route.
 * @throws Error at the start when the handler takes anything but parts of the address
 */
export function SameForEverybody(sources: Sources): MethodDecorator {
  return applyDecorators(
    (target: object, name: string | symbol) => takesOnlyTheAddress(target.constructor, name),
    SetMetadata(SAME_FOR_EVERYBODY, sources),
    UseInterceptors(SameForEverybodyInterceptor),
    ApiOkResponse(),
    ApiResponse({ status: 304, description: 'The answer is still the one of If-None-Match' }),
  );
}

function takesOnlyTheAddress(controller: object, name: string | symbol): void {
  const taken = Object.keys((Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as object);
  if (!taken.every((key) => OF_THE_ADDRESS.has(Number(key.split(':')[0]))))
    throw new Error(
      `${String(name)} is the same for everybody and may take nothing but parts of the address`,
    );
}

/** What is asked for, as far as the handler decides it. */
type OfHandler = Pick<Asked, 'tables' | 'timeField' | 'isPerReader'> & Pick<Sources, 'forReader' | 'queryOf'>;

/** Answers from the {@link PublicCache}, and lets the handler compute what is not there. */
@Injectable()
class SameForEverybodyInterceptor implements NestInterceptor {
  private readonly asked = new WeakMap<object, OfHandler>();

  constructor(
    private readonly reflector: Reflector,
    private readonly cache: PublicCache,
    private readonly dataSource: DataSource,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    // The handler must not find the language or the user of whoever happens to ask first.
    const compute = async () => keptOf(await outsideRequests(() => lastValueFrom(next.handle())));
    const { forReader, queryOf, ...sources } = this.sourcesOf(context.getHandler());
    const key = queryOf ? request.path + queryOf(request.query) : request.originalUrl;
    const asked = { key, route: patternOf(request), ...sources };
    const answer = this.cache.answer(asked, compute);
    return from(forReader ? answer.then((kept) => this.answerFor(context, kept, forReader)) : answer);
  }

  /** What the reader gets; `data` alone, which is wrapped as every answer is. */
  private async answerFor(
    context: ExecutionContext,
    kept: PublicAnswer,
    variant: ReaderVariant,
  ): Promise<unknown> {
    if (!kept.isPerReader) return kept;
    const http = context.switchToHttp();
    const user = await readerOf(http.getRequest<Request>());
    if (!user) return kept;
    http.getResponse<Response>().setHeader('Cache-Control', 'private, no-store');
    return variant.of(kept.read().data, user);
  }

  private sourcesOf(handler: ReturnType<ExecutionContext['getHandler']>): OfHandler {
    const known = this.asked.get(handler);
    if (known) return known;
    const declared = this.reflector.get<Sources>(SAME_FOR_EVERYBODY, handler);
    const { from: entities, timeField, forReader, queryOf } = declared;
    const tables = entities.map((entity) => this.dataSource.getMetadata(entity).tableName);
    const sources = {
      tables,
      timeField,
      forReader,
      queryOf,
      isPerReader: forReader && ((data: unknown) => forReader.differs(data)),
    };
    this.asked.set(handler, sources);
    return sources;
  }
}

/** A text is sent as it is, everything else in its envelope. */
function keptOf(result: unknown): Kept {
  return result instanceof PublicText ? result : envelopeOf(result);
}

/**
 * Sends what is kept before anything else looks at the request: no guard and no handler has anything to decide. Of what is not
 * kept, Nest and the interceptor of the route know more.
 */
export function sendKeptAnswers(app: NestExpressApplication): void {
  const cache = app.get(PublicCache);
  app.use((request: Request, response: Response, next: NextFunction) => {
    const kept = request.method === 'GET' ? cache.kept(request.originalUrl) : null;
    // Who is logged in may get another answer: that is decided where the login is known.
    if (!kept || (kept.answer.isPerReader && request.headers.authorization)) {
      next();
      return;
    }
    // As Express does for a route; the metrics look there.
    request.route = { path: kept.route };
    kept.answer.send(response);
  });
}

/** Whether a call shares its answer with others: at most one of them computes it, so it need not wait for its turn. */
export function isAnswerShared(app: NestExpressApplication): (request: Request) => boolean {
  const cache = app.get(PublicCache);
  return ({ originalUrl }) => cache.knows(originalUrl);
}
