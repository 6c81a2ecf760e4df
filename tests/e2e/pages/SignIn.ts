import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, PASSWORD } from '../people.ts';

/** /login */
export class SignInPage {
  readonly #page: Page;
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** Where the domain of a clinic is known. */
  readonly sso: Locator;
  /** What went wrong. */
  readonly alert: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.username = page.getByRole('textbox', { name: 'Username, e-mail or phone' });
    this.password = page.getByRole('textbox', { name: 'Password' });
    this.submit = page.getByRole('button', { name: 'Sign in', exact: true });
    this.sso = page.getByRole('button', { name: 'Sign in with single sign-on' });
    this.alert = page.getByRole('alert');
  }

  async open(path = '/login'): Promise<void> {
    await this.#page.goto(path);
    await this.isShown();
  }

  async isShown(): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(this.#page).toHaveURL('/login');
  }

  async fill(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
  }

  async try(username: string, password: string): Promise<void> {
    await this.fill(username, password);
    await this.submit.click();
  }

  /** Signs in and waits for the screen the account lands on. */
  async as(account: Account, lands = 'Patients'): Promise<void> {
    await this.open();
    await this.try(account, PASSWORD);
    if (account === 'sso' || account === 'sso-oa') {
      // the button may have stood there before, of another clinic
      await expect(this.alert).toHaveText('Sign in with single sign-on.');
      await this.choose(`${account}@isopter.example`);
    }
    await expect(this.#page.getByRole('heading', { name: lands, level: 1 })).toBeVisible();
  }

  /** Leaves for the provider of the sample data, and chooses somebody on its page. */
  async choose(email: string): Promise<void> {
    await this.sso.click();
    await this.#page.getByRole('link', { name: `(${email})` }).click();
  }
}
