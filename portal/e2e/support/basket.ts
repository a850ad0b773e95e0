import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { FamilyChild, KeptBasket } from '@feria/shared';
import { BASKET_API } from '@feria/shared/routes';
import type { Family } from '../../../shared/tools/e2e/families';
import type { Project } from '../../../shared/tools/e2e/projects';
import type { Translate } from './test';

/** What stands in a basket: a child, a project, and which of its weeks, from 0. */
type Wanted = [child: FamilyChild, project: Project, week: number];

/** What a parent has in the basket. */
export async function keptBasket(request: APIRequestContext, { session }: Family): Promise<KeptBasket> {
  const answer = await request.get(`/${BASKET_API.kept}`, {
    headers: { Authorization: `Bearer ${session.token}` },
  });
  return ((await answer.json()) as { data: KeptBasket }).data;
}

/** Fills the basket of a parent through the API. */
export async function fillBasket(
  request: APIRequestContext,
  family: Family,
  ...wanted: Wanted[]
): Promise<void> {
  const { version } = await keptBasket(request, family);
  const answer = await request.put(`/${BASKET_API.kept}`, {
    headers: { Authorization: `Bearer ${family.session.token}` },
    data: {
      version,
      lines: wanted.map(([child, project, week]) => ({
        child_id: child.id,
        course_week_id: project.weeks[week],
        day_type: 'full_day',
      })),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The page of the basket, in the words of one language. */
export class Basket {
  readonly contact1: Locator;
  readonly privacy: Locator;
  readonly sum: Locator;

  constructor(
    private readonly page: Page,
    private readonly t: Translate,
    /** Where the app is reached, when not at its own address. */
    private readonly origin = '',
  ) {
    this.contact1 = page.getByRole('textbox', { name: t('signup.contact1') });
    this.privacy = page.getByRole('checkbox', { name: t('signup.privacy') });
    this.sum = page.getByRole('region', { name: t('basket.sum') });
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.origin}/basket`);
    await expect(this.page.getByRole('heading', { level: 1, name: this.t('basket.title') })).toBeVisible();
  }

  /** The lines of a child for a project. */
  lines(child: string, project: Project): Locator {
    return this.page.getByRole('list', { name: new RegExp(`^${child}: ${project.name}`) });
  }

  /** The button that sends so many weeks. */
  send(count: number): Locator {
    return this.page.getByRole('button', {
      name: this.t('basket.send', { smart_count: count }),
      exact: true,
    });
  }

  /** The page says what became of everything. @param timeout milliseconds, for what takes longer than usual */
  async expectResult(timeout = 10_000): Promise<void> {
    const title = this.page.getByRole('heading', { level: 1, name: this.t('signup.result_title') });
    await expect(title).toBeFocused({ timeout });
  }
}
