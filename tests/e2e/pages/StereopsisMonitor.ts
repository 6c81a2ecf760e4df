import { expect, type Locator, type Page } from '@playwright/test';

/** /tests/observe-stereopsis/:id */
export class StereopsisMonitorPage {
  readonly #page: Page;
  readonly completion: Locator;
  /** The plates, as the list has them. */
  readonly plates: Locator;
  /** The plates in the chart. */
  readonly marks: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.completion = page.getByRole('progressbar', { name: 'Completed' });
    this.plates = page.getByRole('region', { name: 'Plates' }).locator('tbody').getByRole('row');
    this.marks = page.getByRole('application', { name: 'Levels' }).getByRole('img');
  }

  async isShown(): Promise<void> {
    await expect(this.#page).toHaveURL(/\/tests\/observe-stereopsis\/[\w-]+/);
    await expect(this.#page.getByRole('application', { name: 'Levels' })).toBeVisible();
  }

  /** Id of the test that is watched. */
  get test(): string {
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** How the test stands, beside its title. */
  state(words: string): Locator {
    return this.#page.getByRole('main').getByText(words, { exact: true }).first();
  }
}
