import type { ReactElement } from 'react';
import { Label, MUTED, withMinus } from '../../report/index.ts';
import { FieldMap, type FieldMapProps } from './FieldMap.tsx';
import { GreyLegend } from './GreyLegend.tsx';
import { Heading } from './Heading.tsx';
import { DeviationNumbers, DeviationSymbols, Sensitivities, Tiles } from './marks.tsx';
import { isOnRaster, type Span, spanOf } from './raster.ts';
import type { PerimetryReportTexts } from './texts.ts';
import type { EyeReport } from './types.ts';

/** The layout of the maps of an eye: numbers at the left, the same as a picture at the right. In points. */
export interface MapsLayout {
  width: number;
  /** The height of all three rows together. */
  height: number;
  /** The horizontal position of fixation in both columns, and the start of the right one. */
  numbersX: number;
  pictureX: number;
  right: number;
  /** The largest distances of neighbouring locations. */
  pitch: { sensitivity: number; deviation: number; picture: number };
  /** The sizes of numbers. */
  text: { sensitivity: number; deviation: number };
  /** Whether there is a line with more details below each row. */
  hasCaptions: boolean;
}

const HEADING = 13;
const CAPTION = 11;
const GAP = 5;
/** The least distance of numbers from an axis with ticks, as a share of their size: half of two digits, and a tick. */
const BESIDE_TICKS = 0.86;

export interface EyeMapsProps {
  report: EyeReport;
  spacing: number;
  layout: MapsLayout;
  texts: PerimetryReportTexts;
  locale: string;
}

/** The rows of maps of an eye: sensitivities, total deviations and pattern deviations, each as numbers and a picture. */
export function EyeMaps({ report, spacing, layout, texts, locale }: EyeMapsProps): ReactElement {
  const { eye, name, analysis } = report;
  const locations = report.locations.filter((location) => isOnRaster(location, spacing));
  const span = spanOf(locations, spacing);
  const rows = Math.round(span.height / spacing);
  const spare = HEADING + (layout.hasCaptions ? CAPTION : 0) + GAP;
  const { sensitivity, deviation, picture } = layout.pitch;
  const scale = Math.min(1, (layout.height - 3 * spare) / (rows * (sensitivity + 2 * deviation)));
  const pitch = { sensitivity: sensitivity * scale, deviation: deviation * scale, picture: picture * scale };
  const heights = [pitch.sensitivity, pitch.deviation].map((one) => rows * one + spare);
  const [first = 0, other = 0] = heights;
  const tops = [0, first, first + other];
  const ends =
    eye === 'OS' ? { left: texts.temporal, right: texts.nasal } : { left: texts.nasal, right: texts.temporal };
  const map = (row: number, isPicture: boolean): Pick<FieldMapProps, 'at' | 'span' | 'spacing' | 'pitch'> => {
    const own = row === 0 ? pitch.sensitivity : pitch.deviation;
    return {
      at: { x: isPicture ? layout.pictureX : layout.numbersX, y: (tops[row] ?? 0) + HEADING + (rows * own) / 2 },
      span,
      spacing,
      pitch: isPicture ? pitch.picture : own,
    };
  };
  const blind = locations.filter(({ is_blind_spot }) => is_blind_spot);
  const marks = analysis?.points.filter((point) => isOnRaster(point, spacing)) ?? [];
  const legendTop = HEADING + rows * pitch.sensitivity - (rows * (pitch.sensitivity - pitch.picture)) / 2 + 4;
  return (
    <g>
      <Row {...{ layout, texts, row: 0, y: 0 }} heading={texts.sensitivity} picture={texts.greyscale} />
      <FieldMap
        {...map(0, false)}
        ends={ends}
        hasUprightTicks={pitch.sensitivity / 2 > layout.text.sensitivity * BESIDE_TICKS}
        label={`${name}, ${texts.sensitivity}`}
      >
        {(frame) => (
          <Sensitivities frame={frame} pitch={pitch.sensitivity} marks={locations} size={layout.text.sensitivity} />
        )}
      </FieldMap>
      <FieldMap {...map(0, true)} label={`${name}, ${texts.greyscale}`}>
        {(frame) => <Tiles frame={frame} pitch={pitch.picture} marks={locations} />}
      </FieldMap>
      <GreyLegend x={layout.right} y={Math.min(legendTop, first - GAP - 14)} width={layout.width - layout.right} />
      {layout.hasCaptions && (
        <Label x={0} y={first - GAP - 3} size={6.5} colour={MUTED} room={layout.right - 8}>
          {texts.sensitivityCaption}
        </Label>
      )}
      {analysis &&
        (['total', 'pattern'] as const).map((kind, index) => {
          const row = index + 1;
          const top = tops[row] ?? 0;
          const heading = kind === 'total' ? texts.totalDeviation : texts.patternDeviation;
          return (
            <g key={kind}>
              <Row
                {...{ layout, texts, row, y: top }}
                heading={heading}
                picture={analysis.ageOutsideNorms ? '' : texts.itsProbability}
              />
              <FieldMap {...map(row, false)} ends={ends} isInterrupted label={`${name}, ${heading}`}>
                {(frame) => (
                  <DeviationNumbers
                    {...{ frame, marks, blind, deviation: kind }}
                    pitch={pitch.deviation}
                    size={layout.text.deviation}
                  />
                )}
              </FieldMap>
              {!analysis.ageOutsideNorms && (
                <FieldMap {...map(row, true)} label={`${name}, ${heading}, ${texts.itsProbability}`}>
                  {(frame) => <DeviationSymbols {...{ frame, marks, blind, deviation: kind }} pitch={pitch.picture} />}
                </FieldMap>
              )}
              {layout.hasCaptions && (
                <Label x={0} y={top + other - GAP - 3} size={6.5} colour={MUTED} room={layout.right - 8}>
                  {kind === 'total'
                    ? texts.totalCaption
                    : texts.patternCaption({
                        height: withMinus(
                          new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(analysis.generalHeight),
                        ),
                      })}
                </Label>
              )}
            </g>
          );
        })}
    </g>
  );
}

