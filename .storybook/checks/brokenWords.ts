/** Longer words may be broken where a line is shorter than they are: addresses of mail, names of files. */
const LONGEST_WHOLE = 10;
/** So may words that are wider than what a line of a phone has beside an icon and a button, in pixels: large headings. */
const WIDEST_WHOLE = 288;

/** Text between two places where a browser may break a line: spaces, and hyphens. */
const WORD = /[^\s\p{Pd}/]{2,}/gu;

/** Letters of no language: those of mathematics, which some use as decoration, and which a fallback draws at any width. */
const DECORATION = /[\u{1D400}-\u{1D7FF}]/u;

/** Languages that are written without spaces: where a word ends is for the browser to know. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Lao}]/u;

/** On how many lines some text is drawn, and how wide it is altogether. */
function drawnAs(range: Range): { lines: number; width: number } {
  const tops: number[] = [];
  let all = 0;
  for (const { width, top, height } of range.getClientRects()) {
    all += width;
    if (width > 0 && !tops.some((other) => Math.abs(other - top) < height / 2)) tops.push(top);
  }
  return { lines: tops.length, width: all };
}

/** Returns whether an element is visible: content for screen readers only is one pixel wide. */
function isSeen(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLElement && at.offsetWidth === 1) return false;
  }
  return true;
}

const describe = (element: Element): string => (element.cloneNode(false) as Element).outerHTML.slice(0, 160);

/** The words of the page that are broken between two letters, with the elements they stand in. */
export function brokenWords(root: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const { parentElement } = node;
    if (!parentElement || parentElement.closest('svg, pre, code, script, style') || WITHOUT_SPACES.test(text)) continue;
    range.selectNodeContents(node);
    if (drawnAs(range).lines < 2 || !isSeen(parentElement)) continue;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (Array.from(word).length > LONGEST_WHOLE || DECORATION.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { lines, width } = drawnAs(range);
      if (lines > 1 && width <= WIDEST_WHOLE) found.push(`${word} is broken in ${describe(parentElement)}`);
    }
  }
  return found;
}
