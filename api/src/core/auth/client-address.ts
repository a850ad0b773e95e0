import { isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/**
 * What stands for a caller's address in a rate limit: an IPv4 address, or the first 64 bits of an IPv6 address, because
 * one household or one rented server has all the rest of them to choose from.
 */
export function addressGroup(ip: string | undefined): string {
  const address = ((ip ?? '').split('%', 1)[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Hands a handler the caller's address as rate limits know it; behind proxies, see `TRUST_PROXY`. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  addressGroup(context.switchToHttp().getRequest<Request>().ip),
);
