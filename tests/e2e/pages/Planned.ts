import { expect, type Locator, type Page } from '@playwright/test';

/** Planned tests in the form of a new test, on /today and on the page of a patient. */
export class PlannedTests {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Plans the test that is set up in the form. @param time as typed, such as `1030AM` */
  async plan({ time, room }: { time: string; room: string }): Promise<void> {
    await this.#page.getByRole('radio', { name: 'Planned for later' }).check({ force: true });
    await this.#page.getByRole('spinbutton', { name: /hour/i }).click();
    await this.#page.keyboard.type(time);
    await this.#page.getByRole('textbox', { name: 'Room' }).fill(room);
    await this.#page.getByRole('button', { name: 'Plan test' }).click();
  }

  /** The row of a patient among the planned tests of a day. */
  row(patient: string): Locator {
    return this.#page
      .getByRole('region', { name: /^Planned/ })
      .getByRole('listitem')
      .filter({ hasText: patient });
  }

  async choose(patient: string, action: string): Promise<void> {
    await this.row(patient)
      .getByRole('button', { name: /^More actions/ })
      .click();
    await this.#page.getByRole('menuitem', { name: action }).click();
  }

  /** Confirms the dialog that is open. */
  async confirm(button: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog').or(this.#page.getByRole('alertdialog'));
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
}
