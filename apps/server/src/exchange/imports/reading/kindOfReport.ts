import type { Eye } from '@isopter/clinical';

/** The programs whose numbers are found on a page. */
export const READ_PROGRAMS = ['10-2', '24-2', '30-2'] as const;
export type ReadProgram = (typeof READ_PROGRAMS)[number];

/** Dashes of any length may separate the numbers of a program; `24-2C` is a different program. */
const PROGRAM = /(?<![\d.-])(10|24|30)\s?[-‐‑–—]\s?2(?![\d.cC-])/g;
const RIGHT =
  /\bOD\b|\bO\.D\.|\bright\b|\b(?:rechts|rechtes|(?:œil|oeil) droit|ojo derecho|occhio destro|olho direito)\b/iu;
const LEFT =
  /\bOS\b|\bO\.S\.|\bleft\b|\b(?:links|linkes|(?:œil|oeil) gauche|ojo izquierdo|occhio sinistro|olho esquerdo)\b/iu;

const onlyOne = <T>(found: readonly T[]): T | null => {
  const [first, ...more] = new Set(found);
  return first !== undefined && more.length === 0 ? first : null;
};

/** The program that the lines of a page name; null where they name none, or several. */
export const programIn = (lines: readonly string[]): ReadProgram | null =>
  onlyOne(lines.flatMap((line) => [...line.matchAll(PROGRAM)].map(([, degrees]) => `${degrees}-2` as ReadProgram)));

/** The eyes that the lines of a page name. */
export const eyesIn = (lines: readonly string[]): Eye[] => [
  ...(lines.some((line) => RIGHT.test(line)) ? (['OD'] as const) : []),
  ...(lines.some((line) => LEFT.test(line)) ? (['OS'] as const) : []),
];

/** The eye that the lines of a page name; null where they name none, or both. */
export const eyeIn = (lines: readonly string[]): Eye | null => onlyOne(eyesIn(lines));
