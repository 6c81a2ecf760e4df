import { expect, type Locator, type Page } from '@playwright/test';

export type MotilityKind = 'eoms' | 'cover' | 'sensorimotor';

/** /tests/observe-eoms/:id, /tests/observe-cover/:id and /tests/observe-sensorimotor/:id */
export class MotilityMonitorPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async isShown(kind: MotilityKind, timeout?: number): Promise<void> {
    await expect(this.#page).toHaveURL(new RegExp(`/tests/observe-${kind}/[\\w-]+`), timeout ? { timeout } : {});
  }

  /** Id of the test that is watched. */
  get test(): string {
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** How the test stands, beside its title. */
  state(words: string): Locator {
    return this.#page.getByRole('main').getByText(words, { exact: true }).first();
  }

  /** How far an eye is, or the test ("Completed"). */
  completion(name: string): Locator {
    return this.#page.getByRole('progressbar', { name });
  }

  /** The marks of a chart: "Eye movements, Left eye". */
  marks(chart: string, words: RegExp): Locator {
    return this.#page.getByRole('application', { name: chart }).getByRole('img', { name: words });
  }
}
