import { localStore } from '@feria/shared/browser/storage';
import { useSyncExternalStore } from 'react';

/* Part of the first page: how many lines the basket had when it was last seen here. The page itself asks the server. */

const KEY = 'feria.basket';
/** Where the weeks of a visitor stand, after their number and a space ({@link file://./before-login.ts}). */
const VISITOR_KEY = 'feria.basket.visitor';

const listeners = new Set<() => void>();

/** Remembers how many lines the basket of an account has. */
export function keepBasketCount(userId: number | null, count: number): void {
  localStore.setItem(KEY, `${userId}:${count}`);
  listeners.forEach((listener) => listener());
}

/** Keeps what a visitor has in the basket. */
export function keepVisitorBasket(count: number, content: string): void {
  if (count > 0) localStore.setItem(VISITOR_KEY, `${count} ${content}`);
  else localStore.removeItem(VISITOR_KEY);
  listeners.forEach((listener) => listener());
}

/** What {@link keepVisitorBasket} has kept, with the number in front; empty when there is nothing. */
export function useVisitorBasket(): string {
  return useSyncExternalStore(subscribe, () => localStore.getItem(VISITOR_KEY) ?? '');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** How many lines the basket of an account had when this browser last saw it. */
export function useBasketCount(userId?: number): number {
  const [owner, count] = useSyncExternalStore(subscribe, () => localStore.getItem(KEY) ?? '').split(':');
  return owner === String(userId) ? Number(count) : 0;
}
