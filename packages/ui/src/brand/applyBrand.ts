import type { Brand } from './Brand.ts';
import { brandCss } from './brandCss.ts';

const applied = new WeakMap<Document, () => void>();

/**
 * Applies a brand to the document: colours, corners and fonts of all themes (including overlays, which live in the
 * document), the document title until a screen sets one, and the favicon. The logo and names rendered by React come
 * from `BrandProvider`. It works under a content security policy without inline styles. A second brand replaces the
 * first.
 * @param brand a brand returned by `parseBrand` or `readBrand`
 * @returns a function that removes the brand
 */
export function applyBrand(brand: Brand, document: Document = globalThis.document): () => void {
  const sheet = new document.defaultView!.CSSStyleSheet();
  sheet.replaceSync(brandCss(brand));
  applied.get(document)?.();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const restore = [
    setText(baseTitle(document), brand.name),
    ...(brand.favicon === undefined ? [] : [setIcon(document, brand.favicon)]),
  ];
  const undo = (): void => {
    if (applied.get(document) !== undo) return;
    applied.delete(document);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    for (const one of restore) one();
  };
  applied.set(document, undo);
  return undo;
}

/** Screens put their titles before the one the page came with. */
const baseTitle = (document: Document): Element | undefined =>
  [...document.head.querySelectorAll(':scope > title')].at(-1);

function setText(element: Element | undefined, text: string): () => void {
  if (element === undefined) return () => undefined;
  const { textContent } = element;
  element.textContent = text;
  return () => {
    element.textContent = textContent;
  };
}

/** A new link in the place of the page's own: browsers look at one that appears, not at one that changes. */
function setIcon(document: Document, href: string): () => void {
  const own = [...document.head.querySelectorAll('link[rel~="icon"]')];
  const link = document.createElement('link');
  link.rel = 'icon';
  link.href = href;
  for (const one of own) one.remove();
  document.head.append(link);
  return () => {
    link.remove();
    document.head.append(...own);
  };
}
