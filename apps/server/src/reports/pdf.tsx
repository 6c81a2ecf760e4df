import { Document, Font, Image, Page, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Report } from './draw.tsx';
import { FACES, faceNameFor } from './fonts.ts';
import { outlinesOf } from './outlines.ts';

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

let fonts: Promise<void> | undefined;

/** Loads every face, once: the renderer loads those of its own text nodes only, not those of text inside an SVG. */
export const loadFonts = (): Promise<void> => (fonts ??= registerFonts());

async function registerFonts(): Promise<void> {
  for (const { name, file } of FACES) Font.register({ family: name, src: file });
  await Promise.all(FACES.map(({ name }) => Font.load({ fontFamily: name, fontStyle: 'normal', fontWeight: 400 })));
  for (const { name } of FACES) nameGlyphs(name);
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
type HasLetters = (face: string, text: string) => boolean;

const hasLetters: HasLetters = (name, text) => {
  const face = loadedFace(name);
  return Array.from(text).every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
};

/**
 * Names one face for each text, as the PDF knows no list of families to fall back on. What it could not set right becomes
 * outlines.
 */
function withFaces(svg: string, has: HasLetters): string {
  const outlined: string[] = [];
  const faced = svg.replaceAll(TEXT, (whole, attributes: string, said: string) => {
    const styles = [...attributes.matchAll(FONT_ATTRIBUTES)].map(([, , value]) => value ?? '');
    const bold = styles.some((value) => /^(bold|[67]\d\d)$/.test(value));
    const mono = styles.some((value) => value.includes('Mono'));
    const text = NEAREST.reduce((now, [sign, other]) => now.replaceAll(sign, other), said.replaceAll(ISOLATES, ''));
    const face = faceNameFor(text, { bold, mono });
    if (!SHAPED.test(text) && has(face, text))
      return `<text${attributes.replaceAll(FONT_ATTRIBUTES, '')} font-family="${face}">${text}</text>`;
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

/** A page as the renderer can draw it, with fonts loaded: it paints what is transparent black. */
export const forPdf = (svg: string, has: HasLetters = hasLetters): string =>
  withFaces(withoutNestedSvg(svg.replaceAll(PICTURE, '')), has).replaceAll('"transparent"', '"none"');

/** The pages of a report as a vector PDF with selectable text. */
export async function renderPdf({ title, brand, pages }: Pick<Report, 'title' | 'brand' | 'pages'>): Promise<Buffer> {
  await loadFonts();
  return renderToBuffer(
    <Document title={title} {...(brand && { author: brand })}>
      {pages.map((svg) => {
        const data = Buffer.from(forPdf(svg));
        return (
          <Page key={svg} size="A4" wrap={false}>
            <Image src={{ data, format: 'svg' } as never} style={{ width: '100%', height: '100%' }} />
            {picturesOf(svg)}
          </Page>
        );
      })}
    </Document>,
  );
}
