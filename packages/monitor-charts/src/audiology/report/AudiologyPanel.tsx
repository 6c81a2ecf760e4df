import type { ReactElement } from 'react';
import { At, isolated, Label, PANEL, SideHeading } from '../../report/index.ts';
import { printPaint } from '../../chart/paint.ts';
import type { AudiologyBodyProps } from './AudiologyBody.tsx';
import { screeningOf } from './data.ts';
import { averageText } from './EarSummary.tsx';
import { PrintedAudiogram } from './PrintedAudiogram.tsx';
import { englishAudiologyReportTexts } from './texts.ts';

const CHART = { width: 172, height: PANEL.height, scale: 0.55 } as const;

/** The panel of a hearing test on an overview page: a small audiogram and the average of each ear. */
export function AudiologyPanel({ data, texts = englishAudiologyReportTexts }: AudiologyBodyProps): ReactElement {
  return (
    <>
      <PrintedAudiogram data={data} texts={texts} {...CHART} />
      {data.ears.map((report, index) => (
        <At key={report.ear} x={CHART.width + 4} y={16 + index * 56}>
          <SideHeading side={report.ear === 'RIGHT' ? 'R' : 'L'} name="" colour={printPaint.ears[report.ear]} />
          <Label x={0} y={27} size={8} strong>
            {isolated(
              data.isScreening
                ? texts.screenings[screeningOf(report)]
                : averageText(report.average, texts, data.locale),
            )}
          </Label>
        </At>
      ))}
    </>
  );
}
