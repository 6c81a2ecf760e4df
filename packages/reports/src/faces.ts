/** A face that reports are set in: known to SVG by family and weight, to the PDF by its own name. */
export interface Face {
  /** Name in the PDF, where each face is a separate family. */
  name: string;
  /** Name in the font file, as SVG uses it. */
  family: string;
  bold: boolean;
  /** The code points of its script, where browsers have to find the face by them. */
  range?: string;
}

const LATIN = { regular: 'latin', bold: 'latin-bold', mono: 'mono', monoBold: 'mono-bold' } as const;

/** The faces of HTML documents: other scripts are set in fonts of the reader's own. */
export const DOCUMENT_FACES: readonly string[] = Object.values(LATIN);

export const FACES: readonly Face[] = [
  { name: LATIN.regular, family: 'Atkinson Hyperlegible Next', bold: false },
  { name: LATIN.bold, family: 'Atkinson Hyperlegible Next', bold: true },
  { name: LATIN.mono, family: 'Atkinson Hyperlegible Mono', bold: false },
  { name: LATIN.monoBold, family: 'Atkinson Hyperlegible Mono', bold: true },
  { name: 'european', family: 'Noto Sans', bold: false },
  { name: 'arabic', family: 'Noto Sans Arabic', bold: false },
  { name: 'hebrew', family: 'Noto Sans Hebrew', bold: false },
  { name: 'thai', family: 'Noto Sans Thai', bold: false },
  { name: 'devanagari', family: 'Noto Sans Devanagari', bold: false },
  { name: 'korean', family: 'Noto Sans KR', bold: false },
  { name: 'han', family: 'Noto Sans SC', bold: false },
  { name: 'ethiopic', family: 'Noto Sans Ethiopic', bold: false, range: 'U+1200-139F,U+2D80-2DDF,U+AB00-AB2F' },
  { name: 'bengali', family: 'Noto Sans Bengali', bold: false, range: 'U+0980-09FF' },
  { name: 'tamil', family: 'Noto Sans Tamil', bold: false, range: 'U+0B80-0BFF' },
  { name: 'georgian', family: 'Noto Sans Georgian', bold: false, range: 'U+10A0-10FF,U+1C90-1CBF,U+2D00-2D2F' },
  { name: 'armenian', family: 'Noto Sans Armenian', bold: false, range: 'U+0530-058F,U+FB13-FB17' },
  // the last: it has digits, too
  { name: 'emoji', family: 'Noto Emoji', bold: false },
];

/** The first script found in a text decides; Han comes last, as Japanese and Korean names may mix scripts. */
const SCRIPTS: readonly (readonly [pattern: RegExp, face: string])[] = [
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Bengali}/u, 'bengali'],
  [/\p{Script=Tamil}/u, 'tamil'],
  [/\p{Script=Ethiopic}/u, 'ethiopic'],
  [/\p{Script=Georgian}/u, 'georgian'],
  [/\p{Script=Armenian}/u, 'armenian'],
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

/** The faces of every report, and of names in European scripts. */
const USUAL = [...DOCUMENT_FACES, 'european'];
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;

/** Returns the faces that a text needs: those of every report, and those of its scripts. */
export const facesOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...USUAL,
    ...SCRIPTS.flatMap(([pattern, face]) => (pattern.test(text) ? [face] : [])),
    ...(EMOJI.test(text) ? ['emoji'] : []),
  ]);
