import { isShown } from './latinInArabic.ts';

/** Quotation marks of any language with nothing between them; what isolates a direction is nothing. */
const NOTHING = /[“„«][\u2066-\u2069]*[”“»]|"[\u2066-\u2069]*"/u;

/** Returns whether a text contains empty quotation marks: it does not fit the current state. */
export const quotesNothing = (text: string): boolean => NOTHING.test(text);

/** Returns the texts of the page with empty quotation marks. */
export function quotedNothing(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, nodeValue } = node;
    if (!parentElement || parentElement.closest('pre, code, script, style') || !isShown(parentElement)) continue;
    if (quotesNothing(nodeValue ?? '')) found.push(`It quotes nothing: ${nodeValue}`);
  }
  return found;
}
