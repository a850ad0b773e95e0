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
    const input = fromBody(metatype as BodyClass, body as Record<string, unknown>);
    const errors = await validate(input, { stopAtFirstError: true, forbidUnknownValues: false });
    if (errors.length) throw new AppError('validation', { fields: collect(errors) });
    return input;
  }
}

function collect(errors: ValidationError[], parent = '', fields: FieldErrors = {}): FieldErrors {
  for (const error of errors) {
    const path = parent ? `${parent}.${error.property}` : error.property;
    if (error.constraints) fields[path] = [messageOf(error)];
    collect(error.children ?? [], path, fields);
  }
  return fields;
}
