import { expect, type Locator, type Page } from '@playwright/test';

export type EyeName = 'Right eye' | 'Left eye';

/** /tests/observe-kinetic/:id */
export class KineticMonitorPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async isShown(): Promise<void> {
    await expect(this.#page).toHaveURL(/\/tests\/observe-kinetic\/[\w-]+/);
    await expect(this.#page.getByRole('application', { name: 'Isopter, Left eye' })).toBeVisible();
  }

  /** Id of the test that is watched. */
  get test(): string {
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** How the test stands, beside its title. */
  state(words: string): Locator {
    return this.#page.getByRole('main').getByText(words, { exact: true }).first();
  }

  /** Percent of the directions of an eye. */
  completion(eye: EyeName): Locator {
    return this.#page.getByRole('progressbar', { name: eye });
  }

  /** The directions of an eye that have a result. */
  directions(eye: EyeName): Locator {
    return this.#page.getByRole('application', { name: `Isopter, ${eye}` }).getByRole('img');
  }

  /** The area of the isopter of an eye, once it is closed. */
  area(eye: EyeName): Locator {
    return this.#page.getByRole('group', { name: eye }).getByText(/^Area/);
  }
}
