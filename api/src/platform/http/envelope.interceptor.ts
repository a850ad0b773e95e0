import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Page } from '@feria/shared';
import { map, type Observable } from 'rxjs';

/** What a handler returns when its answer is a page of a list: envelope and total in one (decisions §2). */
export class ListPage<T> implements Page<T> {
  readonly meta: { total: number };

  constructor(
    readonly data: T[],
    total: number,
  ) {
    this.meta = { total };
  }
}

/** Puts every answer under `data`; pages bring their own envelope, files have none. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((result: unknown) => {
        if (result === undefined || result instanceof ListPage || result instanceof StreamableFile)
          return result;
        return { data: result };
      }),
    );
  }
}
