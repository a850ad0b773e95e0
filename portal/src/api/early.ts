import { LANGUAGE_HEADER } from '@feria/shared/config';

/**
 * Requests that are sent before the application is loaded (`app/start.ts`): on a slow network its scripts take a second, in
 * which the data of the first page arrives too. {@link takeEarly} hands each answer over once.
 */

/** An answer, and when it arrived: milliseconds since 1970. */
export interface Arrived {
  response: Response;
  at: number;
}

/** An answer that nobody has taken for so long is too old to be shown, milliseconds. */
const FRESH_MS = 15_000;

const asked = new Map<string, { since: number; answer: Promise<Arrived> }>();

/** The languages of an answer: of its messages, and of what organisers wrote where that is another. */
export const answerLanguages = (...languages: [messages: string, content: string]): string =>
  [...new Set(languages)].join();

/** The headers of every request: languages of the answer, and the login if there is one. */
export function headersOf(languages: string, token: string | undefined): Record<string, string> {
  return {
    Accept: 'application/json',
    [LANGUAGE_HEADER]: languages,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

function keyOf(address: string, headers: Record<string, string>): string {
  return JSON.stringify([address, headers]);
}

/** Sends a request and notes when its answer arrived. @param address without the leading slash */
export async function send(address: string, init: RequestInit): Promise<Arrived> {
  const response = await fetch(`/${address}`, init);
  return { response, at: Date.now() };
}

/** Sends a GET whose answer the application will want. A failure is for whoever takes it. */
export function askEarly(address: string, headers: Record<string, string>): Promise<Arrived> {
  const answer = send(address, { headers });
  answer.catch(() => undefined);
  asked.set(keyOf(address, headers), { since: Date.now(), answer });
  return answer;
}

/** The answer to a GET that was sent before with the same headers, if there is one that nobody has taken. */
export function takeEarly(address: string, headers: Record<string, string>): Promise<Arrived> | null {
  const key = keyOf(address, headers);
  const found = asked.get(key);
  asked.delete(key);
  return found && Date.now() - found.since < FRESH_MS ? found.answer : null;
}
