import { Body, type Type } from '@nestjs/common';
import { BodyValidationPipe } from '../http/validation.pipe.js';

const bodies = new BodyValidationPipe();

/** Hands a handler the body, checked against a class that `inputClass` made: the parameter's own type cannot say it. */
export function ResourceBody(type: Type): ParameterDecorator {
  return Body({ transform: (value: unknown) => bodies.transform(value, { type: 'body', metatype: type }) });
}
