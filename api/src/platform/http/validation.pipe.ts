import { Injectable, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { readMessage } from './field-check.js';
import { AppError, type FieldErrors } from './errors.js';

/**
 * Checks bodies against their class. Unknown fields are dropped (decisions §2); what is wrong is 422 with one message
 * per field, at its path.
 */
@Injectable()
export class BodyValidationPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      transform: true,
      stopAtFirstError: true,
      exceptionFactory: (errors) => new AppError('validation', { fields: collect(errors) }),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body') return super.transform(value, metadata) as Promise<unknown>;
    const body = value ?? {};
    // class-validator would take a list for many bodies and let it through.
    if (typeof body !== 'object' || Array.isArray(body)) throw new AppError('malformed');
    return super.transform(body, metadata) as Promise<unknown>;
  }
}

function collect(errors: ValidationError[], parent = '', fields: FieldErrors = {}): FieldErrors {
  for (const error of errors) {
    const path = parent ? `${parent}.${error.property}` : error.property;
    const [text] = Object.values(error.constraints ?? {});
    if (text !== undefined) fields[path] = [readMessage(text)];
    collect(error.children ?? [], path, fields);
  }
  return fields;
}
