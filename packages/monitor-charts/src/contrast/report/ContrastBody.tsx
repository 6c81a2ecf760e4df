import { logCsOf } from '@isopter/clinical/contrast';
import type { ReactElement } from 'react';
import { At, BODY, CRITICAL, INK, isolated, Label, SideHeading, Table } from '../../report/index.ts';
import { printPaint } from '../../chart/paint.ts';
import { contrastWords } from '../contrast.texts.ts';
import { ContrastChart } from '../plot/ContrastChart.tsx';
import { LetterChart } from '../plot/LetterChart.tsx';
import type { ContrastEyeView } from '../types.ts';
import { type ContrastReportData, normalOf } from './data.ts';
import { assessmentOf, contrastTable, levelFormat, without } from './table.ts';
import { type ContrastReportTexts, englishContrastReportTexts } from './texts.ts';

export interface ContrastBodyProps {
  data: ContrastReportData;
  /** @default English */
  texts?: ContrastReportTexts;
}

const GAP = 18;
/** The scale relative to the screen. */
const SCALE = 0.6;
const STEPS = { top: 66, height: 180 } as const;
const LETTERS = { top: STEPS.top + STEPS.height + 10, height: 170 } as const;
const TABLE_TOP = LETTERS.top + LETTERS.height + 16;
const COLUMNS = [130, 110, 120, 163] as const;

/** The result of an eye and its assessment; 46 pt high. */
export function ContrastResult({
  view,
  data,
  texts = englishContrastReportTexts,
}: ContrastBodyProps & { view: ContrastEyeView }): ReactElement {
  const assessment = assessmentOf(view, data, texts);
  const level = view.result ? levelFormat(data.locale)(logCsOf(view.result.contrast)) : null;
  return (
    <>
      <SideHeading side={view.eye} name={texts.eyes[view.eye]} />
      <Label x={0} y={38} size={15} strong>
        {level === null ? without(view, texts) : isolated(texts.chart.logCs({ value: level }))}
      </Label>
      {assessment !== '–' && (
        <Label x={0} y={51} size={8.5} colour={assessment === texts.belowNormal ? CRITICAL : INK}>
          {assessment}
        </Label>
      )}
    </>
  );
}

/** The body of a contrast report: the result, steps and letters of each eye, and a table. */
export function ContrastBody({ data, texts = englishContrastReportTexts }: ContrastBodyProps): ReactElement {
  const words = { ...contrastWords, ...texts.chart };
  const format = levelFormat(data.locale);
  const width = (BODY.width - GAP * (data.eyes.length - 1)) / Math.max(1, data.eyes.length);
  const drawn = { width: width / SCALE, paint: printPaint, texts: words, format };
  return (
    <>
      {data.eyes.map((view, index) => (
        <At key={view.eye} x={index * (width + GAP)} y={0}>
          <ContrastResult {...{ view, data, texts }} />
          <At x={0} y={STEPS.top}>
            <g transform={`scale(${SCALE})`}>
              <ContrastChart
                {...drawn}
                view={view}
                height={STEPS.height / SCALE}
                normal_from={normalOf(view, data)}
                isInteractive={false}
              />
            </g>
          </At>
          <At x={0} y={LETTERS.top}>
            <g transform={`scale(${SCALE})`}>
              <LetterChart {...drawn} view={view} height={LETTERS.height / SCALE} />
            </g>
          </At>
        </At>
      ))}
      <At x={0} y={TABLE_TOP}>
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
