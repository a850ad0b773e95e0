/** Most that the first page may cost, in kB of gzipped JavaScript. */
export const BUDGET_KB: number;

export function measureFirstPage(): Promise<{
  scripts: { file: string; bytes: number }[];
  kilobytes: number;
}>;

export function checkBudget(): Promise<void>;
