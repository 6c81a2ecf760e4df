import { snellenOf } from '@isopter/clinical/acuity';
import { leftFirst } from '@isopter/clinical';
import { SHOWN_DECIMALS } from '@isopter/clinical/course';
import { rapdPresence } from '@isopter/clinical/pupil';
import type { NumberFinding, ResultSide, ResultWord, SystemUnit, TestFinding, TestResult } from '@isopter/contract';

/** How a finding is written: a word of the list, and what is put into it. */
export interface Written {
  word:
    | NumberFinding['measure']
    | ResultWord
    | `limit${NonNullable<NumberFinding['limit']>}`
    | 'orWorse'
    | 'notSeen'
    | 'noRapd'
    | 'atContrast'
    | 'atNear'
    | 'atDistance'
    | 'seenOf'
    | 'seenTaped'
    | 'seenUntaped'
    | 'graded';
  values: Readonly<Record<string, Figure | Written>>;
}

/** A number with as many decimals as its instrument measures, or text that is no words. */
export type Figure = { value: number; decimals: number } | { percent: number } | string;

/** The result of one eye or ear. */
export interface ResultLine {
  side: ResultSide;
  written: readonly Written[];
}

/** An acuity is a line of a chart, so that "worse than" comes before it; of an average the number alone is known. */
const limited = (written: Written, { limit, measure }: NumberFinding): Written => {
  if (!limit) return written;
  const word = measure === 'ACUITY' || limit === 'BETTER' ? (`limit${limit}` as const) : 'orWorse';
  return { word, values: { value: written } };
};

function acuity(finding: NumberFinding, unit: SystemUnit): Written {
  const { value, contrast, near } = finding;
  const line = limited({ word: 'ACUITY', values: { value: snellenOf(value, unit) } }, finding);
  if (typeof near === 'boolean') return { word: near ? 'atNear' : 'atDistance', values: { value: line } };
  if (typeof contrast !== 'number') return line;
  return { word: 'atContrast', values: { value: line, contrast: { percent: contrast } } };
}

function number(finding: NumberFinding, unit: SystemUnit): Written {
  const { measure, value } = finding;
  if (measure === 'ACUITY') return acuity(finding, unit);
  if (measure === 'VFI') return { word: 'VFI', values: { value: { percent: value } } };
  if (measure === 'FOVEA' && value < 0) return { word: 'notSeen', values: {} };
  const word = measure === 'RAPD' && rapdPresence(value) === 'none' ? 'noRapd' : measure;
  return limited({ word, values: { value: { value, decimals: SHOWN_DECIMALS[measure] } } }, finding);
}

/** How a finding is written; an acuity in the notation of the test's unit [OUR-12]. */
export function writtenOf(finding: TestFinding, unit: SystemUnit): Written {
  if ('word' in finding) {
    const { word, deficiency } = finding;
    return deficiency
      ? { word: 'graded', values: { grade: { word, values: {} }, deficiency: { word: deficiency, values: {} } } }
      : { word, values: {} };
  }
  if (finding.measure !== 'SEEN') return number(finding, unit);
  const { seen, of, taped } = finding;
  const word = typeof taped === 'boolean' ? (taped ? 'seenTaped' : 'seenUntaped') : 'seenOf';
  return { word, values: { seen: { value: seen, decimals: 0 }, of: { value: of, decimals: 0 } } };
}

/** A result by eye or ear, the left one first, each in the order of its findings. */
export function resultLines({ findings }: TestResult, unit: SystemUnit): readonly ResultLine[] {
  const sides = [...new Set(leftFirst(findings).map(({ side }) => side))];
  return sides.map((side) => ({
    side,
    written: findings.filter((one) => one.side === side).map((one) => writtenOf(one, unit)),
  }));
}
