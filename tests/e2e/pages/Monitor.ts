import { expect, type Locator, type Page } from '@playwright/test';
import type { LocationResult } from '../field.ts';

export type Eye = 'Right eye' | 'Left eye';

/** /tests/observe/:id */
export class MonitorPage {
  readonly #page: Page;
  readonly heading: Locator;
  readonly panel: Locator;
  /** The bar with the state of the test and its controls, always visible. */
  readonly bar: Locator;
  /** The buttons that steer the test, those in the bar first. */
  readonly controls: Locator;
  readonly pause: Locator;
  readonly play: Locator;
  readonly restart: Locator;
  readonly forward: Locator;
  readonly backward: Locator;
  readonly volume: Locator;
  readonly report: Locator;
  readonly close: Locator;
  /** The button that continues with the second region of a ptosis test, in the prompt above the fields. */
  readonly prompt: Locator;
  /** The question how many dots the patient sees. */
  readonly dots: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.panel = page.getByRole('complementary', { name: 'Device and patient' });
    this.bar = page.getByRole('region', { name: 'Controls' });
    const more = this.panel.getByRole('group', { name: 'More controls' });
    this.controls = this.bar.getByRole('button').or(more.getByRole('button'));
    this.pause = this.bar.getByRole('button', { name: 'Pause' });
    this.play = this.bar.getByRole('button', { name: 'Continue' });
    this.restart = this.panel.getByRole('button', { name: 'Restart' });
    this.forward = this.bar.getByRole('button', { name: 'Skip ahead' });
    this.backward = this.panel.getByRole('button', { name: 'Skip back' });
    this.prompt = page.locator('[data-component="PerimetryMonitor"]').getByRole('button', { name: 'Continue' });
    this.volume = this.panel.getByRole('slider', { name: 'Volume' });
    this.report = this.bar.getByRole('button', { name: 'Show the report' });
    // a dialog has a header with such a button too
    const header = page.getByRole('banner').filter({ has: page.getByRole('link', { name: 'Isopter' }) });
    this.close = header.getByRole('button', { name: 'Close' });
    this.dots = page.getByRole('dialog', { name: 'How many dots does the patient see?' });
  }

  async open(test: string): Promise<void> {
    await this.#page.goto(`/tests/observe/${test}`);
    await this.isShown();
  }

  async isShown(): Promise<void> {
    await expect(this.#page).toHaveURL(/\/tests\/observe\/[\w-]+/);
    await expect(this.#page.getByRole('application').first()).toBeVisible();
  }

  /** Answers the question of the dots, and waits for the first threshold. */
  async begin(): Promise<void> {
    await this.dots.getByRole('button', { name: 'One dot' }).click();
    await expect(this.thresholds('Right eye')).not.toHaveCount(0);
  }

  /** Leaves the question of the dots to the headset. */
  async dismissDots(): Promise<void> {
    await this.dots.press('Escape');
    await expect(this.dots).toBeHidden();
  }

  /** Id of the test that is watched. */
  get test(): string {
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** How the test stands, beside its title. */
  state(words: string | RegExp): Locator {
    return this.#page.getByRole('main').getByText(words, { exact: true }).first();
  }

  /** Returns a notice about the connection above the fields. */
  notice(words: string | RegExp): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('status')
      .or(this.#page.getByRole('main').getByRole('alert'))
      .filter({ hasText: words });
  }

  /** Returns a value of the device or patient in the panel. */
  fact(label: string): Locator {
    return this.panel
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd');
  }

  card(eye: Eye): Locator {
    return this.#page.getByRole('group', { name: eye, exact: true }).filter({ has: this.#page.getByRole('heading') });
  }

  /** The plot of an eye. */
  field(eye: Eye): Locator {
    return this.#page.getByRole('application', { name: `Visual field, ${eye}` });
  }

  /** Returns the points of an eye that the plot labels with this result. */
  points(eye: Eye, result: string | RegExp): Locator {
    return this.field(eye).getByRole('img', { name: result });
  }

  /** Points of an eye that have their threshold. */
  thresholds(eye: Eye): Locator {
    return this.points(eye, /decibels/);
  }

  /** Points of an eye that were answered at least once. */
  answered(eye: Eye): Locator {
    return this.points(eye, /seen$|decibels/);
  }

  beingTested(eye: Eye): Locator {
    return this.points(eye, 'being tested');
  }

  completion(eye: Eye): Locator {
    return this.card(eye).getByRole('progressbar', { name: eye });
  }

  /** Changes how the fields are shown. */
  async show(display: 'Numeric' | 'Grayscale' | 'Table'): Promise<void> {
    await this.#page.getByRole('radiogroup', { name: 'Display' }).getByText(display, { exact: true }).click();
  }

  /** The table of an eye, row by row; shown by the display "Table". */
  async table(eye: Eye): Promise<LocationResult[]> {
    const rows = this.#page.getByRole('table', { name: `Visual field, ${eye}, by location` }).getByRole('row');
    const cells = await rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th[scope=row], td')].map((cell) => cell.textContent ?? '')),
    );
    return cells
      .filter(([x]) => x !== undefined)
      .map(([x = '', y = '', result = '', seen = '', not_seen = '']) => ({
        x: Number(x.replace('−', '-')),
        y: Number(y.replace('−', '-')),
        result: result.replace('blind spot, ', ''),
        seen: Number(seen),
        not_seen: Number(not_seen),
      }));
  }
}
