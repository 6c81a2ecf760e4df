import { gridOfTest } from '@isopter/clinical/perimetry';
import type { ReactElement } from 'react';
import { perimetryWords } from '../../perimetry/perimetry.texts.ts';
import { printPaint } from '../../perimetry/plot/paint.ts';
import { PerimetryPlot } from '../../perimetry/plot/PerimetryPlot.tsx';
import type { Eye } from '../../perimetry/types.ts';
import type { SeenRegion, ScreeningReportData } from './data.ts';
import type { ScreeningReportTexts } from './texts.ts';

interface PrintedFieldProps {
  eye: Eye;
  region: SeenRegion;
  data: ScreeningReportData;
  texts: ScreeningReportTexts;
  /** The width in points. */
  width: number;
}

/** The on-screen plot before it is scaled down as a whole. */
const FIELD = { width: 400, height: 418 } as const;
/** The least scale: labels are not smaller than 6 pt. */
const LEAST = 0.55;

/** The height of a field that is so wide, in points. */
export const fieldHeight = (width: number): number => (width * FIELD.height) / FIELD.width;
/** The width of a field that is so high. */
export const widthOfField = (height: number): number => (height * FIELD.width) / FIELD.height;

/** The on-screen field in print. */
export function PrintedField({ eye, region, data, texts, width }: PrintedFieldProps): ReactElement {
  const grid = gridOfTest(data.test, eye);
  const scale = Math.max(LEAST, width / FIELD.width);
  return (
    <g transform={`scale(${scale})`}>
      <PerimetryPlot
        width={width / scale}
        height={fieldHeight(width) / scale}
        eye={eye}
        locations={region.locations}
        extent={grid?.extent ?? 30}
        spacing={grid?.spacing ?? 6}
        paint={printPaint}
        isSuprathreshold
        isInteractive={false}
        label={`${texts.eyes[eye]}, ${texts.seen}`}
        texts={{ ...perimetryWords, ...texts.chart }}
      />
    </g>
  );
}
