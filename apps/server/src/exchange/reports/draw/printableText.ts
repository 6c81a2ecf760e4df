import { widthOf } from '@isopter/monitor-charts/report';
import { type Face, FACES, faceNameFor } from '@isopter/reports';
import { hasLetters, loadedFace, REORDERED } from '@isopter/reports/pdf';

/** The smallest text on paper in points. */
const SMALLEST = 6;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Characters without a glyph: joiners, variation selectors, marks of the writing direction. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Marks that isolate a direction: a text in one direction does not need them. */
const ISOLATES = /[\u2066-\u2069]/g;

/** ISO 15924 codes of scripts that the faces of reports do not have. */
const SCRIPTS = `
  Adlm Bopo Cans Cher Gujr Guru Khmr Knda Laoo Mlym Mong Mymr Nkoo Olck Orya Sinh Syrc Telu Tfng Thaa Tibt Yiii
`
  .trim()
  .split(' ')
  .map((code) => ({ code, pattern: new RegExp(String.raw`\p{Script=${code}}`, 'u') }));

/** Returns the ISO 15924 code of the script of a cluster: emoji, symbols and unknown scripts have codes, too. */
function scriptOf(cluster: string): string {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(cluster)) return 'Zsye';
  const script = SCRIPTS.find(({ pattern }) => pattern.test(cluster));
  return script?.code ?? (/^[\p{S}\p{P}]/u.test(cluster) ? 'Zsym' : 'Zzzz');
}

/** A part of a text in one face, or one that no face has, with the code of its script. */
interface TextRun {
  text: string;
  face?: Face;
  script?: string;
}

/**
 * Joins two parts of one unprintable script with the spaces and punctuation between them, to replace them with one
 * name.
 */
function joinScripts(runs: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = [];
  for (const run of runs) {
    const [before, between] = joined.slice(-2);
    const isSame = run.script !== undefined && before?.script === run.script;
    if (isSame && between !== undefined && /^[\p{P}\p{Z}]+$/u.test(between.text)) {
      joined.pop();
      before.text += between.text + run.text;
    } else joined.push({ ...run });
  }
  return joined;
}

