import type { NumberFinding, ResultSide, TestFinding } from '@isopter/contract';

/** The placeholders of phrases, and the measures whose values they stand for. */
const MEASURES = {
  MD: 'MD',
  VFI: 'VFI',
  MS: 'MEAN_SENSITIVITY',
  FOVEA: 'FOVEA',
  VA: 'ACUITY',
  CS: 'LOG_CS',
  PTA: 'PTA',
  RAPD: 'RAPD',
} as const satisfies Record<string, NumberFinding['measure']>;

/** The sides that a placeholder can name, as in `{MD OD}`. */
const SIDES = { OD: 'OD', OS: 'OS', OU: 'OU', R: 'RIGHT', L: 'LEFT' } as const satisfies Record<string, ResultSide>;

/** The placeholders of phrases, such as `{MD}`. Each can name a side: `{MD OD}`. */
export const PLACEHOLDERS: readonly string[] = Object.keys(MEASURES).map((name) => `{${name}}`);

const PLACEHOLDER = /\{([^{}]*)\}/g;

interface Wanted {
  measure: NumberFinding['measure'];
  /** Undefined for every side that was tested. */
  side: ResultSide | undefined;
}

/** Reads a placeholder without its brackets; `null` if it is not one. */
function readPlaceholder(name: string): Wanted | null {
  const [measure, side, ...rest] = name.trim().toUpperCase().split(/\s+/);
  if (measure === undefined || !(measure in MEASURES) || rest.length > 0) return null;
  if (side !== undefined && !(side in SIDES)) return null;
  return {
    measure: MEASURES[measure as keyof typeof MEASURES],
    side: side === undefined ? undefined : SIDES[side as keyof typeof SIDES],
  };
}

/** Returns whether every text in curly brackets is a placeholder, and every bracket has its counterpart. */
export const hasOnlyPlaceholders = (phrase: string): boolean =>
  [...phrase.matchAll(PLACEHOLDER)].every(([, name]) => readPlaceholder(name!) !== null) &&
  !/[{}]/.test(phrase.replaceAll(PLACEHOLDER, ''));

/** How values of a test are written. */
export interface Writing {
  value: (finding: NumberFinding) => string;
  side: (side: ResultSide) => string;
}

/** A phrase with the values of a test, or the placeholders for which the test has no value. */
export type Filled = { text: string } | { missing: readonly string[] };

const isNumber = (finding: TestFinding): finding is NumberFinding => 'value' in finding;

/**
 * Puts the values of a test into a phrase. A placeholder without a side stands for every side that was tested, each with its
 * name. A phrase with a placeholder that the test has no value for is not filled at all.
 * @param findings what the test found, the left side first
 */
export function fillPhrase(phrase: string, findings: readonly TestFinding[], writing: Writing): Filled {
  const missing: string[] = [];
  const text = phrase.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const wanted = readPlaceholder(name);
    const found = findings
      .filter(isNumber)
      .filter((one) => one.measure === wanted?.measure && (wanted.side === undefined || one.side === wanted.side));
    if (found.length === 0) missing.push(placeholder);
    return found
      .map((one) =>
        wanted?.side === undefined ? `${writing.side(one.side)} ${writing.value(one)}` : writing.value(one),
      )
      .join(', ');
  });
  return missing.length > 0 ? { missing } : { text };
}

/** The phrases of a text with one on each line. */
export const phrasesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
