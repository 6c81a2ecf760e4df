import type { ReactElement } from 'react';
import { isolated, Label, PANEL } from '../../report/index.ts';
import { PrintedLevels } from './PrintedLevels.tsx';
import { acuityText, gradeText, type StereopsisBodyProps } from './StereopsisBody.tsx';
import { englishStereopsisReportTexts } from './texts.ts';

const CHART = { width: 190, height: PANEL.height, scale: 0.55 } as const;

/** The panel of a stereopsis test on an overview page: a small level chart and the stereoacuity. */
export function StereopsisPanel({ data, texts = englishStereopsisReportTexts }: StereopsisBodyProps): ReactElement {
  return (
    <>
      <PrintedLevels data={data} texts={texts} {...CHART} />
      <Label x={CHART.width + 2} y={24} size={data.result?.arcsec ? 12 : 7} strong room={PANEL.width - CHART.width - 2}>
        {isolated(acuityText(data, texts))}
      </Label>
      {data.result?.arcsec && (
        <Label x={CHART.width + 2} y={38} size={8}>
          {gradeText(data, texts)}
        </Label>
      )}
    </>
  );
}