/** Scripts that run from right to left: only the library that draws pictures lays them out, and it loses texts with emoji. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Splits a text into parts, each of one face: that of its script as far as it has the letters. */
function runsOf(text: string, style: { bold: boolean; mono: boolean }): TextRun[] {
  const runs: TextRun[] = [];
  const preferred = [faceNameFor(text, style), faceNameFor('', style)];
  const others = FACES.flatMap(({ name }) => (name === 'emoji' && RIGHT_TO_LEFT.test(text) ? [] : [name]));
  for (const { segment } of clusters.segment(text)) {
    const letters = segment.replaceAll(INVISIBLE, '');
    const names = [...preferred, faceNameFor(letters, style), ...others];
    const name = names.find((face) => hasLetters(face, letters));
    const face = FACES.find((one) => one.name === name);
    const script = face === undefined ? scriptOf(segment) : undefined;
    const last = runs.at(-1);
    if (last !== undefined && last.face === face && last.script === script) last.text += segment;
    else runs.push({ text: segment, ...(face && { face }), ...(script !== undefined && { script }) });
  }
  return joinScripts(runs);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const decoded = (markup: string): string =>
  markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const FONT_SIZE = /\sfont-size="([\d.]+)"/;

/** A `<text>` element without children. */
interface TextElement {
  attributes: string;
  text: string;
  style: { bold: boolean; mono: boolean };
}

function parseText(element: string): TextElement {
  const [, attributes = '', markup = ''] = /^<text([^>]*)>([^<]*)<\/text>$/.exec(element) ?? [];
  const bold = /\sfont-weight="(bold|[67]\d\d)"/.test(attributes);
  return { attributes, text: decoded(markup), style: { bold, mono: attributes.includes('Mono') } };
}

/** A text in parts, each with a face that has its letters. */
interface Printable {
  attributes: string;
  /** In points; smaller than asked for if the names of scripts made the text longer. */
  size: number;
  parts: readonly { text: string; face: Face }[];
}

function printableParts({ attributes, text, style }: TextElement, locale: string): Printable {
  const runs = runsOf(text, style);
  const scripts = new Intl.DisplayNames([locale, 'en'], { type: 'script' });
  const parts = runs.map(({ text: own, face, script }) => ({
    face: face ?? FACES.find(({ name }) => name === faceNameFor('', style))!,
    text: script === undefined ? own : `[${scripts.of(script) ?? script}]`,
  }));
  const asked = Number(FONT_SIZE.exec(attributes)?.[1] ?? SMALLEST);
  if (runs.every(({ script }) => script === undefined)) return { attributes, size: asked, parts };
  const width = widthOf(parts.map((part) => part.text).join(''), 1);
  const size = Math.max(asked * Math.min(1, widthOf(text, 1) / width), SMALLEST);
  return { attributes, size, parts };
}

/**
 * Rewrites a `<text>` element so that every part of it has a face with its letters. Where no face of reports has the
 * letters, the name of their script in brackets takes their place, never empty boxes. A text that this makes longer gets
 * smaller.
 * @param locale of the names of scripts
 */
export function printableText(element: string, locale: string): string {
  const { attributes, size, parts } = printableParts(parseText(element), locale);
  const spans = parts.map(
    ({ text: part, face: { family, bold } }) =>
      `<tspan font-family="${family}" font-weight="${bold ? 700 : 400}">${escaped(part)}</tspan>`,
  );
  return `<text${attributes.replace(FONT_SIZE, ` font-size="${size}"`)}>${spans.join('')}</text>`;
}

/** Text that resvg lays out incorrectly: scripts with reordered letters, and emoji of several characters. */
const LAID_OUT = new RegExp(String.raw`${REORDERED.source}|\p{Emoji_Presentation}|\ufe0f`, 'u');

/** Returns the glyphs of a part as path data from a place on, and where the next part begins. */
function partPaths(
  { text, face: { name } }: Printable['parts'][number],
  size: number,
  from: { x: number; y: number },
): { paths: string[]; end: number } {
  const face = loadedFace(name);
  const { glyphs, positions } = face.layout(text.replaceAll(ISOLATES, ''));
  const scale = size / face.unitsPerEm;
  let left = from.x;
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const placed = path.scale(scale, -scale).translate(left + xOffset * scale, from.y - yOffset * scale);
    left += xAdvance * scale;
    return placed.toSVG();
  });
  return { paths, end: left };
}

/**
 * Returns the glyphs of a text as shapes, laid out by the font library of the PDF: the library that draws pictures
 * overlaps letters of reordered scripts. Null for other texts, and for those with a script from right to left.
 */
export function glyphShapes(element: string, locale: string): string | null {
  const parsed = parseText(element);
  if (!LAID_OUT.test(parsed.text) || RIGHT_TO_LEFT.test(parsed.text)) return null;
  const { attributes, size, parts } = printableParts(parsed, locale);
  const numberOf = (key: string): number => Number(new RegExp(`\\s${key}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
  const widthFrom = (x: number): number => parts.reduce((end, part) => partPaths(part, size, { x: end, y: 0 }).end, x);
  const anchor = /\stext-anchor="(\w+)"/.exec(attributes)?.[1];
  const before = anchor === 'end' ? widthFrom(0) : anchor === 'middle' ? widthFrom(0) / 2 : 0;
  const fill = /\sfill="[^"]*"/.exec(attributes)?.[0] ?? '';
  let x = numberOf('x') - before;
  const shapes = parts.flatMap((part) => {
    const { paths, end } = partPaths(part, size, { x, y: numberOf('y') });
    x = end;
    return paths.map((d) => `<path${fill} d="${d}"></path>`);
  });
  return `<g>${shapes.join('')}</g>`;
}

const TEXT = /<text[^>]*>[^<]*<\/text>/g;

/** Rewrites the texts of a page with letters that its Latin faces lack. */
export const printablePage = (svg: string, locale: string): string =>
  svg.replaceAll(TEXT, (element) =>
    /[\u0250-\uffff]/.test(element) ? (glyphShapes(element, locale) ?? printableText(element, locale)) : element,
  );
