import type { ReactElement } from 'react';
import { Label } from '../../report/index.ts';
import { probabilityText } from './IndexList.tsx';
import { ProbabilitySymbol } from './ProbabilitySymbol.tsx';
import type { PerimetryReportTexts } from './texts.ts';

export interface ProbabilityLegendProps {
  /** The baseline of its line. */
  y: number;
  texts: PerimetryReportTexts;
  locale: string;
}

/** The legend of the symbols in one line. */
export function ProbabilityLegend({ y, texts, locale }: ProbabilityLegendProps): ReactElement {
  const classes = ['normal', 0.05, 0.02, 0.01, 0.005] as const;
  return (
    <g>
      {classes.map((probability, index) => (
        <g key={probability}>
          <ProbabilitySymbol probability={probability} cx={4 + index * 100} cy={y - 3} size={7.5} />
          <Label x={14 + index * 100} y={y} size={7.5}>
            {probabilityText(probability, texts, locale)}
          </Label>
        </g>
      ))}
    </g>
  );
}
