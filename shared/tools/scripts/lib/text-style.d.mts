/** Where texts differ from the style of an office letter; see `text-style.mjs`. */
export function styleProblems(
  language: 'de' | 'it',
  messages: object,
  exceptions?: readonly string[],
): string[];
