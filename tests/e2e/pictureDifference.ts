import type { Page } from '@playwright/test';

/** Returns the share of pixels that two pictures of the same size differ in. */
export const pictureDifference = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (pngs) => {
      const drawn = pngs.map(async (png) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext('2d')!;
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, image.width, image.height).data;
      });
      const [a, b] = (await Promise.all(drawn)) as [Uint8ClampedArray, Uint8ClampedArray];
      let differing = Math.abs(a.length - b.length) / 4;
      for (let at = 0; at < Math.min(a.length, b.length); at += 4)
        if ([0, 1, 2].some((channel) => Math.abs(a[at + channel]! - b[at + channel]!) > 32)) differing += 1;
      return differing / (a.length / 4);
    },
    [one.toString('base64'), other.toString('base64')],
  );
