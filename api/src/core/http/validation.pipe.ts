import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { validate, type ValidationError } from 'class-validator';
import { fromBody, type BodyClass } from './body-class.js';
import { messageOf } from './checks.js';
import { AppError, type FieldErrors } from './errors.js';

/**
 * Checks bodies against their class. Unknown fields are dropped; what is wrong is 422 with one message per field, at its
 * path. Parts of the address are left as they were sent, for {@link Id} and the list queries to read: Nest's own pipe
 * would turn `0x1` into the number 1 before they look.
 */
@Injectable()
export class BodyValidationPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if (type !== 'body') return value;
    const body = value ?? {};
    // class-validator would take a list for many bodies and let it through.
    if (typeof body !== 'object' || Array.isArray(body)) throw new AppError('malformed');
    if (!metatype || metatype === Object) return body;
    const { input, problems } = await check(metatype as BodyClass, body as Record<string, unknown>);
    if (Object.keys(problems).length) throw new AppError('validation', { fields: problems });
    return input;
  }
}

/** A body with the problems that its class finds: its other fields can be looked at all the same. */
export interface CheckedBody<Body extends object> {
  input: Body;
  problems: FieldErrors;
}

/**
 * For a call that reports its own problems together with those of the class: `@Body(new Checking(RegisterDto)) body:
 * CheckedBody<RegisterDto>`. Such a call names its class in `@ApiBody` too.
 */
@Injectable()
export class Checking<Body extends object> implements PipeTransform {
  constructor(private readonly type: BodyClass<Body>) {}

  transform(body: Record<string, unknown>): Promise<CheckedBody<Body>> {
    return check(this.type, body);
  }
}

async function check<Body extends object>(
  type: BodyClass<Body>,
  body: Record<string, unknown>,
): Promise<CheckedBody<Body>> {
  const input = fromBody(type, body);
  const errors = await validate(input, { stopAtFirstError: true, forbidUnknownValues: false });
  return { input, problems: collect(errors) };
}

function collect(errors: ValidationError[], parent = '', fields: FieldErrors = {}): FieldErrors {
  for (const error of errors) {
    const path = parent ? `${parent}.${error.property}` : error.property;
    if (error.constraints) fields[path] = [messageOf(error)];
    collect(error.children ?? [], path, fields);
  }
  return fields;
}
