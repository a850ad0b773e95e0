/** Most that the first page of the portal may cost, in kB of gzipped JavaScript. */
export const BUDGET_KB: number;

/** What a minimal back office costs. */
export const MINIMAL_ADMIN_KB: number;

/** Most that the first load of the back office may cost. */
export const BACKOFFICE_BUDGET_KB: number;

interface FirstLoad {
  scripts: { file: string; bytes: number }[];
  kilobytes: number;
}

export function measureFirstPage(): Promise<FirstLoad>;

export function measureBackoffice(): Promise<FirstLoad>;

export function checkBudget(projects?: string[]): Promise<void>;
