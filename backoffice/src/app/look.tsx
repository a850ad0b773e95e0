import { createContext, useContext } from 'react';

/** Name and colour of the application, from the options. */
export interface Look {
  name: string;
  colour: string | null;
}

const LookContext = createContext<(change: Partial<Look>) => void>(() => undefined);

/** Says how the look is changed. */
export const LookProvider = LookContext.Provider;

/** Changes the look at once, after the options were saved. */
export function useChangeLook(): (change: Partial<Look>) => void {
  return useContext(LookContext);
}
