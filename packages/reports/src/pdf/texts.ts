import { Font } from '@react-pdf/renderer';
import { faceNameFor } from '../faces.ts';
import { parseSvg, type SvgElement } from './parseSvg.ts';

/** The shape of a glyph, in units of its face and upwards. */
interface GlyphPath {
  readonly scale: (x: number, y: number) => GlyphPath;
  readonly translate: (x: number, y: number) => GlyphPath;
  readonly toSVG: () => string;
}

/** A face that was loaded: a font of fontkit. */
interface LoadedFace {
  readonly unitsPerEm: number;
  readonly layout: (text: string) => {
    readonly glyphs: readonly { readonly path: GlyphPath }[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  };
  readonly characterSet: readonly number[];
  readonly hasGlyphForCodePoint: (character: number) => boolean;
  readonly glyphForCodePoint: (character: number) => unknown;
}

/** Returns a face that was loaded. */
export const loadedFace = (fontFamily: string): LoadedFace =>
  Font.getFont({ fontFamily }).data as unknown as LoadedFace;

/** From here on a face has squares and syllables, thousands of them, that no other glyph is made of. */
const FIRST_SQUARE = 0x2e80;

/**
 * Asks a face for the glyph of every character it has. It keeps what it was asked for first: a glyph that is embedded as
 * part of another (the points of a colon) before it was ever written would belong to no character from then on, and later
 * reports of this process would lose the letters around it ("5.1" came out as ".1").
 */
function nameGlyphs(family: string): void {
  const face = loadedFace(family);
  for (const character of face.characterSet) if (character < FIRST_SQUARE) face.glyphForCodePoint(character);
}

/** The faces that are loaded, by name. */
const loaded = new Map<string, Promise<void>>();

async function loadFace(family: string, src: string): Promise<void> {
  Font.register({ family, src });
  await Font.load({ fontFamily: family, fontStyle: 'normal', fontWeight: 400 });
  nameGlyphs(family);
}

/** Forgets a face that did not load, here and in the renderer, which keeps its failure: the next report loads it again. */
function forgetFace(family: string): void {
  loaded.delete(family);
  delete Font.getRegisteredFonts()[family];
}

/**
 * Loads each face once. The renderer loads only the faces of text nodes, not those of text inside an SVG.
 * @param sources font files by the name of the face: paths on a server, addresses or data URLs in a browser
 * @throws why a face does not load; a later call tries again
 */
export async function loadFaces(sources: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all(
    Array.from(sources, ([name, src]) => {
      const known = loaded.get(name);
      if (known !== undefined) return known;
      const loading = loadFace(name, src).catch((error: unknown) => {
        forgetFace(name);
        throw error;
      });
      loaded.set(name, loading);
      return loading;
    }),
  );
}

/** Marks that isolate a direction: each text is drawn separately, and the faces have no glyph for them. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Scripts that run from right to left or stack marks: pdfkit sets them in the wrong order or place. */
const SHAPED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;

/** Scripts whose glyphs are not in the order of their letters: readers get the letters beside them. */
export const REORDERED: RegExp = /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u;
/** What the faces do not have, and what looks nearly the same. */
const NEAREST: readonly (readonly [sign: string, other: string])[] = [
  ['″', '"'],
  ['′', "'"],
];

/** Whether a face has all letters of a text. */
export type HasLetters = (face: string, text: string) => boolean;

/** Returns whether a face was loaded. */
export const isLoaded = (name: string): boolean => loaded.has(name);

/** Whether a loaded face has all letters of a text. */
export const hasLetters: HasLetters = (name, text) => {
  if (!loaded.has(name)) return false;
  const face = loadedFace(name);
  return Array.from(text).every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
};

/** Returns shapes for whole `<text>` elements that a PDF cannot set, in the same places. */
export type OutlinesOf = (texts: readonly string[]) => string[];

/** How a text is drawn: set in a face, or as shapes. */
export type DrawnText = { text: string; face: string } | { text: string; shapes: readonly SvgElement[] };

/** Returns how a text is drawn. */
export type SetText = (element: SvgElement) => DrawnText;

const isBold = (weight = ''): boolean => /^(bold|[67]\d\d)$/.test(weight);

/** Returns a text with the face that has its letters; null if a PDF cannot set it. */
function setInFace({ attributes, text }: SvgElement, has: HasLetters): { text: string; face: string } | null {
  const bold = isBold(attributes['font-weight']);
  const mono = attributes['font-family']?.includes('Mono') ?? false;
  const plain = NEAREST.reduce((now, [sign, other]) => now.replaceAll(sign, other), text.replaceAll(ISOLATES, ''));
  const face = faceNameFor(plain, { bold, mono });
  return SHAPED.test(plain) || !has(face, plain) ? null : { text: plain, face };
}

/** The attribute of texts that {@link markUnset} found. */
export const UNSET = 'data-unset';

/** Marks the texts of a page that a PDF cannot set, so that a browser replaces them. */
export const markUnset = (svg: string, has: HasLetters = hasLetters): string =>
  svg.replaceAll(/<text([^>]*)>[^<]*<\/text>/g, (whole, attributes: string) =>
    setInFace(parseSvg(whole), has) === null ? whole.replace(attributes, ` ${UNSET}=""${attributes}`) : whole,
  );

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const textMarkup = ({ attributes, text }: SvgElement): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<text${written.join('')}>${escaped(text)}</text>`;
};

const textsOf = (element: SvgElement): SvgElement[] =>
  element.name === 'text' ? [element] : element.children.flatMap(textsOf);

/**
 * Chooses how each text of a page is drawn: in the one face that has its letters, else as shapes.
 * @param has whether a face has the letters of a text
 */
export function textSetter(page: SvgElement, outlinesOf: OutlinesOf, has: HasLetters = hasLetters): SetText {
  const unset = textsOf(page).filter((text) => setInFace(text, has) === null);
  const outlines = outlinesOf(unset.map(textMarkup));
  const shapes = new Map(unset.map((text, index) => [text, parseSvg(outlines[index] ?? '<g></g>').children]));
  return (element) =>
    setInFace(element, has) ?? { text: element.text.replaceAll(ISOLATES, ''), shapes: shapes.get(element) ?? [] };
}
