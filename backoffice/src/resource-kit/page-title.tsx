import { createContext, useContext } from 'react';

const AppNameContext = createContext('Feria');

/** Provides the name of the application. */
export const AppNameProvider = AppNameContext.Provider;

/** Name of the application, from the options. */
export function useAppName(): string {
  return useContext(AppNameContext);
}

/** The title of a page, in the app bar and in the browser's tab. */
export function PageTitle({ text }: { text: string }) {
  const app = useAppName();
  return (
    <>
      <title>{`${text} – ${app}`}</title>
      {text}
    </>
  );
}
