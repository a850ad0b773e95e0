import { createContext, useContext } from 'react';

/** Name and colour that the whole back office shows. Staff edit both on the options page. */
export interface Branding {
  name: string;
  /** Theme colour as in CSS (`#2e7d32`); `null` for the built-in one. */
  colour: string | null;
}

const BrandingContext = createContext<(change: Partial<Branding>) => void>(() => undefined);

/** Its value is the function that {@link useChangeBranding} returns. */
export const BrandingProvider = BrandingContext.Provider;

/** The function that shows a new name or colour at once, without a reload. Called after the options were saved. */
export function useChangeBranding(): (change: Partial<Branding>) => void {
  return useContext(BrandingContext);
}
