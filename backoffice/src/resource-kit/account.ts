import { can, type Permission, type UserData } from '@feria/shared';
import { createContext, useCallback, useContext } from 'react';

/** The account that is logged in. It is loaded before the first page, so that no menu or button has to wait for it. */
const AccountContext = createContext<UserData | null>(null);

/** Provides the account to the components inside. */
export const AccountProvider = AccountContext.Provider;

/** The account that is logged in. @throws Error outside of {@link AccountProvider} */
export function useAccount(): UserData {
  const account = useContext(AccountContext);
  if (!account) throw new Error('Nobody is logged in here.');
  return account;
}

/** A function that tells whether the account holds at least one of the permissions. */
export function useCan(): (...anyOf: Permission[]) => boolean {
  const account = useContext(AccountContext);
  return useCallback((...anyOf) => can(account, ...anyOf), [account]);
}
