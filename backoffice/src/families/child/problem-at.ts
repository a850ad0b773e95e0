import { HttpError } from 'react-admin';

/** What the server said of a field, by its path (`persons.0.phone`). */
export function problemAt(error: Error | null, field: string): string | undefined {
  return problemsOf(error)[field];
}

/** What the server said that stands at none of the fields; without any, its message. */
export function otherProblem(error: Error, isField: (path: string) => boolean): string | null {
  const problems = Object.entries(problemsOf(error));
  if (problems.length === 0) return error.message;
  return (
    problems
      .filter(([path]) => !isField(path))
      .map(([, message]) => message)
      .join(' ') || null
  );
}

function problemsOf(error: Error | null): Record<string, string> {
  const body: unknown = error instanceof HttpError ? error.body : null;
  return (body as { errors?: Record<string, string> } | null)?.errors ?? {};
}
