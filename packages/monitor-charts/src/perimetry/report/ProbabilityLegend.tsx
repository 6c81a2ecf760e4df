import type { ReactElement } from 'react';
import { Label } from '../../report/index.ts';
import { probabilityText } from './indexTexts.ts';
import { BlindSpot } from './marks.tsx';
import { ProbabilitySymbol } from '../plot/ProbabilitySymbol.tsx';
import type { PerimetryReportTexts } from './texts.ts';

export interface ProbabilityLegendProps {
  /** The baseline of its line. */
  y: number;
  width: number;
  texts: PerimetryReportTexts;
  locale: string;
}

const CLASSES = ['normal', 0.05, 0.02, 0.01, 0.005] as const;
/** The parts of the line that each entry takes; words need more than numbers. */
const SHARES = [0.21, 0.13, 0.13, 0.13, 0.145, 0.255] as const;

/** The legend of the symbols in one line. */
export function ProbabilityLegend({ y, width, texts, locale }: ProbabilityLegendProps): ReactElement {
  const start = (index: number): number => width * SHARES.slice(0, index).reduce((sum, share) => sum + share, 0);
  const room = (index: number): number => width * (SHARES[index] ?? 0) - 18;
  return (
    <g>
      {CLASSES.map((probability, index) => (
        <g key={probability}>
          <ProbabilitySymbol probability={probability} cx={start(index) + 4} cy={y - 2.4} size={7} />
          <Label x={start(index) + 12} y={y} size={6.5} room={room(index)}>
            {probabilityText(probability, texts, locale)}
          </Label>
        </g>
      ))}
      <BlindSpot x={start(CLASSES.length) + 4} y={y - 2.4} size={5.5} />
      <Label x={start(CLASSES.length) + 12} y={y} size={6.5} room={room(CLASSES.length)}>
        {texts.blindSpot}
      </Label>
    </g>
  );
}
