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

/** The size of the on-screen plot before it is scaled down as a whole. */
export const FIELD = { width: 400, height: 418 } as const;

/** The on-screen field in print. */
export function PrintedField({ eye, region, data, texts, width }: PrintedFieldProps): ReactElement {
  const grid = gridOfTest(data.test, eye);
  return (
    <g transform={`scale(${width / FIELD.width})`}>
      <PerimetryPlot
        {...FIELD}
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
