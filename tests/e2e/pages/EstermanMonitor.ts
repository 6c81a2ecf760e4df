import { expect, type Locator, type Page } from '@playwright/test';

/** /tests/observe-esterman/:id */
export class EstermanMonitorPage {
  readonly #page: Page;
  /** The map of both eyes together. */
  readonly map: Locator;
  readonly completion: Locator;
  /** The question how many dots the patient sees. */
  readonly dots: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.map = page.getByRole('application', { name: 'Esterman field, Both eyes' });
    this.completion = page.getByRole('progressbar', { name: 'Both eyes' });
    this.dots = page.getByRole('dialog', { name: 'How many dots does the patient see?' });
  }

  async isShown(): Promise<void> {
    await expect(this.#page).toHaveURL(/\/tests\/observe-esterman\/[\w-]+/);
    await expect(this.map).toBeVisible();
  }

  /** Id of the test that is watched. */
  get test(): string {
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** How the test stands, beside its title. */
  state(words: string): Locator {
    return this.#page.getByRole('main').getByText(words, { exact: true }).first();
  }

  /** Returns the points of the map with this result. */
  points(result: 'seen' | 'not seen' | 'not yet tested'): Locator {
    return this.map.getByRole('img', { name: new RegExp(`, ${result}$`) });
  }

  /** A number below the map: its value and what it is counted from. */
  fact(name: string): Locator {
    return this.#page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=..');
  }
}
