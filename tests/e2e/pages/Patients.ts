import { expect, type Locator, type Page } from '@playwright/test';
import { nameOf, type Person } from '../people.ts';
import type { HeadsetName } from '../system.ts';

/** /patients */
export class PatientsPage {
  readonly #page: Page;
  readonly search: Locator;
  readonly table: Locator;
  /** Rows of patients, without the heading. */
  readonly rows: Locator;
  readonly newPatient: Locator;
  readonly range: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.search = page.getByRole('searchbox', { name: 'Search patients' });
    this.table = page.getByRole('grid', { name: 'Patients' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.newPatient = page.getByRole('link', { name: 'New patient' });
    this.range = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  }

  async isShown(): Promise<void> {
    await expect(this.#page).toHaveURL('/patients');
    await expect(this.table).toBeVisible();
  }

  row(person: Person): Locator {
    return this.table.getByRole('row', { name: nameOf(person) });
  }

  /** The card of a device above the list. */
  device(name: HeadsetName): Locator {
    return this.#page.getByRole('group', { name, exact: true });
  }
}
