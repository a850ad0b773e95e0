import { can, type Permission, type UserData } from '@feria/shared';
import { createContext, useCallback, useContext } from 'react';

/** Whoever is logged in; loaded before the first page, so that no menu or button has to wait for it. */
const AccountContext = createContext<UserData | null>(null);

/** Says who is logged in. */
export const AccountProvider = AccountContext.Provider;

/** Whoever is logged in. */
export function useAccount(): UserData {
  const account = useContext(AccountContext);
  if (!account) throw new Error('Nobody is logged in here.');
  return account;
}

/** Asks whether the account holds at least one of the permissions: what it may not do is not shown to it. */
export function useCan(): (...anyOf: Permission[]) => boolean {
  const account = useContext(AccountContext);
  return useCallback((...anyOf) => can(account, ...anyOf), [account]);
}
