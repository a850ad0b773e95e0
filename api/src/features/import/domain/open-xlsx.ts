import type { ServerMessageKey } from '@feria/shared/i18n/server/index';

/** Messages of such files. */
export type UnreadableKey = Extract<ServerMessageKey, `import.${string}`>;

/** A file that is not read at all, and why. */
export class UnreadableFile extends Error {
  constructor(
    readonly key: UnreadableKey,
    readonly params: Record<string, string | number> = {},
  ) {
    super(key);
    this.name = 'UnreadableFile';
  }
}

/** 0 → `A`, 26 → `AA`. */
export function lettersOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