interface RowProps {
  layout: MapsLayout;
  y: number;
  heading: string;
  picture: string;
}

const Row = ({ layout, y, heading, picture }: RowProps): ReactElement => (
  <>
    <Heading y={y + 8} room={layout.right - 8}>
      {heading}
    </Heading>
    <Heading x={layout.right} y={y + 8} room={layout.width - layout.right}>
      {picture}
    </Heading>
  </>
);

/** The locations of a program between those of its raster, drawn as a separate map. */
export interface ExtraPointsProps {
  report: EyeReport;
  spacing: number;
  width: number;
  texts: PerimetryReportTexts;
}

/** The distance of the points that a 24-2C adds, in degrees: those of a 10-2. */
const EXTRA_SPACING = 2;
const EXTRA_PITCH = 11;

/** The locations off the raster of a program. */
export const extraPoints = ({ locations }: EyeReport, spacing: number): EyeReport['locations'] =>
  locations.filter((location) => !isOnRaster(location, spacing));

/** The span of a map of points off the raster. */
const extraSpan = (points: EyeReport['locations']): Span => spanOf(points, EXTRA_SPACING);

/** The height of {@link ExtraPoints} in points. */
export const extraHeight = (points: EyeReport['locations']): number =>
  HEADING + (extraSpan(points).height / EXTRA_SPACING) * EXTRA_PITCH;

/** The sensitivities of the points off the raster, larger: those that a 24-2C adds. */
export function ExtraPoints({ report, spacing, width, texts }: ExtraPointsProps): ReactElement {
  const points = extraPoints(report, spacing);
  const span = extraSpan(points);
  const pitch = Math.min(EXTRA_PITCH, (width * EXTRA_SPACING) / span.width);
  return (
    <g>
      <Heading y={8} room={width}>
        {texts.centralPoints({ points: points.length })}
      </Heading>
      <FieldMap
        at={{ x: width / 2, y: HEADING + ((span.height / EXTRA_SPACING) * pitch) / 2 }}
        span={span}
        spacing={EXTRA_SPACING}
        pitch={pitch}
        label={`${report.name}, ${texts.centralPoints({ points: points.length })}`}
      >
        {(frame) => <Sensitivities frame={frame} pitch={pitch} marks={points} size={8} />}
      </FieldMap>
    </g>
  );
}
