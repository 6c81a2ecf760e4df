import { Document, type DocumentProps, Font, Image, Page } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Report } from './draw.tsx';
import { faceNameFor } from './faces.ts';

/** What a face is asked for once it is loaded. */
interface LoadedFace {
  readonly characterSet: readonly number[];
  readonly hasGlyphForCodePoint: (character: number) => boolean;
  readonly glyphForCodePoint: (character: number) => unknown;
}

const loadedFace = (fontFamily: string): LoadedFace => Font.getFont({ fontFamily }).data as unknown as LoadedFace;

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
 * Loads faces, each once: the renderer loads those of its own text nodes only, not those of text inside an SVG.
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

const TEXT = /<text([^>]*)>([^<]*)<\/text>/g;
/** Marks that isolate a direction: each text is drawn by itself here, and the faces have no glyph for them. */
const ISOLATES = /[\u2066-\u2069]/g;
const FONT_ATTRIBUTES = /\s(font-family|font-weight)="([^"]*)"/g;

/** Scripts whose letters join, carry marks or run from right to left: the renderer sets them letter by letter. */
const SHAPED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u;
/** What the faces do not have, and what looks nearly the same. */
const NEAREST: readonly (readonly [sign: string, other: string])[] = [
  ['″', '"'],
  ['′', "'"],
];

/** Stands where outlines go. */
const OUTLINE = '<outline/>';

/** Whether a face has all letters of a text. */
export type HasLetters = (face: string, text: string) => boolean;

/** Whether a loaded face has all letters of a text. */
export const hasLetters: HasLetters = (name, text) => {
  if (!loaded.has(name)) return false;
  const face = loadedFace(name);
  return Array.from(text).every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
};

/** Returns shapes for whole `<text>` elements that the renderer cannot set, in the same places. */
export type OutlinesOf = (texts: readonly string[]) => string[];

/** Returns a text with the face that has its letters; null if the renderer cannot set it. */
function setText(attributes: string, said: string, has: HasLetters): string | null {
  const styles = [...attributes.matchAll(FONT_ATTRIBUTES)].map(([, , value]) => value ?? '');
  const bold = styles.some((value) => /^(bold|[67]\d\d)$/.test(value));
  const mono = styles.some((value) => value.includes('Mono'));
  const text = NEAREST.reduce((now, [sign, other]) => now.replaceAll(sign, other), said.replaceAll(ISOLATES, ''));
  const face = faceNameFor(text, { bold, mono });
  if (SHAPED.test(text) || !has(face, text)) return null;
  return `<text${attributes.replaceAll(FONT_ATTRIBUTES, '')} font-family="${face}">${text}</text>`;
}

/** The attribute of texts that {@link markUnset} found. */
export const UNSET = 'data-unset';

/** Marks the texts of a page that the renderer cannot set, so that a browser replaces them. */
export const markUnset = (svg: string, has: HasLetters = hasLetters): string =>
  svg.replaceAll(TEXT, (whole, attributes: string, said: string) =>
    setText(attributes, said, has) === null ? `<text ${UNSET}=""${attributes}>${said}</text>` : whole,
  );

/**
 * Names one face for each text, as the PDF knows no list of families to fall back on. What it could not set right becomes
 * outlines.
 */
function withFaces(svg: string, outlinesOf: OutlinesOf, has: HasLetters): string {
  const outlined: string[] = [];
  const faced = svg.replaceAll(TEXT, (whole, attributes: string, said: string) => {
    const set = setText(attributes, said, has);
    if (set !== null) return set;
    outlined.push(whole);
    return OUTLINE;
  });
  const shapes = outlinesOf(outlined);
  return faced.replaceAll(OUTLINE, () => shapes.shift() ?? '');
}

/** Drawings inside the page become groups: they have no scale of their own. */
const withoutNestedSvg = (svg: string): string => {
  const [, open = '', rest = ''] = /^(<svg[^>]*>)([\s\S]*)<\/svg>$/.exec(svg) ?? [];
  return `${open}${rest.replaceAll(/<svg[^>]*>/g, '<g>').replaceAll('</svg>', '</g>')}</svg>`;
};

const PICTURE = /<image ([^>]*?)\/?>(?:<\/image>)?/g;

/** The renderer loads no pictures inside a drawing, so those are laid upon the page, which has the drawing's size. */
const picturesOf = (svg: string): ReactElement[] =>
  [...svg.matchAll(PICTURE)].map(([, attributes = '']) => {
    const value = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const [left, top, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(value(name)));
    return (
      <Image
        key={`${left} ${top}`}
        src={value('href')}
        style={{ position: 'absolute', left: left!, top: top!, width: width!, height: height! }}
      />
    );
  });

/** A page as the renderer can draw it, with faces loaded: it paints what is transparent black. */
export const forPdf = (svg: string, outlinesOf: OutlinesOf, has: HasLetters = hasLetters): string =>
  withFaces(withoutNestedSvg(svg.replaceAll(PICTURE, '')), outlinesOf, has).replaceAll('"transparent"', '"none"');

/** The pages of a report as a vector PDF with selectable text, with faces loaded. */
export const PdfDocument = ({
  title,
  brand,
  pages,
  outlinesOf,
}: Pick<Report, 'title' | 'brand' | 'pages'> & { outlinesOf: OutlinesOf }): ReactElement<DocumentProps> => (
  <Document title={title} {...(brand && { author: brand })}>
    {pages.map((svg) => (
      <Page key={svg} size="A4" wrap={false}>
        {/* a page names a patient: the library keeps none of them */}
        <Image
          cache={false}
          src={{ data: forPdf(svg, outlinesOf), format: 'svg' } as never}
          style={{ width: '100%', height: '100%' }}
        />
        {picturesOf(svg)}
      </Page>
    ))}
  </Document>
);
