import { expect, type Locator, type Page } from '@playwright/test';

/** /outbox: what a server with sample data would have sent. */
export class OutboxPage {
  readonly #page: Page;
  /** The newest message. */
  readonly newest: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.newest = page.getByRole('article').first();
  }

  /** Opens it once a message has come that says this. */
  async receives(text: RegExp): Promise<void> {
    await expect(async () => {
      await this.#page.goto('/outbox');
      await expect(this.newest).toContainText(text, { timeout: 500 });
    }).toPass();
  }

  /** The first number of so many digits. */
  async pin(digits = 6): Promise<string> {
    return new RegExp(`\\b\\d{${digits}}\\b`).exec((await this.newest.locator('.text').textContent()) ?? '')?.[0] ?? '';
  }
}
