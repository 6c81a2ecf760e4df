import { verdictOf } from '@isopter/clinical/ishihara';
import type { ReactElement } from 'react';
import { EyeColumns, fitting, readable } from '../../colorVision/report/columns.tsx';
import { type Figure, FIGURE, Figures } from '../../colorVision/report/Figures.tsx';
import { At, BODY, CRITICAL, INK, Table } from '../../report/index.ts';
import type { PlatesView } from '../types.ts';
import { plateTable } from './table.ts';
import { englishIshiharaReportTexts, type IshiharaReportTexts } from './texts.ts';

export interface IshiharaBodyProps {
  /** The eyes of the report in the order of the page. */
  views: readonly PlatesView[];
  /** The BCP 47 tag of the language in which numbers are formatted. */
  locale: string;
  /** @default English */
  texts?: IshiharaReportTexts;
}

/** The height of the heading and the figures above a table and of its header in points. */
const ABOVE = 120;
const ROW = 14;
const NAMES = 36;

/** The figures of the result of an eye. */
export function verdictFigures({ plates }: PlatesView, texts: IshiharaReportTexts, locale: string): readonly Figure[] {
  const numbers = new Intl.NumberFormat(locale);
  const verdict = verdictOf(plates);
  if (!verdict) {
    const answered = plates.filter(({ result }) => result !== 'unanswered').length;
    return [
      { label: texts.outcome, value: texts.notComplete },
      {
        label: texts.answered,
        value: texts.count({ right: numbers.format(answered), scored: numbers.format(plates.length) }),
      },
    ];
  }
  const { outcome, right, edition, type } = verdict;
  const colour = outcome === 'normal' ? INK : CRITICAL;
  return [
    { label: texts.outcome, value: texts.outcomes[outcome], colour },
    {
      label: texts.right,
      value: texts.count({ right: numbers.format(right), scored: numbers.format(edition.scored) }),
    },
    ...(type ? [{ label: texts.type, value: texts.types[type] }] : []),
  ];
}

/** The body of an Ishihara report: the plates, responses and verdict of each eye (COL-03). */
export function IshiharaBody({ views, locale, texts = englishIshiharaReportTexts }: IshiharaBodyProps): ReactElement {
  return (
    <EyeColumns views={views} names={texts.eyes} width={BODY.width} hasHeadings={views.length > 1}>
      {(view, column) => {
        const width = readable(column);
        const figures = verdictFigures(view, texts, locale);
        const table = plateTable(view, texts, locale);
        const widths = [NAMES, ...Array.from({ length: 3 }, () => (width - NAMES) / 3)];
        const wrong = table.rows.flatMap((_, i) => (view.plates[i]?.result === 'wrong' ? [i] : []));
        return (
          <>
            <Figures figures={figures} width={width} />
            <At x={0} y={3 * FIGURE + 18}>
              <Table
                table={fitting(table, widths)}
                widths={widths}
                critical={new Set(wrong)}
                rowHeight={Math.min(ROW, (BODY.height - ABOVE) / (table.rows.length + 1))}
              />
            </At>
          </>
        );
      }}
    </EyeColumns>
  );
}
