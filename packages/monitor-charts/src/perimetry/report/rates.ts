import { type JudgedEye, type Judged, verdictOf } from '@isopter/clinical/perimetry';
import type { PerimetryReportTexts } from './texts.ts';
import type { EyeReport } from './types.ts';

/** The wrong answers of an eye, and what else makes its field unreliable. */
type JudgedReport = JudgedEye & Pick<EyeReport, 'reliability'>;

export interface CatchTrialsProps {
  report: JudgedReport;
  texts: PerimetryReportTexts;
  locale: string;
}

/** A rate of wrong answers as it is printed. */
export interface RateRow {
  label: string;
  /** Wrong answers and trials given: in words, and as bare numbers. */
  counted: string;
  numbers: string;
  /** The rate, or that it is not known. */
  rate: string;
  isKnown: boolean;
  /** The rate and its limit for the bar, 0 to 1; `null` without a bar. */
  share: { rate: number; limit: number } | null;
  /** `null` without a limit: false negatives make no field unreliable. */
  limit: string | null;
  isFlagged: boolean;
}

/** Returns the three kinds of wrong answers of an eye as they are printed. */
export function rowsOf({ report, texts, locale }: CatchTrialsProps): readonly RateRow[] {
  const percent = (share: number): string =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  const row = (label: string, counted: PerimetryReportTexts['outOf'], judged: Judged, hasLimit = true): RateRow => {
    const { wrong, given, share, limit, judgement } = judged;
    const counts = { count: wrong, total: given ?? 0 };
    return {
      label,
      counted: counted(counts),
      numbers: given ? texts.outOf(counts) : '–',
      rate: share === null ? texts.notKnown : percent(share),
      isKnown: share !== null,
      share: share === null ? null : { rate: share, limit },
      limit: hasLimit ? percent(limit) : null,
      isFlagged: hasLimit && judgement === 'flagged',
    };
  };
  const { falsePositives, falseNegatives, fixationLosses } = report;
  const { basis, early } = falsePositives;
  const repeats = falseNegatives.given === 0 ? () => texts.notMeasurable : texts.repeatsMissed;
  return [
    row(texts.fixationLosses, texts.checksSeen, fixationLosses),
    row(
      texts.falsePositives,
      basis === 'blank' ? texts.blanksAnswered : () => texts.earlyPresses({ count: early.wrong, total: early.given }),
      falsePositives,
      basis === 'blank' || falsePositives.judgement === 'flagged',
    ),
    row(texts.falseNegatives, falseNegatives.given === null ? () => '–' : repeats, falseNegatives, false),
  ];
}

/** Returns in words why a field is unreliable apart from wrong answers; empty if there is no other reason. */
export const alarmText = ({ reliability }: Pick<EyeReport, 'reliability'>, texts: PerimetryReportTexts): string =>
  [...(reliability.otherEye ? [texts.checkEye] : []), ...(reliability.tooHigh ? [texts.valuesTooHigh] : [])].join(', ');

/** Returns in words which limit is exceeded, how many are, or why the reliability is not known all the same. */
export function reliabilityText(report: JudgedReport, texts: PerimetryReportTexts): string {
  const alarm = alarmText(report, texts);
  if (alarm !== '') return alarm;
  const kinds = [
    [report.fixationLosses, texts.fixationLosses] as const,
    [report.falsePositives, texts.falsePositives] as const,
  ];
  const flagged = kinds.flatMap(([{ judgement }, kind]) => (judgement === 'flagged' ? [kind] : []));
  const [name] = flagged;
  // more than one name is too long for a heading: the rows below it are marked
  if (flagged.length > 1) return texts.limitsExceeded({ count: flagged.length, total: kinds.length });
  if (name !== undefined) return texts.limitExceeded({ name });
  if (verdictOf(report) === 'passed') return texts.noLimitExceeded;
  const isOpen = kinds.some(([{ judgement }]) => judgement === 'undecided');
  return `${texts.noLimitExceeded}, ${isOpen ? texts.fewTrials : texts.manyMissed}`;
}
