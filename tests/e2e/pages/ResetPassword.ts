import { expect, type Locator, type Page } from '@playwright/test';

/** /forgot and /reset-password */
export class ResetPasswordPage {
  readonly #page: Page;
  readonly name: Locator;
  readonly byPhone: Locator;
  readonly phone: Locator;
  readonly send: Locator;
  readonly pin: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly suggest: Locator;
  readonly change: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.name = page.getByRole('textbox', { name: /^E-mail or username/ });
    this.byPhone = page.getByText('Use a phone number');
    this.phone = page.getByRole('textbox', { name: /^Phone number/ });
    this.send = page.getByRole('button', { name: 'Send' });
    this.pin = page.getByRole('textbox', { name: /^PIN/ });
    this.password = page.getByLabel(/^New password(?! again)/).and(page.locator('input'));
    this.confirmation = page.getByLabel(/^New password again/);
    this.suggest = page.getByRole('button', { name: 'Suggest a password' });
    this.change = page.getByRole('button', { name: 'Change password' });
  }

  /** The step of the new password; nothing secret is in its address. */
  async asksForPassword(): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: 'New password' })).toBeVisible();
    await expect(this.#page).toHaveURL('/reset-password');
  }

  async fill(password: string): Promise<void> {
    await this.password.fill(password);
    await this.confirmation.fill(password);
  }
}
