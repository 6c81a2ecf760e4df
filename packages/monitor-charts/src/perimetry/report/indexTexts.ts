import { MD_DIFFERENCE, NORMED_SIZE, type ProbabilityClass } from '@isopter/clinical/perimetry/analysis';
import type { PerimetryReportTexts } from './texts.ts';
import { goldmannText } from '../monitor/goldmann.ts';
import type { EyeReport } from './types.ts';

/** The text of a probability class: "p < 0.5 %", or within normal limits; empty at an age without norms. */
export function probabilityText(probability: ProbabilityClass, texts: PerimetryReportTexts, locale: string): string {
  if (probability === null) return '';
  if (probability === 'normal') return texts.withinNormal;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(probability);
  return `p < ${percent}`;
}

/** Returns the presentation time of an eye in minutes and whole seconds; empty if unknown. */
export function lastedText(seconds: number | undefined, texts: Pick<PerimetryReportTexts, 'lasted'>): string {
  if (seconds === undefined) return '';
  const whole = Math.round(seconds);
  return texts.lasted({ minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

/** The note that there are no indices, with the reason. */
export function noIndicesText(
  { incomparable, goldmannSize }: Pick<EyeReport, 'incomparable' | 'goldmannSize'>,
  texts: PerimetryReportTexts,
): string {
  const why =
    incomparable === 'size'
      ? texts.incomparable.size({ size: goldmannText(goldmannSize) ?? '', normed: goldmannText(NORMED_SIZE) ?? '' })
      : texts.incomparable[incomparable ?? 'points'];
  return texts.noIndices({ why });
}

/** The note that belongs on every page with an MD: other perimeters have another one. */
export function mdDifferenceText(texts: Pick<PerimetryReportTexts, 'mdDifference'>, locale: string): string {
  const decibels = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { mean, sd, eyes, source } = MD_DIFFERENCE;
  return texts.mdDifference({ mean: decibels.format(mean), sd: decibels.format(sd), eyes, source });
}
