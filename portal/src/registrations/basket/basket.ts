import { session, userIdOf } from '@feria/shared/browser/session';
import type { BasketInput, BasketResult, KeptBasket } from '@feria/shared/contracts/basket';
import { BASKET_API } from '@feria/shared/routes';
import {
  keepPreviousData,
  queryOptions,
  useQueries,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { request } from '../../api/client';
import { hasCode } from '../../api/errors';
import { MINE, PROJECT } from '../../api/query-client';
import { BASKET } from '../../catalogue/unanswered';
import { projectQuery } from '../../catalogue/projects';
import { messageOf } from '../../components/error-notice';
import { useNotify } from '../../components/toasts';
import { useI18n } from '../../i18n';
import type { Way } from '../signup/use-sending';
import type { BasketChange } from './changes';
import { keepBasketCount } from './count';

function noted(kept: KeptBasket): KeptBasket {
  keepBasketCount(userIdOf(session.read()?.token ?? ''), kept.lines.length);
  return kept;
}

/** What the signed-in parent has put into the basket, on whatever device. */
export const basketQuery = queryOptions({
  queryKey: [MINE, 'basket'],
  queryFn: async ({ signal }) => noted(await request('GET', BASKET_API.kept, { signal })),
});

/** First part of the keys of quotes: after a booking they are not true any more. */
export const QUOTES = [MINE, 'basket-quote'] as const;

/** What lines would get now, and what they cost. The last quote stays until the next one is there. */
export const quoteQuery = (body: BasketInput) =>
  queryOptions({
    queryKey: [...QUOTES, body],
    queryFn: ({ signal }) => request('POST', `${BASKET_API.send}/quote`, { body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

/** Sends a basket. */
export const BASKET_WAY: Way<BasketInput, BasketResult> = {
  courseId: BASKET,
  post: (body, options) => request('POST', BASKET_API.send, { body, ...options }),
  changed: [basketQuery.queryKey, QUOTES],
  // In the opening minute each basket would read all its projects again.
  changedElsewhere: [[PROJECT]],
};

/** How often a change is made anew when somebody else was faster. */
const MOST_TRIES = 4;

/**
 * Stores a change. Where another device or tab has changed the basket meanwhile, it is made again of what is there now: nothing that
 * was put in elsewhere is lost.
 * @param forget_left_out the parent has read what is left out
 * @throws ApiError
 */
async function save(queryClient: QueryClient, change: BasketChange, forget_left_out: boolean): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { version, lines } = await queryClient.fetchQuery({
      ...basketQuery,
      staleTime: tries === 1 ? Infinity : 0,
    });
    const next = change(lines).map(({ child_id, course_week_id, day_type }) => ({
      child_id,
      course_week_id,
      day_type,
    }));
    try {
      const kept = await request('PUT', BASKET_API.kept, { body: { version, lines: next, forget_left_out } });
      // A reading that began before would bring back what was there.
      await queryClient.cancelQueries({ queryKey: basketQuery.queryKey });
      queryClient.setQueryData(basketQuery.queryKey, noted(kept));
      return;
    } catch (error) {
      if (!hasCode(error, 'changed_meanwhile') || tries >= MOST_TRIES) throw error;
    }
  }
}

/** One change after the other: each is made of what the one before has left. */
let last: Promise<unknown> = Promise.resolve();

/** Changes the basket; says so where that fails. Resolves with whether it was stored. */
export function useChangeBasket(): (
  change: BasketChange,
  options?: { forgetLeftOut: boolean },
) => Promise<boolean> {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const i18n = useI18n();
  return useCallback(
    (change, { forgetLeftOut } = { forgetLeftOut: false }) => {
      const saved = last
        .then(() => save(queryClient, change, forgetLeftOut))
        .then(
          () => true,
          (error: unknown) => {
            notify('error', i18n.t('basket.not_stored', { reason: messageOf(error, i18n) }));
            return false;
          },
        );
      last = saved;
      return saved;
    },
    [queryClient, notify, i18n],
  );
}

/** The projects of the ids that are there already, and what kept one from being loaded. */
export function useProjects(ids: readonly number[]): {
  projects: ReadonlyMap<number, FrontendProjectDetail>;
  isLoading: boolean;
} {
  return useQueries({
    queries: [...new Set(ids)].map((id) => projectQuery(String(id))),
    combine: (results) => ({
      projects: new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
      isLoading: results.some(({ isLoading }) => isLoading),
    }),
  });
}
