import { expect, type Locator, type Page } from '@playwright/test';
import type { Project } from '../../../shared/tools/e2e/projects';
import type { Translate } from './test';

/** The sign-up dialog of one project, in the words of one language. */
export class SignUp {
  readonly dialog: Locator;
  readonly contact1: Locator;
  readonly contact2: Locator;
  readonly comment: Locator;
  readonly privacy: Locator;
  readonly submit: Locator;
  /** What went wrong, as a popup. */
  readonly popup: Locator;

  constructor(
    private readonly page: Page,
    private readonly t: Translate,
    private readonly week: (n: number) => string,
    private readonly project: Project,
    /** Where the app is reached, when not at its own address. */
    private readonly origin = '',
  ) {
    this.dialog = page.getByRole('dialog', { name: new RegExp(project.name) });
    this.contact1 = this.dialog.getByRole('textbox', { name: t('signup.contact1') });
    this.contact2 = this.dialog.getByRole('textbox', { name: t('signup.contact2') });
    this.comment = this.dialog.getByRole('textbox', { name: t('signup.comment') });
    this.privacy = this.dialog.getByRole('checkbox', { name: t('signup.privacy') });
    this.submit = this.dialog.getByRole('button', { name: t('signup.submit'), exact: true });
    this.popup = page.getByRole('alertdialog', { name: t('error.title') });
  }

  /** Opens it from the project, as whoever is logged in. */
  async open(): Promise<void> {
    await this.page.goto(`${this.origin}/courseregistration/${this.project.id}`);
    const names = [this.t('project.book'), this.t('project.book_waiting'), this.t('places.book_wishes')];
    await this.page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }).click();
  }

  /** Whether a child takes part. */
  child(name: string): Locator {
    return this.dialog.getByRole('checkbox', { name: `${name} Kofler` });
  }

  /** Half or full day of a week for a child: one of two, or the only one that is offered. */
  choice(week: number, child: string, dayType: 'full_day' | 'half_day' = 'full_day'): Locator {
    const label = this.t(`common.day_type.${dayType}`);
    const name = new RegExp(`^${label}.*${this.week(week)} ${child}$`);
    return this.dialog.getByRole('radio', { name }).or(this.dialog.getByRole('checkbox', { name }));
  }

  /** The button that takes back what is chosen of two. */
  takeBack(week: number, child: string): Locator {
    const name = this.t('signup.take_back_of', { week: this.week(week), name: child });
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** The weeks of a child in the order that counts, where it does. */
  order(child: string, areWishes = false): Locator {
    const name = this.t(areWishes ? 'signup.order_wishes' : 'signup.order', { name: child });
    return this.dialog.getByRole('list', { name }).getByRole('listitem');
  }

  /** Fills what every sign-up needs, for one week of one child. */
  async fill(child: string, week = 1): Promise<void> {
    await this.child(child).check();
    await this.choice(week, child).check();
    await this.contact1.fill('+39 333 1234567');
    await this.privacy.check();
  }

  /** Presses the button and says yes. */
  async send(): Promise<void> {
    await this.submit.click();
    await this.page.getByRole('button', { name: this.t('signup.question_yes') }).click();
  }

  /** Closes the popup. */
  async dismiss(): Promise<void> {
    await this.popup.getByRole('button', { name: this.t('action.close') }).click();
  }

  /** Opens the dialog, chooses the first week for a child, and sends the form. @param fillMore what else is filled in */
  async fillAndSend(child: string, fillMore?: () => Promise<void>): Promise<void> {
    await this.open();
    await this.fill(child);
    await fillMore?.();
    await this.send();
  }

  /** The dialog says that no answer came and that it asks the server again. */
  async expectAsking(): Promise<void> {
    await expect(this.dialog.getByRole('heading', { name: this.t('signup.asking_title') })).toBeFocused();
  }

  /** The dialog shows the result. @param timeout milliseconds, for what takes longer than usual */
  async expectResult(
    timeout = 10_000,
    key: 'result_title' | 'result_title_waiting' | 'result_title_wishes' = 'result_title',
  ): Promise<void> {
    await this.expectTitle(this.t(`signup.${key}`), timeout);
  }

  /** The dialog shows the result, in which some lines are booked. */
  async expectPartly(booked: number, count: number, timeout = 10_000): Promise<void> {
    await this.expectTitle(this.t('signup.result_title_partly', { smart_count: booked, count }), timeout);
  }

  private async expectTitle(name: string, timeout: number): Promise<void> {
    const title = this.dialog.getByRole('heading', { name });
    await expect(title).toBeFocused({ timeout });
  }
}
