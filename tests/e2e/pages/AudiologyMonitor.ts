import { expect, type Locator, type Page } from '@playwright/test';

export type EarName = 'Right ear' | 'Left ear';

/** /tests/observe-audiology/:id */
export class AudiologyMonitorPage {
  readonly #page: Page;
  readonly completion: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.completion = page.getByRole('progressbar', { name: 'Completed' });
  }

  async isShown(): Promise<void> {
    await expect(this.#page).toHaveURL(/\/tests\/observe-audiology\/[\w-]+/);
    await expect(this.#page.getByRole('application', { name: 'Audiogram' })).toBeVisible();
  }

  /** Id of the test that is watched. */
  get test(): string {
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** How the test stands, beside its title. */
  state(words: string): Locator {
    return this.#page.getByRole('main').getByText(words, { exact: true }).first();
  }

  #list(ear: EarName): Locator {
    return this.#page.getByRole('region', { name: `Tones, ${ear}` });
  }

  /** The tones of an ear, as its list has them. */
  tones(ear: EarName): Locator {
    return this.#list(ear).locator('tbody').getByRole('row');
  }

  /** Shows the older tones too, if the test has more than the list shows at first. */
  async listAll(ear: EarName): Promise<void> {
    const older = this.#list(ear).getByRole('button', { name: /^List older records/ });
    if (await older.isVisible()) await older.click();
  }

  /** The results of an ear in the audiogram. */
  results(ear: EarName): Locator {
    return this.#page.getByRole('application', { name: 'Audiogram' }).getByRole('img', { name: new RegExp(`^${ear}`) });
  }
}
