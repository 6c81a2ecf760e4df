import type { RefObject } from 'react';
import { useInlineSize } from '../media/useInlineSize.ts';

/** Pixels of a rem at the usual size of text. */
const USUAL_REM = 16;

/**
 * The inline size of an element in pixels at the usual size of text: 800 pixels hold as much as 400 where the text is twice
 * as large. Infinity before it is measured.
 * @param unit an element of 1 rem
 */
export function useWidth(ref: RefObject<HTMLElement | null>, unit: RefObject<HTMLElement | null>): number {
  const [width, rem] = [useInlineSize(ref), useInlineSize(unit)];
  return Number.isFinite(rem) && rem > 0 ? (width * USUAL_REM) / rem : width;
}
