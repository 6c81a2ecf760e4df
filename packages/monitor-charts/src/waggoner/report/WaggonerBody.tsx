import type { ReactElement } from 'react';
import { EyeColumns, fitting, readable } from '../../colorVision/report/columns.tsx';
import { type Figure, FIGURE, Figures } from '../../colorVision/report/Figures.tsx';
import { At, BODY, CRITICAL, INK, Table } from '../../report/index.ts';
import { deficiencyText, isBad } from '../model/results.ts';
import type { ScreeningView } from '../types.ts';
import { waggonerWords } from '../waggoner.texts.ts';
import { sectionTable } from './table.ts';
import { englishWaggonerReportTexts, type WaggonerReportTexts } from './texts.ts';

export interface WaggonerBodyProps {
  /** The eyes of the report in the order of the page. */
  views: readonly ScreeningView[];
  /** The BCP 47 tag of the language in which numbers are formatted. */
  locale: string;
  /** @default English */
  texts?: WaggonerReportTexts;
}

const ROW = 18;

/** The figures of the deficiencies of an eye. */
export function deficiencyFigures(view: ScreeningView, texts: WaggonerReportTexts): readonly Figure[] {
  const words = { ...waggonerWords, ...texts.chart };
  const figure = (label: string, grade: string | null, type: string | null): Figure => ({
    label,
    value: deficiencyText(words, grade, type) ?? texts.notKnown,
    colour: grade !== null && isBad(grade) ? CRITICAL : INK,
  });
  return [
    figure(texts.tritan, view.tritan_deficiency, null),
    figure(texts.redGreen, view.protan_deutan_deficiency, view.protan_deutan_deficiency_type),
  ];
}

/** The body of a Waggoner report: the sections of each eye with their scores, and the deficiencies (COL-01, COL-05). */
export function WaggonerBody({ views, locale, texts = englishWaggonerReportTexts }: WaggonerBodyProps): ReactElement {
  return (
    <EyeColumns views={views} names={texts.eyes} width={BODY.width} hasHeadings={views.length > 1}>
      {(view, column) => {
        const width = readable(column);
        const widths = [width * 0.34, width * 0.27, width * 0.39];
        const failed = view.sections.flatMap(({ result }, i) =>
          typeof result === 'string' && isBad(result) ? [i] : [],
        );
        return (
          <>
            <Figures figures={deficiencyFigures(view, texts)} width={width} />
            <At x={0} y={2 * FIGURE + 18}>
              <Table
                table={fitting(sectionTable(view, texts, locale), widths)}
                widths={widths}
                critical={new Set(failed)}
                rowHeight={ROW}
              />
            </At>
          </>
        );
      }}
    </EyeColumns>
  );
}
