import { expect, type Locator, type Page } from '@playwright/test';

export type EyeName = 'Right eye' | 'Left eye';

/** /tests/observe-pupillometry/:id */
export class PupilMonitorPage {
  readonly #page: Page;
  readonly completion: Locator;
  /** The curves of both pupils. */
  readonly curves: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.completion = page.getByRole('progressbar', { name: 'Completed' });
    this.curves = page.getByRole('application', { name: 'Pupils and light' }).locator('[data-part="curve"]');
  }

  async isShown(): Promise<void> {
    await expect(this.#page).toHaveURL(/\/tests\/observe-pupillometry\/[\w-]+/);
  }

  /** Answers the question of the dots. */
  async begin(): Promise<void> {
    await this.#page.getByRole('button', { name: 'One dot' }).click();
    await expect(this.#page.getByRole('application', { name: 'Pupils and light' })).toBeVisible();
  }

  /** Id of the test that is watched. */
  get test(): string {
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** How the test stands, beside its title. */
  state(words: string): Locator {
    return this.#page.getByRole('main').getByText(words, { exact: true }).first();
  }

  /** The periods of an eye, by what is said of them. */
  periods(eye: EyeName, period: string): Locator {
    return this.#page.getByRole('img', { name: new RegExp(`^${eye}, ${period}`) });
  }

  /** The card of an eye. */
  eye(name: EyeName): Locator {
    return this.#page.getByRole('group', { name });
  }
}
