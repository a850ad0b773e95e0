import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Field } from '@feria/shared/resources/fields';
import { role } from '@feria/shared/resources/role/index';
import { user } from '@feria/shared/resources/user/index';
import { inputClass } from '../../core/crud/input-class.js';
import * as check from '../../core/http/checks.js';
import { NewPassword } from '../../core/http/validators.js';
import {
  FactorCode,
  FactorPasskey,
  FactorProofDto,
  OwnPassword,
  type PasskeyAnswerDto,
} from '../second-factor/own-proof.dto.js';

/** The password once more, wherever one is sent. */
function Repeated(): PropertyDecorator {
  return applyDecorators(
    check.checked(check.sameAs('password')),
    ApiProperty({ type: String, format: 'password', required: false, nullable: true }),
  );
}

/** All but the passwords: these are taken as typed, blanks around them included. */
const plain = ({ stored }: Field): boolean => stored !== false;

/** Body of `POST /api/user`. */
export class UserCreateInput extends inputClass(user, 'create', plain) {
  @NewPassword({ description: 'Generated when left out' })
  password?: string | null;

  @Repeated()
  password_confirmation?: string | null;
}

/** Body of `PUT /api/user/{id}`; absent fields keep their value. */
export class UserUpdateInput extends inputClass(user, 'update', plain) {
  @NewPassword({ description: 'Must be changed at the next login' })
  password?: string | null;

  @Repeated()
  password_confirmation?: string | null;

  @OwnPassword()
  current_password?: string | null;

  @FactorCode()
  code?: string | null;

  @FactorPasskey()
  passkey?: PasskeyAnswerDto | null;
}

/** Body of `POST /api/user/{id}/second-factor/reset`. */
export class SecondFactorResetDto extends FactorProofDto {
  @OwnPassword()
  current_password?: string | null;
}

/** Body of `POST /api/role`. */
export const RoleCreateInput = inputClass(role, 'create');

/** Body of `PUT /api/role/{id}`; absent fields keep their value. */
export const RoleUpdateInput = inputClass(role, 'update');
