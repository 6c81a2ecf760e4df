import { expect, type Locator, type Page } from '@playwright/test';

/** The frame around the screens: navigation, language, user menu. */
export class Frame {
  readonly #page: Page;
  readonly navigation: Locator;
  readonly account: Locator;
  readonly language: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.account = page.getByRole('button', { name: /: account and display$/ });
    this.language = page.getByRole('button', { name: /^Language:/ });
  }

  /** Goes where a link of the application would, without loading the page again. */
  async goTo(address: string): Promise<void> {
    await this.#page.evaluate((to) => {
      history.pushState(null, '', to);
      // an entry that is not the application's own, as the address bar makes one
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
  }

  /** Chooses from the menu of the account: a theme, a density, a screen, signing out. */
  async choose(item: string | RegExp): Promise<void> {
    await this.account.click();
    await this.#page
      .getByRole('menuitem', { name: item })
      .or(this.#page.getByRole('menuitemradio', { name: item }))
      .click();
  }

  async signOut(): Promise<void> {
    await this.choose('Sign out');
    await expect(this.#page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }

  async speak(language: string | RegExp): Promise<void> {
    await this.language.click();
    await this.#page.getByRole('option', { name: language }).click();
  }
}
