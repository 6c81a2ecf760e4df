/** An element of a drawing. */
export interface SvgElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: SvgElement[];
  /** The text of a `<text>`. */
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#x27': "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&([a-z]+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const TOKEN = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>([^<]*)/g;
const ATTRIBUTE = /([a-zA-Z][\w:-]*)="([^"]*)"/g;

/** Reads a drawing as React writes it: well-formed, with double quotes and without comments. */
export function parseSvg(svg: string): SvgElement {
  const root: SvgElement = { name: 'g', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, close, name = '', written = '', isEmpty, text = ''] of svg.matchAll(TOKEN)) {
    if (close) open.pop();
    else {
      const attributes = Object.fromEntries(
        [...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, decoded(value)]),
      );
      const element: SvgElement = { name, attributes, children: [], text: '' };
      open.at(-1)!.children.push(element);
      if (!isEmpty) open.push(element);
    }
    open.at(-1)!.text += decoded(text);
  }
  return root.children[0] ?? root;
}
