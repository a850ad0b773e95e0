import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Permission, ContentLanguage } from '@feria/shared';
import type { Request } from 'express';
import { AppError } from '../http/errors.js';

/** The user who is logged in, or in whose name an API key acts. Everything is read from the database for each request, nothing from the token. */
export interface CurrentUserData {
  id: number;
  /** Empty for an API key, which has no session. */
  sessionId: string;
  name: string;
  email: string;
  lang: ContentLanguage;
  roles: string[];
  permissions: Permission[];
  passwordChangeRequired: boolean;
  /** Until then the user may book without a confirmed e-mail address; `null` when it is confirmed. */
  emailConfirmUntil: Date | null;
  /** Whether mails were kept back because the address is not confirmed. */
  mailsHeld: boolean;
  /** Whether the account has an authenticator app or a passkey (product/accounts.md#second-factor). */
  hasSecondFactor: boolean;
  /** Whether one of its roles requires that. */
  secondFactorRequired: boolean;
  /** The person of a parent account; staff accounts have none. */
  person: { id: number; first_name: string; last_name: string; plz: string | null } | null;
  /** Who looks at the portal as this parent; `null` when it is the user (product/accounts.md#view-as-parent). */
  viewer: Viewer | null;
  /** The key by which a program acts in the name of the account; `null` when a person does (product/accounts.md#api-keys). */
  apiKey: { id: number; name: string } | null;
}

/** A member of staff who looks at the portal as a parent. */
export interface Viewer {
  /** Account of the member of staff. */
  id: number;
  /** Whether health data of the children is shown. */
  health: boolean;
}

/** Parameter of a handler: the user who is logged in. @throws AppError 401 without a login */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): CurrentUserData => {
  const { user } = context.switchToHttp().getRequest<Request & { user?: CurrentUserData }>();
  if (!user) throw new AppError('unauthenticated');
  return user;
});

/**
 * Parameter of a handler: the person of the user who is logged in (product/accounts.md#staff-without-a-person).
 * @throws AppError 401 without a login, 403 `no_person` for an account without a person
 */
export const CurrentPerson = createParamDecorator(
  (_: unknown, context: ExecutionContext): CurrentUserData['person'] & object => {
    const { user } = context.switchToHttp().getRequest<Request & { user?: CurrentUserData }>();
    if (!user) throw new AppError('unauthenticated');
    if (!user.person) throw new AppError('no_person');
    return user.person;
  },
);
