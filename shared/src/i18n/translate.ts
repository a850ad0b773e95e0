/**
 * Messages are trees of strings with `%{name}` for values and `one |||| many` for counts (`smart_count`), the form that
 * ra-i18n-polyglot reads too, so the same files serve API and frontends.
 */

/** A tree of messages of one language. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Another language of `T`: the same keys, other words. A missing key fails the typecheck. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** Dotted paths to the strings of a tree. */
export type MessageKey<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${MessageKey<T[K]>}`;
}[keyof T & string];

/** Values for the `%{…}` of a message. */
export type MessageParams = Record<string, string | number>;

/** The message at a dotted key, filled in; the key itself when there is none, so that a gap is seen and not fatal. */
export function translate(messages: Messages, key: string, params: MessageParams = {}): string {
  let node: string | Messages | undefined = messages;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return key;
    node = node[part];
  }
  if (typeof node !== 'string') return key;
  const forms = node.split('||||').map((form) => form.trim());
  const chosen = forms.length > 1 && params.smart_count !== 1 ? forms[1] : forms[0];
  return (chosen ?? '').replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
