import { expect, type Locator, type Page } from '@playwright/test';

/** /tests/progression/:patientId */
export class ProgressionPage {
  readonly #page: Page;
  readonly result: Locator;
  /** The fields of the eye, the newest first. */
  readonly fields: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.result = page.getByRole('group', { name: 'Result' });
    this.fields = page
      .getByRole('grid', { name: 'Fields' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
  }

  async chooseEye(name: RegExp): Promise<void> {
    await this.#page.getByRole('radio', { name }).click();
  }

  /** Chooses from the menu of a field. */
  async choose(field: Locator, action: string): Promise<void> {
    await field.getByRole('button', { name: /^Actions for/ }).click();
    await this.#page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  async takeOut(field: Locator, reason: string, note: string): Promise<void> {
    await this.choose(field, 'Exclude…');
    const dialog = this.#page.getByRole('dialog', { name: 'Exclude field' });
    await dialog.getByRole('button', { name: /Reason/ }).click();
    await this.#page.getByRole('option', { name: reason }).click();
    await dialog.getByRole('textbox', { name: 'Note' }).fill(note);
    await dialog.getByRole('button', { name: 'Exclude' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Chooses the baseline by the place of its fields among those that count, the oldest being 0. */
  async startFrom(first: number, second: number): Promise<void> {
    await this.#page.getByRole('button', { name: 'Choose baseline…' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Choose baseline' });
    for (const [label, place] of [
      [/First field/, first],
      [/Second field/, second],
    ] as const) {
      await dialog.getByRole('button', { name: label }).click();
      await this.#page.getByRole('option').nth(place).click();
    }
    await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async startFromFirstTwo(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Choose baseline…' }).click();
    await this.#page.getByRole('button', { name: 'Use the first two' }).click();
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }
}
