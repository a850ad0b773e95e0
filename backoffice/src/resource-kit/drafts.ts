import { readJson, sessionStore, writeJson } from '@feria/shared/browser/storage';

/** What is being written and was not sent yet, in this tab: it outlives a closed dialog and a reload, but not a logout. */

const KEY = 'feria.be.drafts';
/** The oldest are dropped. */
const MOST = 5;

interface Draft<T> {
  name: string;
  value: T;
}

/** The draft of that name; `null` when there is none. */
export function readDraft<T>(name: string): T | null {
  const drafts = readJson<Draft<T>[]>(sessionStore, KEY) ?? [];
  return drafts.find((draft) => draft.name === name)?.value ?? null;
}

/** Keeps a draft; `null` drops it. */
export function writeDraft<T>(name: string, value: T | null): void {
  const others = (readJson<Draft<unknown>[]>(sessionStore, KEY) ?? []).filter((draft) => draft.name !== name);
  writeJson(sessionStore, KEY, value === null ? others : [{ name, value }, ...others].slice(0, MOST));
}

/** Drops every draft: the next account in this tab must not read them. */
export function forgetDrafts(): void {
  sessionStore.removeItem(KEY);
}
