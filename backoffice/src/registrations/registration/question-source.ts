const PREFIX = 'question_';

/** The value of a filter by a question: without an answer. */
export const NO_ANSWER = '-';

/** What column, filter and sort of a question are called in the list. */
export function questionSource(questionId: number): string {
  return `${PREFIX}${questionId}`;
}

/** The question of such a name; `null` of any other. */
export function questionOf(source: string): number | null {
  return source.startsWith(PREFIX) ? Number(source.slice(PREFIX.length)) : null;
}

/** Names of the filters that are set and are by questions other than these. */
export function staleFilters(filters: Record<string, unknown>, questionIds: readonly number[]): string[] {
  return Object.entries(filters).flatMap(([source, value]) => {
    const id = questionOf(source);
    return id !== null && value !== '' && value != null && !questionIds.includes(id) ? [source] : [];
  });
}
