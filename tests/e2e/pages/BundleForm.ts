import { expect, type Locator, type Page } from '@playwright/test';
import { TestFormPage } from './TestForm.ts';

/** /tests/bundles/new/:patientId and /custom-bundles/new: tests one after the other */
export class BundleFormPage {
  readonly #page: Page;
  /** The fields of the test that is set up. */
  readonly testForm: TestFormPage;
  /** The tests in their order. */
  readonly order: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.testForm = new TestFormPage(page);
    this.order = page.getByRole('region', { name: 'Order of the tests' });
  }

  /** Test #n is being set up. */
  async isAt(number: number): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: `Test #${number}` })).toBeVisible();
  }

  /** Chooses a hearing test of an ear. */
  async choosePureTone(strategy: string, ear: string): Promise<void> {
    await this.testForm.choose('Kind of test', 'Audiometry');
    await this.testForm.field('Strategy').click();
    await this.#page.getByRole('option', { name: strategy, exact: true }).click();
    await this.#page.getByRole('radiogroup', { name: 'Ear' }).getByText(ear).click();
  }

  /** Sets up two tests from the first one on: a screening of the left ear, then of the right one. */
  async screenBothEars(device: string): Promise<void> {
    await this.testForm.chooseDevice(device);
    await this.testForm.choose('Operator', 'Fischer, Lena');
    await this.choosePureTone('Pure tone screening', 'Left ear');
    await this.another();
    await this.isAt(2);
    await this.choosePureTone('Pure tone screening', 'Right ear');
  }

  /** Clicks Next and answers that there is another test, with the keyboard only. */
  async another(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Next' }).press('Enter');
    await this.#page.getByRole('alertdialog').getByRole('button', { name: 'Add test' }).press('Enter');
  }

  /** Clicks Next, up to the question about another test. */
  async next(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Next' }).click();
    await expect(this.#page.getByRole('alertdialog')).toBeVisible();
  }

  /** Answers that this was the last test. */
  async end(words = 'Done'): Promise<void> {
    await this.#page.getByRole('alertdialog').getByRole('button', { name: words }).click();
  }

  /** Clicks Next and answers that this was the last test. */
  async finish(words = 'Done'): Promise<void> {
    await this.next();
    await this.end(words);
  }
}
