import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { Clock } from '../clock.js';
import { AppError } from '../http/errors.js';
import { requestContext } from '../request-context.js';
import { ACCESS, type Access } from './access.js';
import type { CurrentUserData } from './current-user.js';
import { QUERY_TOKEN_ROUTE, allowQueryToken } from './allow-query-token.js';

/** The one guard, for every route: closed unless the route says who may (product.md#permissions). */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
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
    if (access.kind === 'public') {
      if (access.forReader) await this.findReader(context);
      return true;
    }
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<Request & { user: CurrentUserData }>();
    const open = access.kind === 'loggedIn' ? access : null;
    if (user.passwordChangeRequired && !open?.evenIfPasswordChangeRequired)
      throw new AppError('password_change_required');
    if (user.secondFactorRequired && !user.hasSecondFactor && !open?.evenIfSecondFactorRequired)
      throw new AppError('second_factor_required');
    if (access.kind === 'permission' && !access.anyOf.some((name) => user.permissions.includes(name))) {
      throw new AppError('forbidden');
    }
    const current = requestContext();
    if (current) current.actor = { userId: user.id, at: this.clock.now() };
    return true;
  }

  /** Reads who is logged in, if anybody is. */
  private async findReader(context: ExecutionContext): Promise<void> {
    const { headers } = context.switchToHttp().getRequest<Request>();
    if (!headers.authorization) return;
    try {
      await super.canActivate(context);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }

  /** Passport hands over whatever happened; without a user it is 401, errors of the database stay what they are. */
  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error as Error;
    if (!user) throw new AppError('unauthenticated');
    return user;
  }
}
