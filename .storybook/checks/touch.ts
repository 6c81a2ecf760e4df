import { violationsOf, withAttributes } from './axe.ts';

/** Returns targets that are too small for a finger or too close to others, in a story laid out for touch. */
export async function wrongForTouch(): Promise<string[]> {
  const found = await withAttributes({ density: 'touch' }, () => violationsOf(['target-size']));
  return found.map((one) => `touch: ${one}`);
}
