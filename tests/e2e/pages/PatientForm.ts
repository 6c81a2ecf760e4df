import type { Locator, Page } from '@playwright/test';
import { type Person, typedDate } from '../people.ts';

/** /patients/new */
export class PatientFormPage {
  readonly #page: Page;
  readonly form: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.form = page.getByRole('form', { name: 'New patient' });
    this.save = this.form.getByRole('button', { name: 'Save' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/patients/new');
    await this.save.waitFor();
  }

  field(label: string): Locator {
    return this.form.getByRole('textbox', { name: label });
  }

  async fill({ first_name, last_name, date_of_birth }: Person): Promise<void> {
    await this.field('First name').fill(first_name);
    await this.field('Last name').fill(last_name);
    await this.field('Date of birth').fill(typedDate(date_of_birth));
  }
}
