import type { Page } from '@playwright/test';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import type { MyFamily } from '@feria/shared/contracts/family';
import { API } from '@feria/shared/routes';

/** Changes what the server answers, for states that a test cannot wait for. */
async function change<T>(page: Page, path: string, edit: (data: T) => void): Promise<void> {
  await page.route(`**/${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: T };
    edit(body.data);
    await route.fulfill({ response, json: body });
  });
}

/** Changes a project on its way to the page. */
export function mockProject(
  page: Page,
  id: number,
  edit: (data: FrontendProjectDetail) => void,
): Promise<void> {
  return change(page, `${API.frontend}/${id}`, edit);
}

/** Changes my family on its way to the page. */
export function mockFamily(page: Page, edit: (data: MyFamily) => void): Promise<void> {
  return change(page, API.myFamily, edit);
}

/** Changes options on their way to the page; `null` unsets one. */
export function mockOptions(page: Page, values: Record<string, string | null>): Promise<void> {
  return change<{ key: string; value: string | null }[]>(page, API.options, (rows) => {
    for (const row of rows) if (row.key in values) row.value = values[row.key] ?? null;
  });
}
