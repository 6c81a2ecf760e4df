import type { Names } from '../../names.ts';

export const body = ({ camel, pascal }: Names): string => `\
import type { ReactElement } from 'react';
import { printPaint } from '../../chart/paint.ts';
import { At, BODY, Table } from '../../report/index.ts';
import { ${camel}Words } from '../${camel}.texts.ts';
import { ${pascal}Plot } from '../plot/${pascal}Plot.tsx';
import type { ${pascal}Result } from '../types.ts';
import { ${camel}Table } from './table.ts';
import type { ${pascal}ReportTexts } from './texts.ts';

/** Props of the parts of a report. */
export interface ${pascal}ReportProps {
  /** Oldest first. */
  results: readonly ${pascal}Result[];
  texts: ${pascal}ReportTexts;
  /** Language of the numbers, BCP 47. */
  locale: string;
}

/** Height of the chart in points, and its scale compared with a screen: marks have fixed sizes. */
const CHART = { height: 260, scale: 0.74 } as const;
const WIDTHS = [60, 60, 80] as const;

/** The chart of the screen, and all results as a table. */
export function ${pascal}Body({ results, texts, locale }: ${pascal}ReportProps): ReactElement {
  return (
    <>
      <g transform={\`scale(\${CHART.scale})\`}>
        <${pascal}Plot
          results={results}
          width={BODY.width / CHART.scale}
          height={CHART.height / CHART.scale}
          paint={printPaint}
          texts={{ ...${camel}Words, ...texts.chart }}
          format={(value) => value.toLocaleString(locale)}
          isInteractive={false}
        />
      </g>
      <At x={0} y={CHART.height + 20}>
        <Table table={${camel}Table(results, texts, locale)} widths={WIDTHS} />
      </At>
    </>
  );
}
`;

export const panel = ({ camel, pascal }: Names): string => `\
import type { ReactElement } from 'react';
import { printPaint } from '../../chart/paint.ts';
import { PANEL } from '../../report/index.ts';
import { ${camel}Words } from '../${camel}.texts.ts';
import { ${pascal}Plot } from '../plot/${pascal}Plot.tsx';
import type { ${pascal}ReportProps } from './${pascal}Body.tsx';

const SCALE = 0.44;

/** The chart in small. */
export const ${pascal}Panel = ({ results, texts, locale }: ${pascal}ReportProps): ReactElement => (
  <g transform={\`scale(\${SCALE})\`}>
    <${pascal}Plot
      results={results}
      width={PANEL.width / SCALE}
      height={PANEL.height / SCALE}
      paint={printPaint}
      texts={{ ...${camel}Words, ...texts.chart }}
      format={(value) => value.toLocaleString(locale)}
      isInteractive={false}
    />
  </g>
);
`;

export const table = ({ camel, pascal }: Names): string => `\
import type { ReportTable } from '../../report/index.ts';
import type { ${pascal}Result } from '../types.ts';
import type { ${pascal}ReportTexts } from './texts.ts';

/** All results in their order. */
export const ${camel}Table = (
  results: readonly ${pascal}Result[],
  texts: ${pascal}ReportTexts,
  locale: string,
): ReportTable => ({
  caption: texts.results,
  columns: [texts.result, texts.eye, texts.value],
  rows: results.map(({ eye, value }, index) => [(index + 1).toLocaleString(locale), eye, value.toLocaleString(locale)]),
});
`;

export const reportTexts = ({ camel, pascal, words }: Names): string => `\
import { ${camel}Words, type ${pascal}Words } from '../${camel}.texts.ts';

/** The words of a report of ${words.toLowerCase()}. The server has them in each report language; these are the English ones. */
export interface ${pascal}ReportTexts {
  title: string;
  /** Words the chart itself writes. */
  chart: Pick<${pascal}Words, 'chart' | 'resultAxis' | 'valueAxis'>;
  results: string;
  result: string;
  eye: string;
  value: string;
}

export const english${pascal}ReportTexts: ${pascal}ReportTexts = {
  title: '${words} report',
  chart: ${camel}Words,
  results: ${camel}Words.results,
  result: 'Result',
  eye: 'Eye',
  value: 'Value',
};
`;

export const reportIndex = ({ camel, pascal }: Names): string => `\
export { initialState } from '../model/state.ts';
export { ${pascal}Body, type ${pascal}ReportProps } from './${pascal}Body.tsx';
export { ${pascal}Panel } from './${pascal}Panel.tsx';
export { ${camel}Table } from './table.ts';
export { english${pascal}ReportTexts, type ${pascal}ReportTexts } from './texts.ts';
`;
