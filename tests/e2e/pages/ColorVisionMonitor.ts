import { expect, type Locator, type Page } from '@playwright/test';

export type EyeName = 'Right eye' | 'Left eye' | 'Both eyes';

/** /tests/observe-color/:id, /tests/observe-ishihara/:id and /tests/observe-waggoner/:id */
export class ColorVisionMonitorPage {
  readonly #page: Page;
  /** The question how many dots the patient sees. */
  readonly dots: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dots = page.getByRole('dialog', { name: 'How many dots does the patient see?' });
  }

  async isShown(kind: 'color' | 'ishihara' | 'waggoner'): Promise<void> {
    await expect(this.#page).toHaveURL(new RegExp(`/tests/observe-${kind}/[\\w-]+`));
  }

  /** Id of the test that is watched. */
  get test(): string {
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** How the test stands, beside its title. */
  state(words: string): Locator {
    return this.#page.getByRole('main').getByText(words, { exact: true }).first();
  }

  /** The panel of an eye, or of both together. */
  panel(eye: EyeName): Locator {
    return this.#page.getByRole('group', { name: eye, exact: true });
  }

  completion(eye: EyeName): Locator {
    return this.#page.getByRole('progressbar', { name: eye, exact: true });
  }

  /** The caps of an eye that are in a place of the arrangement. */
  placed(eye: EyeName): Locator {
    return this.panel(eye)
      .getByRole('application', { name: `Color circle, ${eye}` })
      .getByRole('img', { name: /in place/ });
  }

  /** The plates of an eye, all of them or those with a result: `Right`, `Wrong`. */
  plates(eye: EyeName, result?: 'Right' | 'Wrong'): Locator {
    return this.panel(eye)
      .getByRole('region', { name: `Plates, ${eye}` })
      .getByRole('listitem', { name: result ? new RegExp(`${result}$`) : /^Plate/ });
  }

  /** The sections of an eye that were begun. */
  sections(eye: EyeName): Locator {
    return this.panel(eye)
      .getByRole('list', { name: `Sections, ${eye}` })
      .getByRole('listitem');
  }

  /** The caps of an eye in the order they were put, the fixed one first. */
  row(eye: EyeName): Locator {
    return this.panel(eye).getByRole('list', { name: 'Arrangement' }).getByRole('listitem');
  }
}
