import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from './test';

/** *How old? Which weeks?* above the list of projects and on the start page, in the words of one language. */
export class Finder {
  /** The button that opens the questions. */
  readonly bar: Locator;
  readonly sheet: Locator;

  constructor(
    page: Page,
    private readonly t: Translate,
  ) {
    this.bar = page.getByRole('button', { name: t('projects.how_old') });
    this.sheet = page.getByRole('dialog', { name: t('finder.title') });
  }

  async open(): Promise<void> {
    await this.bar.click();
    await expect(this.sheet).toBeVisible();
  }

  /** An answer to *How old?*: years, a name, or any age. */
  age(name: string): Locator {
    return this.group('projects.how_old').getByRole('radio', { name, exact: true });
  }

  years(count: number): Locator {
    return this.age(this.t('finder.years', { smart_count: count }));
  }

  /** The n-th week, from 0, of a month as it is called with its year. */
  week(month: string, index: number): Locator {
    return this.sheet.getByRole('group', { name: month }).getByRole('checkbox').nth(index);
  }

  group(key: 'projects.how_old' | 'projects.which_weeks' | 'finder.location' | 'finder.type'): Locator {
    return this.sheet.getByRole('group', { name: this.t(key) });
  }

  /** The button that shows what was found. */
  show(count: number): Locator {
    return this.sheet.getByRole('button', {
      name: this.t('finder.show', { smart_count: count }),
      exact: true,
    });
  }

  /** Shows what was found, however much that is. */
  async done(): Promise<void> {
    await this.sheet.getByRole('button', { name: /\d/ }).last().click();
    await expect(this.sheet).toBeHidden();
  }
}
