/** The attributes with positions and sizes, which are rounded to a tenth of a pixel. */
const PLACES =
  /\b((?:d|points|transform|viewBox|width|height|x|y|cx|cy|x1|x2|y1|y2|r|rx|ry|font-size|stroke-dasharray)=")([^"]*)"/g;
const DIGITS = /-?\d+\.\d+(?:e-\d+)?/g;
const tenths = (number: string): string => String(Math.round(Number(number) * 10) / 10 + 0);

/** Browsers write the style attribute last, with spaces. */
const STYLED = /<([^>]*?) style="([^"]*)"([^>]*)>/g;
const plain = (style: string): string => style.replaceAll(/([:;]) /g, '$1').replace(/;$/, '');

/** Formats markup for comparison: one element per line, rounded positions, and generated ids replaced by one name. */
export function readable(markup: string): string {
  const rounded = markup
    .replaceAll('&#x27;', "'")
    // how a browser writes a space that does not break
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll(
      STYLED,
      (_, before: string, style: string, after: string) => `<${before}${after} style="${plain(style)}">`,
    )
    .replaceAll(PLACES, (_, name: string, value: string) => `${name}${value.replaceAll(DIGITS, tenths)}"`)
    .replaceAll(/_[Rr]_\w*_/g, 'id');
  let depth = 0;
  const lines = rounded.split(/(?=<)/).map((part) => {
    if (part.startsWith('</')) depth -= 1;
    const line = '  '.repeat(Math.max(0, depth)) + part;
    if (!part.startsWith('</') && !part.includes('/>')) depth += 1;
    return line;
  });
  return `${lines
    .join('\n')
    // an element that is empty or contains only text takes one line
    .replaceAll(/(<(\w+)[^\n]*)\n *<\/\2>/g, '$1</$2>')}\n`;
}
