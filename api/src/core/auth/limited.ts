import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { MayFail } from '../http/openapi-decorators.js';
import { AppError } from '../http/errors.js';
import { addressGroup } from './client-address.js';
import { RateLimiter, type LimitName } from './rate-limiter.js';

/** Which limits a call that needs no login has. */
interface CallLimits {
  /** Counts every call for one account (`email` of the body) from one IP address. */
  account?: LimitName;
  /** Counts every call from one IP address. */
  address?: LimitName;
  /** Counts only the calls from one IP address that were refused. */
  failures?: LimitName;
}

/** Metadata key under which {@link Limited} stores the limits. */
const LIMITED = 'feria:limited';

/** Limits a call that needs no login. It counts before the body is validated, so that calls with an invalid body count too. */
export function Limited(limits: CallLimits): MethodDecorator {
  return applyDecorators(SetMetadata(LIMITED, limits), UseInterceptors(LimitInterceptor), MayFail(429));
}

/** An interceptor, as these run after the guards and before the pipes: the body is parsed, but not validated. */
@Injectable()
class LimitInterceptor implements NestInterceptor {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const limits = this.reflector.get<CallLimits>(LIMITED, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const address = addressGroup(request.ip);
    const { failures } = limits;
    if (failures) await this.limiter.requireBelowLimit(failures, address);
    if (limits.address) await this.limiter.consume(limits.address, address);
    if (limits.account) await this.limiter.consume(limits.account, accountOf(request.body), address);
    if (!failures) return next.handle();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        // Calls that arrive at the same time all pass the check above before one of them is counted. For those above the limit
        // `consume` throws 429 here, so that they do not learn why they were refused.
        if (isRefusal(error)) await this.limiter.consume(failures, address);
        throw error;
      }),
    );
  }
}

/** A 4xx because of what the caller sent; neither an error of the server nor the 429 of a limit. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500 && error.code !== 'too_many_requests';
}

/** The e-mail address in the spelling of stored accounts. All calls without one are counted together, as one account. */
function accountOf(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}
