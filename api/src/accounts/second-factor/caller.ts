import {
  createParamDecorator,
  Inject,
  Injectable,
  type ExecutionContext,
  type PipeTransform,
} from '@nestjs/common';
import type { Request } from 'express';
import { addressGroup } from '../../core/auth/client-address.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { siteOf, type Site } from './site.js';

/** Where a call comes from. */
export interface Caller {
  /** Internet address as rate limits know it. */
  address: string;
  /** The site whose passkeys count; `null` where there are none. */
  site: Site | null;
}

const RequestOf = createParamDecorator((_: unknown, context: ExecutionContext): Request =>
  context.switchToHttp().getRequest<Request>(),
);

@Injectable()
class CallerPipe implements PipeTransform<Request, Caller> {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  transform(request: Request): Caller {
    return { address: addressGroup(request.ip), site: siteOf(this.config, request) };
  }
}

/** Hands a handler the {@link Caller}. */
export function FromCaller(): ParameterDecorator {
  return RequestOf(CallerPipe);
}
