/** Texts that are the same in every language: the product, units, abbreviations in capitals, URLs, file names. */
const ALIKE = /^(?:Isopter|mm|mmHg|dB|Hz|kHz|logMAR|kB|MB|\p{Lu}{1,5}|\S*[@./_\d-]\S*)$/u;

/** Words that are marked as those of another language, or are none: code, keys, what is set off by its own direction, what somebody typed. */
const MARKED = 'bdi, code, kbd, samp, pre, svg, textarea, script, style, [lang]:not(html)';

/** Words that contain two Latin letters in a row. */
const LATIN = /\S*\p{Script=Latin}{2,}\S*/gu;

/** Signs around a word that are no part of it. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Returns whether an element and its ancestors are visible and not hidden from assistive technology. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]');

/**
 * The Latin words of a page in Arabic that nothing marks as such: a story whose examples are English shows nobody how its
 * component looks in Arabic.
 */
export function latinInArabic(): string[] {
  const { documentElement, body } = document;
  if (!documentElement.lang.startsWith('ar')) return [];
  const found: string[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!parentElement || parentElement.closest(MARKED) || !isShown(parentElement)) continue;
    const words = [...(node.nodeValue ?? '').matchAll(LATIN)].map(([word]) => word.replaceAll(AROUND, ''));
    for (const word of words.filter((one) => !ALIKE.test(one))) {
      found.push(`${word} is no Arabic, and not marked: ${parentElement.outerHTML.slice(0, 160)}`);
    }
  }
  return found;
}
