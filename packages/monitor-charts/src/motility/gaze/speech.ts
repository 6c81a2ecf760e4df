import { isDirection } from '@isopter/clinical/gaze';
import type { MotilityWords } from '../motility.texts.ts';

/** A gaze direction in words. */
export const directionText = (texts: MotilityWords, direction: number): string =>
  isDirection(direction) ? texts[`direction${direction}`] : String(direction);
