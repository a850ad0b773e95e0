import { can, type Permission, type UserData } from '@feria/shared';
import { createContext, useCallback, useContext } from 'react';

/** Whoever is logged in; loaded before the first page, so that no menu or button has to wait for it. */
const AccountContext = createContext<UserData | null>(null);

/** Says who is logged in. */
export const AccountProvider = AccountContext.Provider;

/** Asks whether the account holds at least one of the permissions: what it may not do is not shown to it. */
export function useCan(): (...anyOf: Permission[]) => boolean {
  const account = useContext(AccountContext);
  return useCallback((...anyOf) => can(account, ...anyOf), [account]);
}
