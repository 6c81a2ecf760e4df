import type { ReactElement } from 'react';
import { LevelChart } from '../plot/LevelChart.tsx';
import { printPaint } from '../../chart/paint.ts';
import { stereopsisWords } from '../stereopsis.texts.ts';
import type { StereopsisReportData } from './data.ts';
import type { StereopsisReportTexts } from './texts.ts';

interface PrintedLevelsProps {
  data: StereopsisReportData;
  texts: StereopsisReportTexts;
  /** In points. */
  width: number;
  height: number;
  /** The scale relative to the screen. */
  scale: number;
}

/** The on-screen level chart scaled down as a whole, because its marks have fixed sizes. */
export function PrintedLevels({ data, texts, width, height, scale }: PrintedLevelsProps): ReactElement {
  const format = new Intl.NumberFormat(data.locale);
  return (
    <g transform={`scale(${scale})`}>
      <LevelChart
        plates={data.plates}
        result={data.result}
        width={width / scale}
        height={height / scale}
        paint={printPaint}
        texts={{ ...stereopsisWords, ...texts.chart }}
        format={(value) => format.format(value)}
        isInteractive={false}
      />
    </g>
  );
}
