import type { OptionKey, OptionRecord } from '@feria/shared/contracts/frontend';
import { API } from '@feria/shared/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/client';
import { lasting, readJson, writeJson } from '../api/storage';

/** The options that are set, by key. */
export type Options = Partial<Record<OptionKey, string>>;

/** Name of the product, until the options say otherwise. */
export const PRODUCT = 'Feria';

// What the last visit saw: title, logo and colour stand there at once and do not jump.
const KEPT = 'feria.options';
const kept = readJson<Options>(lasting, KEPT);

async function loadOptions({ signal }: { signal: AbortSignal }): Promise<Options> {
  const rows = await request<OptionRecord[]>(API.options, { signal });
  const options: Options = {};
  for (const { key, value } of rows) if (value) options[key] = value;
  writeJson(lasting, KEPT, options);
  return options;
}

/** Every option that is set. */
export const optionsQuery = queryOptions({
  queryKey: ['options'],
  queryFn: loadOptions,
  staleTime: 5 * 60_000,
  ...(kept && { initialData: kept, initialDataUpdatedAt: 0 }),
});

/** Title, colour, texts and pictures of the organiser. Empty until loaded for the first time. */
export function useOptions(): { options: Options; isLoaded: boolean } {
  const { data, isFetched } = useQuery(optionsQuery);
  return { options: data ?? {}, isLoaded: data !== undefined || isFetched };
}
