import type { Page } from '@playwright/test';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import type { MyFamily } from '@feria/shared/contracts/family';
import { API } from '@feria/shared/routes';

/**
 * Changes the answer of the server before the page gets it, for states that a test cannot bring about, such as data that was
 * confirmed years ago.
 */
async function changeAnswer<T>(
  page: Page,
  path: string,
  edit: (data: T) => void | Promise<void>,
): Promise<void> {
  await page.route(`**/${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: T };
    await edit(body.data);
    await route.fulfill({ response, json: body });
  });
}

/** Changes the data of a project (a course as parents see it) before the page gets it. */
export function mockProject(
  page: Page,
  id: number,
  edit: (data: FrontendProjectDetail) => void | Promise<void>,
): Promise<void> {
  return changeAnswer(page, `${API.frontend}/${id}`, edit);
}

/** Changes the data of “My family” before the page gets it. */
export function mockFamily(page: Page, edit: (data: MyFamily) => void): Promise<void> {
  return changeAnswer(page, API.myFamily, edit);
}

/** Changes options before the page gets them: values by key, `null` for an option without a value. */
export function mockOptions(page: Page, values: Record<string, string | null>): Promise<void> {
  return changeAnswer<{ key: string; value: string | null }[]>(page, API.options, (rows) => {
    for (const row of rows) if (row.key in values) row.value = values[row.key] ?? null;
  });
}
