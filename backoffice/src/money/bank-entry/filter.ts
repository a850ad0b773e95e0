import { isIsoDate, parseEuros } from '@feria/shared';
import { useState } from 'react';

/** What entries are searched and filtered by, as it is typed. */
export interface TypedFilter {
  q: string;
  account: string;
  from: string;
  until: string;
  amount_from: string;
  amount_until: string;
}

const NONE: TypedFilter = { q: '', account: '', from: '', until: '', amount_from: '', amount_until: '' };

/** Whether something is typed that is no amount. */
export function isNoAmount(text: string): boolean {
  return text.trim() !== '' && parseEuros(text.trim()) === undefined;
}

/** What of it the API is asked for: what is empty or not complete yet filters nothing. */
export function filterOf(typed: TypedFilter): Record<string, string> {
  const amount = (text: string): string => String(parseEuros(text.trim() || '-') ?? '');
  const day = (text: string): string => (isIsoDate(text) ? text : '');
  const all = {
    q: typed.q.trim(),
    account: typed.account,
    from: day(typed.from),
    until: day(typed.until),
    amount_from: amount(typed.amount_from),
    amount_until: amount(typed.amount_until),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The parameters of {@link filterOf} as a call takes them. */
export function queryOf({ q, ...filters }: Record<string, string>): { search?: string; filters: string[] } {
  const named = Object.entries(filters).map(([name, value]) => `${name}|${value}`);
  return { ...(q ? { search: q } : {}), filters: named };
}

export function useTypedFilter() {
  const [typed, setTyped] = useState(NONE);
  return {
    typed,
    set: (change: Partial<TypedFilter>) => setTyped((before) => ({ ...before, ...change })),
    clear: () => setTyped(NONE),
  };
}
