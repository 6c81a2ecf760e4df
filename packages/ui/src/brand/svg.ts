/** Content that logos must not have: scripts, references to other files, entity declarations. */
const FOREIGN = [
  {
    pattern: /<(?:[\w-]+:)?(script|foreignObject|iframe|image|feImage|handler|listener|animate\w*|set)\b/i,
    what: 'an element that runs or loads something',
  },
  { pattern: /<!(doctype|entity)|<\?(?!xml\s)/i, what: 'a document type, an entity or an instruction' },
  { pattern: /[\s"'/]on[a-z]+\s*=/i, what: 'an event handler' },
  { pattern: /href\s*=\s*(?!["']#)/i, what: 'a reference to something outside' },
  { pattern: /url\(\s*(?!["']?#)|@import|\\|&#/i, what: 'a reference to something outside, or one that is hidden' },
];

/**
 * Checks an SVG image for use as a logo. Logos are only shown as images, where nothing in them runs; this check keeps
 * them harmless in any other context too.
 * @returns what is wrong with it, or `undefined`
 */
export function svgProblem(svg: string): string | undefined {
  const found = FOREIGN.find(({ pattern }) => pattern.test(svg));
  if (found) return `holds ${found.what}`;
  return /<svg[\s>]/i.test(svg) ? undefined : 'is no SVG';
}
