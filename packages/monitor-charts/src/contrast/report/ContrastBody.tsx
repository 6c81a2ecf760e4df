import { lettersOf, logCsOf } from '@isopter/clinical/contrast';
import type { ReactElement } from 'react';
import { At, BODY, Caption, CRITICAL, INK, isolated, Label, MUTED, SideHeading, Table } from '../../report/index.ts';
import { printPaint } from '../../chart/paint.ts';
import { contrastWords } from '../contrast.texts.ts';
import { LetterChart, rowsOf } from '../plot/LetterChart.tsx';
import type { ContrastEyeView } from '../types.ts';
import type { ContrastReportData } from './data.ts';
import { DotPlot, dotPlotHeight } from './DotPlot.tsx';
import { assessmentOf, beforeText, contrastTable, levelFormat, without } from './table.ts';
import { type ContrastReportTexts, englishContrastReportTexts } from './texts.ts';

export interface ContrastBodyProps {
  data: ContrastReportData;
  /** @default English */
  texts?: ContrastReportTexts;
}

const GAP = 18;
/** The column of the figure and the one beside it in points. */
const FIGURES = 345;
const BESIDE = 363;
/** The height of a result beside the figure. */
const RESULT = 68;
/** The charts of letters as on the screen, and their scale. */
const SCALE = 0.67;
const LETTERS = { heading: 18, height: 190, line: 14 } as const;
const COLUMNS = [130, 110, 120, 163] as const;

/** The result of an eye, its assessment and its letters. */
export function ContrastResult({
  view,
  data,
  texts = englishContrastReportTexts,
}: ContrastBodyProps & { view: ContrastEyeView }): ReactElement {
  const assessment = assessmentOf(view, data, texts);
  const level = view.result ? levelFormat(data.locale)(logCsOf(view.result.contrast)) : null;
  const letters = view.records.flatMap(lettersOf);
  const count = new Intl.NumberFormat(data.locale);
  return (
    <>
      <SideHeading side={view.eye} name={texts.eyes[view.eye]} />
      <Label x={0} y={38} size={15} strong>
        {level === null ? without(view, texts) : isolated(texts.chart.logCs({ value: level }))}
      </Label>
      {assessment !== '–' && (
        <Label x={0} y={50} size={8.5} colour={data.no_norm || assessment === texts.normal ? INK : CRITICAL}>
          {assessment}
        </Label>
      )}
      <Label x={0} y={61} size={7.5} colour={MUTED} room={BODY.width - BESIDE}>
        {beforeText(view, data, texts)}
      </Label>
      <Label x={84} y={38} size={7.5} colour={MUTED}>
        {texts.lettersOf({
          right: count.format(letters.filter(({ isRight }) => isRight).length),
          all: count.format(letters.length),
        })}
      </Label>
    </>
  );
}

/** The body of a contrast report: the letters and the result of each eye, the letters as on a chart, and a table. */
export function ContrastBody({ data, texts = englishContrastReportTexts }: ContrastBodyProps): ReactElement {
  const words = { ...contrastWords, ...texts.chart };
  const width = (BODY.width - GAP * (data.eyes.length - 1)) / Math.max(1, data.eyes.length);
  const lines = Math.max(0, ...data.eyes.map((view) => rowsOf(view).length));
  const height = Math.max(LETTERS.height, (lines + 1) * LETTERS.line);
  const charts = 12 + Math.max(dotPlotHeight(data.eyes.length), data.eyes.length * RESULT) + GAP;
  return (
    <>
      <Caption>{texts.letters}</Caption>
      <At x={0} y={12}>
        <DotPlot {...{ data, texts }} width={FIGURES} />
      </At>
      {data.eyes.map((view, i) => (
        <At key={view.eye} x={BESIDE} y={i * RESULT}>
          <ContrastResult {...{ view, data, texts }} />
        </At>
      ))}
      {data.eyes.map((view, index) => (
        <At key={view.eye} x={index * (width + GAP)} y={charts}>
          <SideHeading side={view.eye} name={texts.eyes[view.eye]} />
          <At x={0} y={LETTERS.heading}>
            <g transform={`scale(${SCALE})`}>
              <LetterChart
                view={view}
                width={width / SCALE}
                height={height / SCALE}
                paint={printPaint}
                texts={words}
                format={levelFormat(data.locale)}
              />
            </g>
          </At>
        </At>
      ))}
      <At x={0} y={charts + LETTERS.heading + height + GAP}>
        <Table table={contrastTable(data, texts)} widths={COLUMNS} />
      </At>
    </>
  );
}

/** The panel of a contrast test on an overview page: the result of each eye. */
export const ContrastPanel = ({ data, texts = englishContrastReportTexts }: ContrastBodyProps): ReactElement => (
  <>
    {data.eyes.map((view, index) => (
      <At key={view.eye} x={0} y={8 + index * 68}>
        <ContrastResult {...{ view, data, texts }} />
      </At>
    ))}
  </>
);
