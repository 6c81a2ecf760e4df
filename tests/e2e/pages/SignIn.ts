import type { OfficeGroup, User } from '@isopter/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, PASSWORD } from '../people.ts';
import { proofOf } from '../proof.ts';

/** Session data that the app keeps across reloads. */
interface Kept {
  user: User;
  office_group: OfficeGroup;
}

/** Accounts whose clinic signs in through its single sign-on provider. */
const hasProvider = (account: Account): boolean => account === 'sso' || account === 'sso-oa';

/** /login */
export class SignInPage {
  readonly #page: Page;
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** Shown if the domain of a clinic is known. */
  readonly sso: Locator;
  /** The error. */
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

  /** Signs in through the form and waits for the screen the account lands on. */
  async byForm(account: Account, lands = 'Patients'): Promise<void> {
    await this.open();
    await this.try(account, PASSWORD);
    if (hasProvider(account)) {
      // the button may have been shown before, for another clinic
      await expect(this.alert).toHaveText('Sign in with single sign-on.');
      await this.choose(`${account}@isopter.example`);
    }
    await this.#landsOn(lands);
  }

  /** Signs in without the form and opens the screen the account lands on. */
  async as(account: Account, lands = 'Patients'): Promise<void> {
    if (hasProvider(account)) return this.byForm(account, lands);
    await this.session(account);
    await this.#page.goto('/');
    return this.#landsOn(lands);
  }

  /**
   * Starts a session without showing a screen, for a journey that opens an address next. The form would cost as much as
   * two screens; the specs of the sign-in use it.
   */
  async session(account: Account): Promise<void> {
    const { request } = this.#page;
    // storage belongs to an origin: the page must be at one, and any answer sets the CSRF cookie
    await this.#page.goto('/health/live');
    const signedIn = await request.post('/api/auth-token/', {
      ...(await proofOf(this.#page)),
      data: { username: account, password: PASSWORD },
    });
    expect(signedIn.status()).toBe(200);
    const { user, office_group } = (await (await request.get('/api/bootstrap/')).json()) as Kept;
    // the app restores a session only where it kept one
    await this.#page.evaluate(
      (kept) => localStorage.setItem('isopter.user_data', kept),
      JSON.stringify({ user, office_group }),
    );
  }

  async #landsOn(heading: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }

  /** Leaves for the provider of the sample data, and chooses somebody on its page. */
  async choose(email: string): Promise<void> {
    await this.sso.click();
    await this.#page.getByRole('link', { name: `(${email})` }).click();
  }
}
