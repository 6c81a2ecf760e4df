import { expect, type Locator, type Page } from '@playwright/test';

export type EyeName = 'Right eye' | 'Left eye' | 'Both eyes';

/** /tests/observe-landolt-c/:id and /tests/observe-contrast/:id */
export class AcuityMonitorPage {
  readonly #page: Page;
  readonly completion: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.completion = page.getByRole('progressbar', { name: 'Completed', exact: true });
  }

  async isShown(kind: 'landolt-c' | 'contrast'): Promise<void> {
    await expect(this.#page).toHaveURL(new RegExp(`/tests/observe-${kind}/[\\w-]+`), { timeout: 30_000 });
    const chart = kind === 'contrast' ? /^Contrast steps/ : /^Acuity steps/;
    await expect(this.#page.getByRole('application', { name: chart }).first()).toBeVisible();
  }

  /** Id of the test that is watched. */
  get test(): string {
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** How the test stands, beside its title. */
  state(words: string): Locator {
    return this.#page.getByRole('main').getByText(words, { exact: true }).first();
  }

  eye(eye: EyeName): Locator {
    return this.#page.getByRole('group', { name: eye, exact: true });
  }

  /** The records of an eye, as its list has them. */
  records(list: 'Results' | 'Records', eye: EyeName): Locator {
    return this.#page
      .getByRole('region', { name: `${list}, ${eye}` })
      .locator('tbody')
      .getByRole('row');
  }

  skip(eye: 'the right eye' | 'the left eye' | 'both eyes together'): Locator {
    return this.#page.getByRole('button', { name: `Skip ${eye}` });
  }

  /** The completion in percent. */
  async percentDone(): Promise<number> {
    return Number(await this.completion.getAttribute('aria-valuenow'));
  }
}
