import { expect, type Locator, type Page } from '@playwright/test';

/** Works a page as a person does, and counts what it costs them. What is typed as text is not counted. */
export class Hands {
  readonly #page: Page;
  /** Clicks of the mouse so far. */
  clicks = 0;
  /** Keys pressed so far, without letters of names, numbers and choices. */
  keys = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  /** Presses keys; those of a sequence in one go, however long the page takes to hear of each. */
  async press(...keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.#page.keyboard.press(key)));
    this.keys += keys.length;
    // a person sees where the focus went before the next one
    await this.#page.evaluate(
      () => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(() => settled(null)))),
    );
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Presses Tab until the keyboard is where a person wants it, as they would. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor();
    const there = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
    for (let steps = 0; steps < 60; steps += 1) {
      if (await there()) return;
      await this.press('Tab');
    }
    await expect(target).toBeFocused();
  }
}
