import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { Clock } from '../clock.js';
import { AppError } from '../http/errors.js';
import { nextTurn } from '../pieces.js';
import { requestContext } from '../request-context.js';
import { ACCESS, type Access } from './access.js';
import { AccountTurns } from './account-turns.js';
import { ApiKeys, apiKeyOf } from './api-keys.js';
import type { CurrentUserData } from './current-user.js';
import { findReaderBy } from './reader.js';
import { QUERY_TOKEN_ROUTE, allowQueryToken } from './allow-query-token.js';

/** The one guard, for every route: closed unless the route says who may (product/accounts.md#permissions). */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
    private readonly turns: AccountTurns,
    private readonly apiKeys: ApiKeys,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new AppError('forbidden');
    if (this.reflector.get<true | undefined>(QUERY_TOKEN_ROUTE, context.getHandler())) {
      const http = context.switchToHttp();
      allowQueryToken(http.getRequest<Request>(), http.getResponse<Response>());
    }
    const request = context.switchToHttp().getRequest<Request & { user?: CurrentUserData }>();
    if (access.kind === 'public') {
      // Most of these answers are the same for everybody: then nobody asks.
      if (access.forReader) findReaderBy(request, () => this.findReader(context));
      // A call that may write must know whether it is a view that calls.
      if (request.method !== 'GET') await this.findReader(context);
      refuseInView(access, request);
      return true;
    }
    await this.authenticate(context);
    refuseInView(access, request);
    const user = request.user!;
    if (user.apiKey && access.kind === 'loggedIn') throw new AppError('not_for_api_keys');
    const open = access.kind === 'loggedIn' ? access : null;
    if (user.passwordChangeRequired && !open?.evenIfPasswordChangeRequired)
      throw new AppError('password_change_required');
    if (user.secondFactorRequired && !user.hasSecondFactor && !open?.evenIfSecondFactorRequired)
      throw new AppError('second_factor_required');
    if (access.kind === 'permission' && !isAllowed(access, user)) throw refusalOf(access, user);
    const userId = user.viewer?.id ?? user.id;
    const { apiKey } = user;
    // Programs take no turns from the person who made their keys, and share theirs: more keys are not more turns.
    // Documents have limits of their own, and take long: of those that come together one begins in each turn.
    if (request.path.startsWith('/api/'))
      await this.turns.next(apiKey ? -userId : userId, context.switchToHttp().getResponse<Response>());
    else await nextTurn();
    const current = requestContext();
    if (current)
      current.actor = {
        userId,
        apiKey: apiKey?.name ?? null,
        permissions: user.permissions,
        at: this.clock.now(),
      };
    return true;
  }

  /** Puts who calls at the request: by an API key, else by the token of a login. @throws AppError 401 */
  private async authenticate(context: ExecutionContext): Promise<void> {
    const request = context.switchToHttp().getRequest<Request & { user?: CurrentUserData }>();
    const key = apiKeyOf(request);
    if (key === null) {
      await super.canActivate(context);
      return;
    }
    const user = await this.apiKeys.userOf(key);
    if (!user) throw new AppError('unauthenticated', { message: { key: 'api_key.unknown' } });
    request.user = user;
  }

  /** Reads who is logged in, if anybody is. */
  private async findReader(context: ExecutionContext): Promise<CurrentUserData | null> {
    const request = context.switchToHttp().getRequest<Request & { user?: CurrentUserData }>();
    if (!request.headers.authorization) return null;
    try {
      await this.authenticate(context);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    return request.user ?? null;
  }

  /** Passport hands over whatever happened; without a user it is 401, errors of the database stay what they are. */
  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error as Error;
    if (!user) throw new AppError('unauthenticated');
    return user;
  }
}

/** A program is told which permission its key lacks, for whoever sets it up; a person only that something is not allowed. */
function refusalOf(
  { anyOf, also }: Extract<Access, { kind: 'permission' }>,
  user: CurrentUserData,
): AppError {
  if (!user.apiKey) return new AppError('forbidden');
  const lacking = also.filter((name) => !user.permissions.includes(name));
  const alternatives = anyOf.some((name) => user.permissions.includes(name)) ? [] : [anyOf.join(' / ')];
  const permission = [...alternatives, ...lacking].join(', ');
  return new AppError('forbidden', { message: { key: 'api_key.lacks', params: { permission } } });
}

function isAllowed(
  { anyOf, also }: Extract<Access, { kind: 'permission' }>,
  { permissions }: CurrentUserData,
): boolean {
  return anyOf.some((name) => permissions.includes(name)) && also.every((name) => permissions.includes(name));
}

/**
 * Who looks at the portal as a parent reads, and nothing else: pages for everybody, and the calls that say so
 * (product/accounts.md#view-as-parent).
 */
function isOpenInView(access: Access, method: string): boolean {
  switch (access.kind) {
    case 'public':
      return method === 'GET';
    case 'loggedIn':
      return access.inView;
    case 'permission':
      return false;
  }
}

/** @throws AppError 403 `read_only_view` */
function refuseInView(access: Access, { user, method }: Request & { user?: CurrentUserData }): void {
  if (user?.viewer && !isOpenInView(access, method)) throw new AppError('read_only_view');
}
