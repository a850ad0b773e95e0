import { createContext, useContext } from 'react';

const TabShownContext = createContext(true);

/** Says to what is in a tab whether the tab has been opened yet. */
export const TabShownProvider = TabShownContext.Provider;

/** Whether the tab around has been opened yet; true outside of tabs. */
export function useTabShown(): boolean {
  return useContext(TabShownContext);
}
