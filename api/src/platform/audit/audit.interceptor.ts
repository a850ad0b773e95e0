import {
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AuditAction } from '@feria/shared';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import type { CurrentUserData } from '../auth/current-user.js';
import { Clock } from '../clock.js';
import { requestContext } from '../request-context.js';

const TELLS_ITSELF = 'feria:tells-itself';

/**
 * Keeps a call out of the audit log because it is told elsewhere: sign-ups stand in `registration_event`, and several may
 * share one transaction.
 */
export function TellsItself(): MethodDecorator & ClassDecorator {
  return SetMetadata(TELLS_ITSELF, true);
}

const ACTIONS: Record<string, AuditAction> = { PUT: 'update', PATCH: 'update', DELETE: 'delete' };
/** Longest list of field names that is kept; who sends thousands tells nothing. */
const MAX_FIELDS = 100;

/** Says of every call that may change something who makes it and on what; `Transactions.run` writes it down. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly clock: Clock,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request & { user?: CurrentUserData }>();
    const current = requestContext();
    const told = this.reflector.getAllAndOverride<boolean | undefined>(TELLS_ITSELF, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (current && request.user && request.method !== 'GET' && !told) {
      const id = Number(request.params.id);
      current.audit = {
        userId: request.user.id,
        action: actionOf(request),
        resource: resourceOf(request),
        recordId: Number.isSafeInteger(id) ? id : null,
        fields: Object.keys((request.body ?? {}) as object)
          .filter((name) => /^\w{1,60}$/.test(name))
          .slice(0, MAX_FIELDS),
        at: this.clock.now(),
        written: false,
      };
    }
    return next.handle();
  }
}

function patternOf(request: Request): string[] {
  const { route } = request as { route?: { path?: string } };
  return (route?.path ?? '').split('/').filter(Boolean);
}

/** `POST /api/course` creates; `POST /api/course/:id/copy` is a call of its own. */
function actionOf(request: Request): AuditAction {
  const parts = patternOf(request);
  const plain = parts.length === 2 && parts[0] === 'api';
  return ACTIONS[request.method] ?? (plain ? 'create' : 'call');
}

function resourceOf(request: Request): string {
  return patternOf(request)
    .filter((part) => part !== 'api' && !part.startsWith(':'))
    .join('/')
    .slice(0, 80);
}
