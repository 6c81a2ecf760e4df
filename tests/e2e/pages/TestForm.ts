import { expect, type Locator, type Page } from '@playwright/test';
import type { HeadsetName } from '../system.ts';

/** /tests/new/:patientId */
export class TestFormPage {
  readonly #page: Page;
  readonly done: Locator;
  readonly alert: Locator;
  /** The kinds of test, where there is room for all of them. */
  readonly kinds: Locator;
  /** The search of kinds, programs and strategies. */
  readonly search: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.done = page.getByRole('button', { name: 'Done' });
    this.kinds = page.getByRole('radiogroup', { name: 'Kind of test' });
    this.search = page.getByRole('searchbox', { name: 'Search kinds of test' });
    this.alert = page.getByRole('main').getByRole('alert');
  }

  async isShown(): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: 'New test' })).toBeVisible();
    await expect(this.done).toBeVisible();
  }

  /** A field to choose from: a button named by its choice and its label. The fold of the options names fields too. */
  field(label: string): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^(?!Options)(.* )?${label}$`) });
  }

  /** A device to test with. */
  device(name: string): Locator {
    return this.#page.getByRole('radiogroup', { name: 'Device' }).getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  async chooseDevice(name: string): Promise<void> {
    await this.#page.getByRole('radiogroup', { name: 'Device' }).getByText(name).click();
    await expect(this.device(name)).toBeChecked();
  }

  /** Chooses from what stands in sight, or from a list that opens. */
  async choose(label: string, option: string): Promise<void> {
    const inSight = this.#page.getByRole('radiogroup', { name: label });
    await expect(inSight.or(this.field(label))).toBeVisible();
    if (await inSight.isVisible()) {
      await inSight.getByText(option, { exact: true }).click();
      await expect(inSight.getByRole('radio', { name: new RegExp(`^${option}`) })).toBeChecked();
      return;
    }
    await this.field(label).click();
    await this.#page.getByRole('option', { name: new RegExp(`^${option}( |$)`) }).click();
    await expect(this.field(label)).toHaveText(option);
  }

  /** Unfolds the options, where they are not. */
  async unfoldOptions(): Promise<void> {
    const options = this.#page.getByRole('button', { name: /^Options/ });
    if ((await options.getAttribute('aria-expanded')) !== 'true') await options.click();
  }

  /** The patient says what they see; Done asks whether they speak the language. */
  async answerByVoice(): Promise<void> {
    await this.unfoldOptions();
    await this.choose('Response method', 'Voice');
  }

  async enlargeSubtitles(): Promise<void> {
    await this.unfoldOptions();
    for (const name of ['Subtitles', 'Larger subtitles']) {
      await this.#page.getByText(name, { exact: true }).click();
      await expect(this.#page.getByRole('checkbox', { name, exact: true })).toBeChecked();
    }
  }

  /** Chooses a 24-2 with AVA Fast. */
  async fill(device: string): Promise<void> {
    await this.chooseDevice(device);
    await this.choose('Operator', 'Fischer, Lena');
    await this.choose('Kind of test', 'Perimetry');
    await this.choose('Strategy', 'AVA Fast');
    await this.choose('Program', '24-2');
  }

  /** Chooses a test of colour vision: `D-15`, `Ishihara plates`, `Waggoner`. */
  async fillColorVision(device: HeadsetName, strategy: string): Promise<void> {
    await this.chooseDevice(device);
    await this.choose('Operator', 'Fischer, Lena');
    await this.choose('Kind of test', 'Color vision');
    await this.field('Strategy').click();
    await this.#page.getByRole('option', { name: strategy, exact: true }).click();
  }

  /** Chooses a perimetry test that has no program. */
  async fillPerimetry(device: HeadsetName, strategy: string): Promise<void> {
    await this.chooseDevice(device);
    await this.choose('Operator', 'Fischer, Lena');
    await this.choose('Kind of test', 'Perimetry');
    await this.choose('Strategy', strategy);
  }

  /** Chooses a test of visual acuity for distance, or a C-Suite for it, with Landolt C. */
  async fillAcuity(device: HeadsetName, kind: 'Visual acuity' | 'C-Suite'): Promise<void> {
    await this.chooseDevice(device);
    await this.choose('Operator', 'Fischer, Lena');
    await this.choose('Kind of test', kind);
    await this.field('Strategy').click();
    await this.#page.getByRole('option', { name: 'Distance', exact: true }).click();
    await this.choose('Program', 'Landolt C');
  }

  /** Chooses a pure tone test of an ear, without the tutorial. */
  async fillPureTone(device: HeadsetName, ear: string): Promise<void> {
    await this.chooseDevice(device);
    await this.choose('Operator', 'Fischer, Lena');
    await this.choose('Kind of test', 'Audiometry');
    await this.field('Strategy').click();
    await this.#page.getByRole('option', { name: 'Pure tone', exact: true }).click();
    await this.#page.getByRole('radiogroup', { name: 'Ear' }).getByText(ear).click();
  }

  /** Chooses a kind of test that has no strategies. */
  async fillKind(device: HeadsetName, kind: string): Promise<void> {
    await this.chooseDevice(device);
    await this.choose('Operator', 'Fischer, Lena');
    await this.choose('Kind of test', kind);
  }

  /** Chooses a kinetic test of an eye. */
  async fillKinetic(device: HeadsetName, eye: string): Promise<void> {
    await this.chooseDevice(device);
    await this.choose('Operator', 'Fischer, Lena');
    await this.choose('Kind of test', 'Perimetry');
    await this.choose('Strategy', 'Kinetic');
    await this.#page.getByRole('radiogroup', { name: 'Eye' }).getByText(eye).click();
  }

  /** Chooses pupillometry of both eyes. */
  async fillPupil(device: HeadsetName): Promise<void> {
    await this.chooseDevice(device);
    await this.choose('Operator', 'Fischer, Lena');
    await this.choose('Kind of test', 'Pupil');
    await this.field('Strategy').click();
    await this.#page.getByRole('option', { name: 'Pupillometry', exact: true }).click();
  }
}
