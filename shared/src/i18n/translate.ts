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
  return (chosen ?? '').replace(
    /(\b(?:a|da|de|ne|su|i)l )?%\{(\w+)\}/gi,
    (_whole, article = '', name: string) => {
      const value = String(params[name] ?? `%{${name}}`);
      return (EIGHT_OR_ELEVEN.test(value) ? elided(article) : article) + value;
    },
  );
}

/** A date that an Italian reads with a vowel first: *otto*, *undici*. */
const EIGHT_OR_ELEVEN = /^(?:0?8|11)\./;

/** The Italian article before such a date: `al ` is `all’`, `il ` is `l’`. */
const elided = (article: string): string =>
  article.replace(/^il $/, 'l’').replace(/^Il $/, 'L’').replace(/l $/, 'll’');
