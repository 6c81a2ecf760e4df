import type { ReactElement } from 'react';
import { printPaint } from '../../chart/paint.ts';
import { EstermanPlot } from '../plot/EstermanPlot.tsx';
import type { EstermanField } from './data.ts';
import type { EstermanReportTexts } from './texts.ts';

interface PrintedMapProps {
  field: EstermanField;
  texts: EstermanReportTexts;
  /** In points. */
  width: number;
  height: number;
  /** The scale relative to the screen. */
  scale: number;
}

/** The map of the screen, scaled down as a whole: its marks have sizes of their own. */
export const PrintedMap = ({ field, texts, width, height, scale }: PrintedMapProps): ReactElement => (
  <g transform={`scale(${scale})`}>
    <EstermanPlot
      eye={field.eye}
      locations={field.locations}
      width={width / scale}
      height={height / scale}
      label={texts.eyes[field.eye]}
      texts={texts.chart}
      paint={printPaint}
      isInteractive={false}
    />
  </g>
);
