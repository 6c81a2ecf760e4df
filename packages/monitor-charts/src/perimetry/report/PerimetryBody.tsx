import type { ReactElement } from 'react';
import { At, BODY, Label, PAGE } from '../../report/index.ts';
import { EyeColumn, ONE_EYE, TWO_EYES } from './EyeColumn.tsx';
import { probabilityText } from './IndexList.tsx';
import { ProbabilitySymbol } from './ProbabilitySymbol.tsx';
import { englishPerimetryReportTexts, type PerimetryReportTexts } from './texts.ts';
import type { PerimetryReportData } from './types.ts';

export interface PerimetryBodyProps {
  data: PerimetryReportData;
  /** @default the English words */
  texts?: PerimetryReportTexts;
}

const LEGEND_Y = BODY.height;

/** The visual fields of one or both eyes: the left eye on the left, as the patient sees. */
export function PerimetryBody({ data, texts = englishPerimetryReportTexts }: PerimetryBodyProps): ReactElement {
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
      <Legend texts={texts} locale={data.locale} />
    </>
  );
}

/** What the symbols mean, in one line. */
function Legend({ texts, locale }: { texts: PerimetryReportTexts; locale: string }): ReactElement {
  const classes = ['normal', 0.05, 0.02, 0.01, 0.005] as const;
  return (
    <g>
      {classes.map((probability, index) => (
        <g key={probability}>
          <ProbabilitySymbol probability={probability} cx={4 + index * 100} cy={LEGEND_Y - 3} size={7.5} />
          <Label x={14 + index * 100} y={LEGEND_Y} size={7.5}>
            {probabilityText(probability, texts, locale)}
          </Label>
        </g>
      ))}
    </g>
  );
}
