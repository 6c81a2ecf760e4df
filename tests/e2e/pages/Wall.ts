import { expect, type Locator, type Page } from '@playwright/test';
import type { HeadsetName } from '../system.ts';

/** /wall */
export class WallPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Live tests' }).click();
    await expect(this.#page.getByRole('heading', { name: 'Live tests' })).toBeVisible();
  }

  /** The small monitor of a device. */
  tile(device: HeadsetName): Locator {
    return this.#page.getByRole('group', { name: device });
  }

  /** Percent done, as a tile says. */
  async percent(device: HeadsetName): Promise<number> {
    return Number.parseInt((await this.tile(device).locator('[data-part="percent"]').textContent()) ?? '', 10);
  }

  /** How many different colours the picture of a tile has: an empty one has one. */
  colours(device: HeadsetName): Promise<number> {
    return this.tile(device)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        return new Set(new Uint32Array(data.buffer)).size;
      });
  }
}
