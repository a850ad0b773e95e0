import { localStore, readJson, writeJson } from '@feria/shared/browser/storage';
import type { OptionKey } from '@feria/shared/contracts/frontend';
import { API } from '@feria/shared/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './client';

/** The options that are set, by key. */
export type Options = Partial<Record<OptionKey, string>>;

/** Name of the product, until the options say otherwise. */
export const PRODUCT = 'Feria';

// What the last visit saw: title, logo and colour stand there at once and do not jump.
const CACHE_KEY = 'feria.options';
/** The options as the last visit had them; `null` on the first. */
export const cachedOptions = readJson<Options>(localStore, CACHE_KEY);

async function loadOptions({ signal }: { signal: AbortSignal }): Promise<Options> {
  const rows = await request('GET', API.options, { signal });
  const options: Options = {};
  for (const { key, value } of rows) if (value) options[key] = value;
  writeJson(localStore, CACHE_KEY, options);
  return options;
}

/** Every option that is set. */
export const optionsQuery = queryOptions({
  queryKey: ['options'],
  queryFn: loadOptions,
  staleTime: 5 * 60_000,
  // Every page asks for them when it is loaded; a dialog that opens later needs no newer ones.
  refetchOnMount: false,
  ...(cachedOptions && { initialData: cachedOptions, initialDataUpdatedAt: 0 }),
});

/** Title, colour, texts and pictures of the organiser. Empty until loaded for the first time. */
export function useOptions(): { options: Options; isLoaded: boolean } {
  const { data, isFetched } = useQuery(optionsQuery);
  return { options: data ?? {}, isLoaded: data !== undefined || isFetched };
}
