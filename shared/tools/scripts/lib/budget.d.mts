/** Most that the first page of the portal may cost, in kB of gzipped JavaScript. */
export const BUDGET_KB: number;

interface FirstLoad {
  scripts: { file: string; bytes: number }[];
  kilobytes: number;
}

export function measureFirstPage(): Promise<FirstLoad>;

/** Files with the words of the first page, by language. */
export function wordsOfFirstPage(): Promise<Record<string, string>>;

export function checkBudget(projects?: string[]): Promise<void>;
