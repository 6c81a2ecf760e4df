import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** A face that reports are set in: one file, known to SVG by family and weight, to the PDF by its own name. */
export interface Face {
  /** Name in the PDF: there each face is a family of its own. */
  name: string;
  /** Name in the font file, as SVG uses it. */
  family: string;
  bold: boolean;
  file: string;
}

/** Folder of one weight of a font package; it holds exactly one font file. */
function fontFile(packageName: string, weight: string): string {
  const folder = join(dirname(require.resolve(`@expo-google-fonts/${packageName}/package.json`)), weight);
  const file = readdirSync(folder).find((name) => name.endsWith('.ttf'));
  if (!file) throw new Error(`no font file in ${packageName}/${weight}`);
  return join(folder, file);
}

const face = (name: string, family: string, packageName: string, bold = false): Face => ({
  name,
  family,
  bold,
  file: fontFile(packageName, bold ? '700Bold' : '400Regular'),
});

const LATIN = { regular: 'latin', bold: 'latin-bold', mono: 'mono', monoBold: 'mono-bold' } as const;

export const FACES: readonly Face[] = [
  face(LATIN.regular, 'Atkinson Hyperlegible Next', 'atkinson-hyperlegible-next'),
  face(LATIN.bold, 'Atkinson Hyperlegible Next', 'atkinson-hyperlegible-next', true),
  face(LATIN.mono, 'Atkinson Hyperlegible Mono', 'atkinson-hyperlegible-mono'),
  face(LATIN.monoBold, 'Atkinson Hyperlegible Mono', 'atkinson-hyperlegible-mono', true),
  face('european', 'Noto Sans', 'noto-sans'),
  face('arabic', 'Noto Sans Arabic', 'noto-sans-arabic'),
  face('hebrew', 'Noto Sans Hebrew', 'noto-sans-hebrew'),
  face('thai', 'Noto Sans Thai', 'noto-sans-thai'),
  face('devanagari', 'Noto Sans Devanagari', 'noto-sans-devanagari'),
  face('korean', 'Noto Sans KR', 'noto-sans-kr'),
  face('han', 'Noto Sans SC', 'noto-sans-sc'),
];

/** The first script found in a text decides; Han comes last, as Japanese and Korean names may mix scripts. */
const SCRIPTS: readonly (readonly [pattern: RegExp, face: string])[] = [
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Hangul}/u, 'korean'],
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u, 'han'],
  [/\p{Script=Cyrillic}|\p{Script=Greek}/u, 'european'],
];

/** The face that has the letters of a text. */
export function faceNameFor(text: string, style: { bold: boolean; mono: boolean }): string {
  const script = SCRIPTS.find(([pattern]) => pattern.test(text));
  if (script) return script[1];
  if (style.mono) return style.bold ? LATIN.monoBold : LATIN.mono;
  return style.bold ? LATIN.bold : LATIN.regular;
}
