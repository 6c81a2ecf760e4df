import type { ReactElement } from 'react';
import { At, Label, widthOf } from '../../report/index.ts';
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
const TEXT = 6.5;
/** The width of a symbol with the space after it, and the space between two entries, in points. */
const SYMBOL = 12;
const GAP = { least: 6, most: 18 } as const;

/** The legend of the symbols in one line. */
export function ProbabilityLegend({ y, width, texts, locale }: ProbabilityLegendProps): ReactElement {
  const words = [...CLASSES.map((probability) => probabilityText(probability, texts, locale)), texts.blindSpot];
  const widths = words.map((word) => SYMBOL + widthOf(word, TEXT, 'regular'));
  const spare = (width - widths.reduce((sum, one) => sum + one, 0)) / (words.length - 1);
  const gap = Math.min(GAP.most, Math.max(GAP.least, spare));
  return (
    <g>
      {words.map((word, index) => {
        const x = widths.slice(0, index).reduce((sum, one) => sum + one + gap, 0);
        const probability = CLASSES[index];
        return (
          <At key={word} x={x} y={y}>
            {probability === undefined ? (
              <BlindSpot x={4} y={-2.4} size={5.5} />
            ) : (
              <ProbabilitySymbol probability={probability} cx={4} cy={-2.4} size={7} />
            )}
            <Label x={SYMBOL} y={0} size={TEXT} room={width - x - SYMBOL}>
              {word}
            </Label>
          </At>
        );
      })}
    </g>
  );
}
