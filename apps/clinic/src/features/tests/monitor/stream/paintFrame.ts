import type { StreamFrame } from '@isopter/contract';

const decode = (image: Uint8Array): Promise<ImageBitmap> =>
  createImageBitmap(new Blob([image as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }));

/**
 * Draws the pictures of a frame on a canvas, which takes their size; of both eyes the left one is on the left, as in every
 * drawing. @returns whether the pictures could be read
 */
export async function paintFrame(canvas: HTMLCanvasElement, { images }: StreamFrame): Promise<boolean> {
  const decoded = await Promise.allSettled(images.toReversed().map(decode));
  const pictures = decoded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  try {
    const context = canvas.getContext('2d');
    if (!context || pictures.length < images.length) return false;
    canvas.width = pictures.reduce((width, picture) => width + picture.width, 0);
    canvas.height = Math.max(...pictures.map(({ height }) => height));
    let x = 0;
    for (const picture of pictures) {
      context.drawImage(picture, x, 0);
      x += picture.width;
    }
    return true;
  } finally {
    for (const picture of pictures) picture.close();
  }
}
