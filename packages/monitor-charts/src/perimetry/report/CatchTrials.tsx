import type { ReactElement } from 'react';
import { CRITICAL, INK, Label, MUTED, isolated } from '../../report/index.ts';
import { decibelText } from './FoveaBody.tsx';
import type { PerimetryReportTexts } from './texts.ts';
import type { CatchTrialResult, EyeReport } from './types.ts';

export interface CatchTrialsProps {
  report: EyeReport;
  texts: PerimetryReportTexts;
  locale: string;
}

/**
 * The fixation losses, false positives, false negatives and foveal sensitivity; values beyond their limits are marked
 * with XX.
 */
export function CatchTrials({ report, texts, locale }: CatchTrialsProps): ReactElement {
  const { reliability } = report;
  const percent = (value: number): string =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100);
  const value = ({ count, total, percentage }: CatchTrialResult, flagged: boolean): string => {
    const share = percentage === null ? texts.tooFewAnswers : percent(percentage);
    return `${share} (${texts.outOf({ count, total })})${flagged ? ' XX' : ''}`;
  };
  const rows = [
    {
      label: texts.fixationLosses,
      value: value(report.fixationLosses, reliability.fixationLosses),
      flagged: reliability.fixationLosses,
    },
    {
      label: texts.falsePositives,
      value: value(report.falsePositives, reliability.falsePositives),
      flagged: reliability.falsePositives,
    },
    {
      label: texts.falseNegatives,
      value: value(report.falseNegatives, reliability.falseNegatives),
      flagged: reliability.falseNegatives,
    },
  ];
  return (
    <g>
      {rows.map((row, index) => (
        <g key={row.label}>
          <Label x={0} y={28 + index * 11} colour={MUTED}>
            {row.label}
          </Label>
          <Label x={92} y={28 + index * 11} colour={row.flagged ? CRITICAL : INK} strong>
            {isolated(row.value)}
          </Label>
        </g>
      ))}
      {report.fovea !== null && (
        <>
          <Label x={0} y={61} colour={MUTED}>
            {texts.fovea}
          </Label>
          <Label x={92} y={61} strong>
            {isolated(decibelText(report.fovea))}
          </Label>
        </>
      )}
      {!reliability.reliable && (
        <Label x={150} y={61} colour={CRITICAL} strong>
          {texts.lowReliability}
        </Label>
      )}
    </g>
  );
}
