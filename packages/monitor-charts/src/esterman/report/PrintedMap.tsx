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

/** The on-screen map scaled down as a whole, because its marks have fixed sizes. */
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
