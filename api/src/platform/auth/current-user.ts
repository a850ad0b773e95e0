import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Permission, UiLanguage } from '@feria/shared';
import type { Request } from 'express';
import { AppError } from '../http/errors.js';

/** The signed-in user, read from the database for this request: permissions are never those of a token. */
export interface CurrentUserData {
  id: number;
  sessionId: string;
  name: string;
  email: string;
  lang: UiLanguage;
  roles: string[];
  permissions: Permission[];
  passwordChangeRequired: boolean;
  /** The person of a parent account; staff accounts have none. */
  person: { id: number; first_name: string; last_name: string } | null;
}

/** Hands the signed-in user to a handler. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): CurrentUserData => {
  const { user } = context.switchToHttp().getRequest<Request & { user?: CurrentUserData }>();
  if (!user) throw new AppError('unauthenticated');
  return user;
});

/** Hands the signed-in user's person to a handler; 403 `no_person` for accounts without one (decisions §3). */
export const CurrentPerson = createParamDecorator((_: unknown, context: ExecutionContext): { id: number } => {
  const { user } = context.switchToHttp().getRequest<Request & { user?: CurrentUserData }>();
  if (!user) throw new AppError('unauthenticated');
  if (!user.person) throw new AppError('no_person');
  return user.person;
});
