import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PASSWORD_MAX, PASSWORD_MIN } from '@feria/shared';
import { role } from '@feria/shared/resources/role/index';
import { user } from '@feria/shared/resources/user/index';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { inputClass } from '../platform/crud/input-class.js';
import * as check from '../platform/http/checks.js';
import { checked } from '../platform/http/field-check.js';
import { Email, Password } from '../platform/http/validators.js';

/** The password once more, wherever one is sent. */
function Repeated(): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'repeated',
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => {
          const { password } = (args?.object ?? {}) as { password?: unknown };
          return (value || null) === (password || null);
        },
        defaultMessage: () => JSON.stringify({ key: 'validation.password_confirmation' }),
      },
    }),
    ApiProperty({ type: String, format: 'password', required: false }),
  );
}

/** Body of `POST /api/user`. */
export class UserCreateInput extends inputClass(user, 'create') {
  @Email({ required: true })
  email: string;

  @Password({ min: PASSWORD_MIN, max: PASSWORD_MAX, description: 'Generated when left out' })
  password?: string | null;

  @Repeated()
  password_confirmation?: string | null;
}

/** Body of `PUT /api/user/{id}`; absent fields keep their value. */
export class UserUpdateInput extends inputClass(user, 'update') {
  @checked((value) =>
    value === undefined ? null : check.all(check.required, check.email)(String(value ?? '').trim()),
  )
  email?: string;

  @Password({ min: PASSWORD_MIN, max: PASSWORD_MAX, description: 'Must be changed at the next login' })
  password?: string | null;

  @Repeated()
  password_confirmation?: string | null;
}

/** Body of `POST /api/role`. */
export const RoleCreateInput = inputClass(role, 'create');

/** Body of `PUT /api/role/{id}`; absent fields keep their value. */
export const RoleUpdateInput = inputClass(role, 'update');
