import type { ReactElement } from 'react';
import { At, BODY, PAGE } from '../../report/index.ts';
import { FoveaBody } from './FoveaBody.tsx';
import { EyeColumn, ONE_EYE, TWO_EYES } from './EyeColumn.tsx';
import { ProbabilityLegend } from './ProbabilityLegend.tsx';
import { englishPerimetryReportTexts, type PerimetryReportTexts } from './texts.ts';
import type { PerimetryReportData } from './types.ts';

export interface PerimetryBodyProps {
  data: PerimetryReportData;
  /** @default English */
  texts?: PerimetryReportTexts;
}

/** The body of a visual field report: the fields of one or both eyes, the left eye on the left, as the patient sees. */
export function PerimetryBody({ data, texts = englishPerimetryReportTexts }: PerimetryBodyProps): ReactElement {
  if (data.isFoveal) return <FoveaBody data={data} texts={texts} />;
  const layout = data.eyes.length > 1 ? TWO_EYES : ONE_EYE;
  const columnWidth = (PAGE.width - 2 * PAGE.margin + 14) / 2;
  const eyes = data.eyes.toSorted((a, b) => (a.eye === b.eye ? 0 : a.eye === 'OS' ? -1 : 1));
  return (
    <>
      {eyes.map((report, column) => (
        <At key={report.eye} x={column * columnWidth} y={0}>
          <EyeColumn report={report} data={data} layout={layout} texts={texts} />
        </At>
      ))}
      {eyes.some(({ analysis }) => analysis) && (
        <ProbabilityLegend y={BODY.height} texts={texts} locale={data.locale} />
      )}
    </>
  );
}
