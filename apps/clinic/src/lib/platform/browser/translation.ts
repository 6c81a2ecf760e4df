/** A translation that the browser shows instead of text nodes. */
interface Translation {
  element: Element;
  texts: readonly Text[];
}

/** The translation of each text node that the browser has taken out of the page. */
const translations = new WeakMap<Node, Translation>();

/** Browsers that translate a page show each text in an element of this name. */
const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** Puts text nodes back instead of their translation, which is out of date; the browser then translates them again. */
function putBack(node: Node): void {
  const translation = translations.get(node);
  if (!translation) return;
  for (const text of translation.texts) translations.delete(text);
  // a browser that shows the original again has put them back
  if (node.parentNode === null) translation.element.replaceWith(...translation.texts);
}

/** Finds which text nodes were replaced by which translations. */
function translationsOf(records: readonly MutationRecord[]): Translation[] {
  const texts = new Map<Element, Text[]>(
    records.flatMap(({ addedNodes }) => [...addedNodes].filter(isTranslation).map((element) => [element, []])),
  );
  if (texts.size === 0) return [];
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const near = [...addedNodes, previousSibling, nextSibling].find((node) => isTranslation(node) && texts.has(node));
    for (const node of removedNodes) {
      if (near && node instanceof Text && node.parentNode === null) texts.get(near as Element)?.push(node);
    }
  }
  return [...texts].flatMap(([element, replaced]) => (replaced.length > 0 ? { element, texts: replaced } : []));
}

type Changes = Pick<Node, 'appendChild' | 'insertBefore' | 'removeChild'>;

/**
 * Keeps a page correct that the browser translates [OUR-702]. Such a browser replaces text nodes that React still owns: React
 * writes new figures to nodes that are no longer in the page, and throws an error when it removes one. This puts the
 * nodes back before React changes the elements around them, and after it has changed their text.
 * @returns a function that ends it
 */
export function keepTranslatedText(root: Node): () => void {
  const changed = new MutationObserver((records) => records.forEach(({ target }) => putBack(target)));
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  let isPatched = false;
  /** Only translated pages need it. */
  const patch = (): void => {
    isPatched = true;
    const changes: Changes = {
      appendChild<T extends Node>(this: Node, node: T): T {
        putBack(node);
        return appendChild.call(this, node) as T;
      },
      insertBefore<T extends Node>(this: Node, node: T, before: Node | null): T {
        putBack(node);
        if (before) putBack(before);
        return insertBefore.call(this, node, before) as T;
      },
      removeChild<T extends Node>(this: Node, node: T): T {
        putBack(node);
        return removeChild.call(this, node) as T;
      },
    };
    Object.assign(Node.prototype, changes);
  };
  const replaced = new MutationObserver((records) => {
    for (const translation of translationsOf(records)) {
      if (!isPatched) patch();
      for (const text of translation.texts) {
        translations.set(text, translation);
        changed.observe(text, { characterData: true });
      }
    }
  });
  replaced.observe(root, { childList: true, subtree: true });
  return () => {
    replaced.disconnect();
    changed.disconnect();
    if (isPatched) Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
  };
}
