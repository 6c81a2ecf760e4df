import type { ReactElement } from 'react';
import { IsopterPlot } from '../plot/IsopterPlot.tsx';
import { printPaint } from '../../chart/paint.ts';
import type { KineticEyeReport } from './data.ts';
import type { KineticReportTexts } from './texts.ts';

interface PrintedIsopterProps {
  eye: KineticEyeReport;
  texts: KineticReportTexts;
  /** In points. */
  width: number;
  height: number;
  /** The scale relative to the screen. */
  scale: number;
}

/** The on-screen chart scaled down as a whole, because its marks have fixed sizes. */
export const PrintedIsopter = ({ eye, texts, width, height, scale }: PrintedIsopterProps): ReactElement => (
  <g transform={`scale(${scale})`}>
    <IsopterPlot
      eye={eye.eye}
      directions={eye.directions}
      width={width / scale}
      height={height / scale}
      texts={texts.chart}
      paint={printPaint}
      isInteractive={false}
    />
  </g>
);
