import type { Eyes } from '../look.ts';
import type { Pictures } from './connection.ts';
import { eyePainter } from './picture/drawEye.ts';
import type { CanvasLibrary } from './picture/layers.ts';

/** Takes pictures of eyes. */
export type TakePictures = (eyes: Eyes) => Promise<Pictures>;

/** Loads the library that draws. Rejects if it has no build for this machine. */
export const loadCanvas = (): Promise<CanvasLibrary> => import('@napi-rs/canvas');

function install(library: CanvasLibrary, count: number): TakePictures {
  const right = eyePainter(library, 'OD');
  if (count === 1) return async ({ OD }) => ({ eye: 'OD', images: [await right(OD)] });
  const left = eyePainter(library, 'OS');
  return async ({ OD, OS }) => ({ eye: 'OU', images: await Promise.all([right(OD), left(OS)]) });
}

/**
 * Returns a function that switches the cameras of a headset on: one for each eye, or one for the right eye. It resolves
 * with null if there are no cameras, or if pictures cannot be drawn, which is logged once.
 */
export function camerasOf(
  count: number,
  log: (line: string) => void,
  load: () => Promise<CanvasLibrary> = loadCanvas,
): () => Promise<TakePictures | null> {
  let cameras: Promise<TakePictures | null> | undefined;
  const open = async (): Promise<TakePictures | null> => {
    if (count === 0) return null;
    try {
      return install(await load(), count);
    } catch (error) {
      log(`no pictures can be drawn: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
  return () => (cameras ??= open());
}
