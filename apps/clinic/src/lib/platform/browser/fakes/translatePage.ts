/** Replaces each text of the page as a translating browser does; the words stay the same, so that they can be compared. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('script, style, textarea, svg, font, [translate="no"]'))
      continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    inner.textContent = text.data;
    parent.replaceChild(outer, text);
  }
}
