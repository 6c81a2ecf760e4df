import { expect, type Locator, type Page } from '@playwright/test';

/** /tests/:patientId */
export class TestsPage {
  readonly #page: Page;
  readonly table: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.table = page.getByRole('grid', { name: 'Tests' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  }

  async isShown(patient: string): Promise<void> {
    await expect(this.#page).toHaveURL(`/tests/${patient}`);
    await expect(this.rows.first()).toBeVisible();
  }

  /** Returns a cell of the newest test. */
  cell(column: 'Eye' | 'Device' | 'Started' | 'Result' | 'Status'): Locator {
    const place = { Eye: 0, Device: 1, Started: 2, Result: 3, Status: 4 }[column];
    return this.rows.first().getByRole('gridcell').nth(place);
  }

  /** The status of the newest test: its word, with `data-tone`. */
  get status(): Locator {
    return this.cell('Status').locator('[data-component=StatusMarker]');
  }

  /** Chooses from the menu of the newest test. */
  async choose(action: string): Promise<void> {
    await this.rows
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await this.#page.getByRole('menuitem', { name: action, exact: true }).click();
  }
}
