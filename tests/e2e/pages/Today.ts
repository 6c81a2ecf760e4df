import { expect, type Locator, type Page } from '@playwright/test';
import type { HeadsetName } from '../system.ts';

/** /today */
export class TodayPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Today' }).click();
    await expect(this.#page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  }

  /** Returns the lane of a device. */
  lane(device: HeadsetName): Locator {
    return this.#page.getByRole('group', { name: device });
  }

  /** The row of a test in one of the groups, or among those to be read. */
  row(group: 'Needs attention' | 'Running' | 'Done' | 'Finished, unread', test: string): Locator {
    return this.#page.getByRole('region', { name: group }).locator(`[data-test="${test}"]`);
  }
}
