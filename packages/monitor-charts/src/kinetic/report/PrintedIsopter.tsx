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

/** The chart of the screen, scaled down as a whole: its marks have sizes of their own. */
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
