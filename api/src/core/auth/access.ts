import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Permission } from '@feria/shared';

/**
 * Who may call a route. Every route states one of these; the guard refuses a route that states none, and a test
 * walks all routes to find it first (product/accounts.md#permissions).
 */
export type Access =
  | { kind: 'public'; forReader: boolean }
  | {
      kind: 'loggedIn';
      evenIfPasswordChangeRequired: boolean;
      evenIfSecondFactorRequired: boolean;
      inView: boolean;
    }
  | { kind: 'permission'; anyOf: readonly Permission[]; also: readonly Permission[] };

/** Metadata key of the {@link Access}. */
export const ACCESS = 'feria:access';

/**
 * Anybody, logged in or not.
 * @param options.forReader whether the route may ask who is logged in (`readerOf`); a login that has ended counts as none
 */
export function Public(options: { forReader?: boolean } = {}): MethodDecorator & ClassDecorator {
  return SetMetadata(ACCESS, { kind: 'public', forReader: options.forReader ?? false } satisfies Access);
}

/**
 * Any account with a live session, no API key; unless said otherwise not while it has to change its password or to set up a second factor.
 * @param options.inView whether it may be called by staff who look at the portal as a parent: only what changes nothing and tells
 *   no secret (product/accounts.md#view-as-parent)
 */
export function LoggedIn(
  options: {
    evenIfPasswordChangeRequired?: boolean;
    evenIfSecondFactorRequired?: boolean;
    inView?: boolean;
  } = {},
): MethodDecorator & ClassDecorator {
  return SetMetadata(ACCESS, {
    kind: 'loggedIn',
    evenIfPasswordChangeRequired: options.evenIfPasswordChangeRequired ?? false,
    evenIfSecondFactorRequired: options.evenIfSecondFactorRequired ?? false,
    inView: options.inView ?? false,
  } satisfies Access);
}

/** Accounts and API keys that hold at least one of the permissions. */
export function RequirePermission(...anyOf: [Permission, ...Permission[]]): MethodDecorator & ClassDecorator {
  return requiring({ kind: 'permission', anyOf, also: [] });
}

/** Accounts and API keys that hold all of the permissions. */
export function RequirePermissions(
  first: Permission,
  ...also: Permission[]
): MethodDecorator & ClassDecorator {
  return requiring({ kind: 'permission', anyOf: [first], also });
}

/** Who calls with an API key finds in the description of the API which permissions its role needs. */
function requiring(access: Extract<Access, { kind: 'permission' }>): MethodDecorator & ClassDecorator {
  return applyDecorators(
    SetMetadata(ACCESS, access),
    ApiExtension('x-permissions', { any_of: access.anyOf, all_of: access.also }),
  );
}
