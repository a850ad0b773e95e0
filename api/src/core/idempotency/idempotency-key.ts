import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

const describe = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'A repeat with the same key does nothing again and gets the first answer',
});

/** Parameter of a handler: the key of the `Idempotency-Key` header, by which a repeated call is known; it describes the header, too. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<Request>().headers['idempotency-key'];
    return typeof key === 'string' ? key : undefined;
  },
  [
    (target, method) => {
      if (method === undefined) return;
      describe(target, method, Object.getOwnPropertyDescriptor(target, method) ?? {});
    },
  ],
);
