import { twoFrames, withAttributes } from './axe.ts';
import { brokenWords } from './brokenWords.ts';
import { plotsTooSmall } from './plots.ts';
import { tooWide } from './tooWide.ts';

/** Drawings, code, and names of people, which have the same length in every language. */
const LEFT_ALONE = 'svg, code, kbd, samp, pre, textarea, script, style, bdi, a[data-component="Link"]';

const ENDING = 'ungsverfahrensanweisung';
const THAI = Array.from('การตรวจลานสายตาของผู้ป่วยด้วยเครื่องมือ');

/** Imitations of other languages by the length of a text. */
const LANGUAGES: Readonly<Record<string, (text: string) => string>> = {
  // words, not sentences, are longer: by 40 %
  'long as German': (text) =>
    text.replaceAll(/\p{L}{4,}/gu, (word) => word + ENDING.slice(0, Math.ceil(word.length * 0.4))),
  // no spaces to end a line at
  'unspaced as Thai': (text) =>
    text.replaceAll(/\p{L}+(?: \p{L}+)*/gu, (run) => Array.from(run, (_, i) => THAI[i % THAI.length]).join('')),
};

/** Text that is drawn in lines of about one letter. */
function columnsOfLetters(root: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!parentElement || parentElement.closest(LEFT_ALONE) || parentElement.offsetWidth <= 1) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const tops = new Set(lines.map(({ top }) => Math.round(top)));
    const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
    if (tops.size >= 3 && lines.every(({ width }) => width < 2 * size)) {
      found.push(`one letter a line: ${parentElement.outerHTML.slice(0, 160)}`);
    }
  }
  return found;
}

/** Replaces every text of the page. Returns a function that restores them. */
function rewrite(as: (text: string) => string): () => void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const written: { node: Node; before: string; now: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const before = node.nodeValue ?? '';
    const now = as(before);
    if (now === before || node.parentElement?.closest(LEFT_ALONE)) continue;
    written.push({ node, before, now });
    node.nodeValue = now;
  }
  return () => {
    // texts that were rendered again meanwhile are already restored
    for (const { node, before, now } of written) if (node.nodeValue === now) node.nodeValue = before;
  };
}

/** Returns the problems of a screen or a monitor in a language with longer texts. */
export async function wrongWithLongTexts(): Promise<string[]> {
  // neither is written from right to left
  if (document.documentElement.dir === 'rtl') return [];
  // larger text has a separate check: .storybook/checks/largeText.ts
  return withAttributes({ textScale: '100' }, wrongInOtherLanguages);
}

async function wrongInOtherLanguages(): Promise<string[]> {
  const found: string[] = [];
  for (const [language, as] of Object.entries(LANGUAGES)) {
    const restore = rewrite(as);
    // what measures itself is drawn once more
    for (let drawn = 0; drawn < 3; drawn++) await twoFrames();
    const wrong = [
      ...brokenWords(document.body),
      ...columnsOfLetters(document.body),
      ...plotsTooSmall(document.body),
      ...tooWide(),
    ];
    found.push(...wrong.map((one) => `${language}: ${one}`));
    restore();
    await twoFrames();
  }
  return found;
}
