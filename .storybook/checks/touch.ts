import { violationsOf, withAttributes } from './axe.ts';

/** What is too small for a finger, or too near to another target, in a story laid out for touch. */
export async function wrongForTouch(): Promise<string[]> {
  const found = await withAttributes({ density: 'touch' }, () => violationsOf(['target-size']));
  return found.map((one) => `touch: ${one}`);
}
