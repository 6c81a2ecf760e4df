import type { ReactElement } from 'react';
import {
  type Area,
  At,
  BODY,
  isolated,
  Label,
  LINE,
  MUTED,
  type Piece,
  Run,
  runWidth,
  SideHeading,
} from '../../report/index.ts';
import { RELIABILITY_TABLE_HEIGHT, ReliabilityTable } from './CatchTrials.tsx';
import { EyeMaps, type MapsLayout } from './EyeMaps.tsx';
import { lastedText } from './indexTexts.ts';
import { INDEX_TABLE_HEIGHT, IndexTable } from './Indices.tsx';
import { PREVIOUS_ROW_HEIGHT, PreviousRow } from './PreviousRow.tsx';
import { ProbabilityLegend } from './ProbabilityLegend.tsx';
import { isOnRaster, spanOf } from './raster.ts';
import type { PerimetryReportTexts } from './texts.ts';
import type { EyeReport, PerimetryReportData } from './types.ts';

const GAP = 19;
const COLUMN = (BODY.width - GAP) / 2;
const HEADING = 21;
const FACT = { size: 7.5, line: 10 } as const;
const LEGEND = 16;

/** Returns the position of the reliability table and the maps below some lines of facts. */
const tablesTop = (lines: number): number => HEADING + 4 + lines * FACT.line;
const mapsTop = (lines: number): number => tablesTop(lines) + RELIABILITY_TABLE_HEIGHT + 6;

/** The height of the row of earlier fields; 0 if none were requested. */
const previousRow = (eyes: readonly EyeReport[]): number =>
  eyes.every(({ previous }) => previous === undefined)
    ? 0
    : eyes.some(({ previous }) => previous)
      ? PREVIOUS_ROW_HEIGHT
      : 14;

const layoutOf = (area: Area, lines: number, below: number): MapsLayout => ({
  width: COLUMN,
  height: area.height - mapsTop(lines) - INDEX_TABLE_HEIGHT - below - LEGEND - 6,
  numbersX: 84,
  pictureX: 213,
  right: 168,
  pitch: { sensitivity: 15, deviation: 14.2, picture: 9 },
  text: { sensitivity: 8, deviation: 6.15 },
  hasCaptions: false,
});

/** The most rows of a field of which two fit side by side: those of a 24-2. */
const MOST_ROWS = 8;

/** Whether two eyes of a program are legible side by side: no more rows than a 24-2, and no points off its raster. */
export const fitSideBySide = ({ eyes, spacing }: PerimetryReportData): boolean =>
  eyes.every(
    ({ locations }) =>
      spanOf(locations, spacing).height / spacing <= MOST_ROWS &&
      locations.every((location) => isOnRaster(location, spacing)),
  );

export interface TwoEyesProps {
  /** Both eyes, the left one first. */
  eyes: readonly EyeReport[];
  data: PerimetryReportData;
  area: Area;
  texts: PerimetryReportTexts;
}

/** The body of a page of both eyes, the left eye on the left, as the patient sees. */
export function TwoEyes({ eyes, data, area, texts }: TwoEyesProps): ReactElement {
  const { spacing, locale } = data;
  // align the maps of both eyes
  const lines = Math.max(...eyes.map((report) => factLines(report, texts).length));
  const below = previousRow(eyes);
  const layout = layoutOf(area, lines, below);
  return (
    <g>
      {eyes.map((report, index) => (
        <At key={report.eye} x={index * (COLUMN + GAP)} y={0}>
          <SideHeading side={report.eye} name={report.name} />
          <Label x={COLUMN} y={11} size={8} anchor="end" room={COLUMN - 110}>
            {isolated(givenText(report, texts))}
          </Label>
          <EyeFacts report={report} texts={texts} />
          <At x={0} y={tablesTop(lines)}>
            <ReliabilityTable {...{ report, texts, locale }} width={COLUMN} />
          </At>
          <At x={0} y={mapsTop(lines)}>
            <EyeMaps {...{ report, spacing, layout, texts, locale }} />
          </At>
          <At x={0} y={area.height - INDEX_TABLE_HEIGHT - below - LEGEND}>
            <IndexTable {...{ report, texts, locale }} width={COLUMN} />
          </At>
          {report.previous !== undefined && (
            <At x={0} y={area.height - below - LEGEND + 7}>
              <PreviousRow {...{ report, spacing, texts, locale }} width={COLUMN} />
            </At>
          )}
        </At>
      ))}
      <line
        x1={COLUMN + GAP / 2}
        x2={COLUMN + GAP / 2}
        y1={0}
        y2={area.height - LEGEND}
        stroke={LINE}
        strokeWidth={0.75}
      />
      {eyes.some(({ analysis }) => analysis && !analysis.ageOutsideNorms) && (
        <ProbabilityLegend y={area.height - 5} width={area.width * 0.72} texts={texts} locale={locale} />
      )}
    </g>
  );
}

/** How long the eye was tested and with how many presentations. */
const givenText = ({ seconds, presentations }: EyeReport, texts: PerimetryReportTexts): string =>
  [lastedText(seconds, texts), presentations === undefined ? '' : texts.presented({ count: presentations })]
    .filter(Boolean)
    .join(', ');

/** Returns the facts entered for an eye as pieces of one line, or of two if one is too short. */
function factLines({ facts = [] }: EyeReport, texts: PerimetryReportTexts): readonly (readonly Piece[])[] {
  const lineOf = (some: typeof facts): Piece[] =>
    some.flatMap(({ label, value }, index) => [
      { text: index === 0 ? label : `· ${label}`, colour: MUTED },
      { text: value === '' ? texts.none : value, strong: true, isIsolated: true },
    ]);
  const whole = lineOf(facts);
  if (runWidth(whole, FACT.size) <= COLUMN) return [whole];
  const half = Math.ceil(facts.length / 2);
  return [lineOf(facts.slice(0, half)), lineOf(facts.slice(half))];
}

/** The facts entered for an eye. */
const EyeFacts = ({ report, texts }: { report: EyeReport; texts: PerimetryReportTexts }): ReactElement => (
  <>
    {factLines(report, texts).map((pieces, line) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines keep their places
      <Run key={line} x={0} y={HEADING + 8 + line * FACT.line} size={FACT.size} room={COLUMN} pieces={pieces} />
    ))}
  </>
);
