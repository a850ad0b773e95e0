import { useSearchParams } from 'react-router-dom';

/** A dialog that stands in the address of its page. */
export interface AddressDialog {
  /** Value of the parameter while the dialog is open, else `null`. */
  value: string | null;
  open: (value: string) => void;
  close: () => void;
}

/**
 * Opens a dialog by a parameter of the address: Back closes it, a reload and a login come back to it.
 * @param parameter name of the parameter; its value says for which record, and is nothing personal
 */
export function useAddressDialog(parameter: string): AddressDialog {
  const [search, setSearch] = useSearchParams();
  return {
    value: search.get(parameter),
    open: (value) =>
      setSearch((before) => ({ ...Object.fromEntries(before), [parameter]: value }), {
        preventScrollReset: true,
      }),
    close: () =>
      setSearch(
        (before) => {
          before.delete(parameter);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
