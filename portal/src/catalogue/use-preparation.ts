import { session } from '@feria/shared/browser/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { useEffect, useEffectEvent, useState } from 'react';
import { renewLogin, userQuery, useUser } from '../accounts/account';
import { familyForSignUp } from '../families/family';
import { isLoginToRenew, NEAR_MS, preparationDelay } from './opening';

interface Preparation {
  project: FrontendProjectDetail;
  /** Whether the project can be booked now, or will be: only then anything is fetched. */
  isWanted: boolean;
  /** Milliseconds until registration opens, 0 when that is not ahead. */
  left: number;
  /** Loads the code of the dialog that the Book button opens. */
  preload: () => Promise<unknown>;
}

/**
 * Fetches what signing up needs before the button is pressed: the code of the dialog, and the family. Shortly before the
 * opening it renews login and family, so that the opening minute needs neither (product/catalogue.md#the-opening-minute).
 */
export function usePreparation({ project, isWanted, left, preload }: Preparation): void {
  const { user } = useUser();
  const queryClient = useQueryClient();
  const isReady = useIsLoaded() && isWanted;
  const hasFamily = Boolean(user?.people);

  useEffect(() => {
    if (isReady) preload().catch(() => undefined); // loaded again when it is opened
  }, [isReady, preload]);

  // Observed and not only fetched: what nobody observes is dropped after five minutes.
  useQuery({
    ...familyForSignUp,
    enabled: isReady && hasFamily,
    refetchOnWindowFocus: false,
    notifyOnChangeProps: [],
  });

  const isNear = left > 0 && left <= NEAR_MS;
  const [hasWaited] = useState(left > NEAR_MS);
  const renew = useEffectEvent(() => {
    const login = session.read();
    if (login && isLoginToRenew(Date.parse(login.expires_at), Date.parse(project.opens_at ?? ''), hasWaited))
      renewLogin().catch(() => undefined); // tried again by itself
    // What the page has fetched within these two minutes stays.
    queryClient.fetchQuery({ ...userQuery, staleTime: NEAR_MS }).catch(() => undefined);
    queryClient.fetchQuery({ ...familyForSignUp, staleTime: NEAR_MS }).catch(() => undefined);
  });
  const delay = useEffectEvent(() => preparationDelay(left, Math.random()));
  useEffect(() => {
    if (!isNear || !hasFamily) return;
    const timer = setTimeout(() => renew(), delay());
    return () => clearTimeout(timer);
  }, [isNear, hasFamily]);
}

/** A pause after the page has loaded, in milliseconds. */
const BREATH_MS = 300;

/** Whether the page and its pictures are there, so that more requests delay nothing that is seen. */
function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      timer = setTimeout(() => setLoaded(true), BREATH_MS);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', wait);
    };
  }, []);
  return isLoaded;
}
