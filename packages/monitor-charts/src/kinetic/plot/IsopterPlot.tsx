import type { Point } from '@isopter/clinical';
import { DIRECTIONS } from '@isopter/clinical/kinetic';
import { LinePath } from '@visx/shape';
import { memo, type ReactElement, useMemo } from 'react';
import { ChartView, type PlotProps } from '../../chart/ChartView.tsx';
import type { Details } from '../../chart/DetailsCard.tsx';
import { FieldAxes } from '../../chart/FieldAxes.tsx';
import { type FieldFrame, placeIn, polar } from '../../chart/frame.ts';
import { NowRing } from '../../chart/NowRing.tsx';
import { type ChartPaint, themePaint } from '../../chart/paint.ts';
import type { Place } from '../../chart/places.ts';
import { type KineticWords, kineticWords } from '../kinetic.texts.ts';
import type { Eye, KineticDirection } from '../types.ts';
import { DirectionMark } from './DirectionMark.tsx';
import { EXTENT, kineticFrame, LABELLED, RINGS } from './frame.ts';
import { isopterPieces } from './isopterLine.ts';
import { directionText } from './speech.ts';

/** Props of {@link IsopterPlot}. */
export interface IsopterPlotProps extends PlotProps {
  /** The eye, `OD` or `OS`. */
  eye: Eye;
  /** The state of each direction, in order. */
  directions: readonly KineticDirection[];
  /**
   * The newest direction, which is marked by a ring.
   * @default null
   */
  newest?: number | null;
  /**
   * The texts of the chart.
   * @default kineticWords
   */
  texts?: KineticWords;
  /**
   * Formats a number for the locale.
   * @default String
   */
  format?: (value: number) => string;
}

/** Half the size of a mark in pixels. */
const MARK = 5;
/**
 * The blind spot of an eye: its centre and semi-axes in degrees, below the horizontal in both eyes (visualFields
 * 1.0.7).
 */
const BLIND_SPOT = { x: 15.5, y: -1.5, across: 2.75, down: 3.75 } as const;
const FIXATION: Point = { x: 0, y: 0 };

/** The position of a direction; beyond the drawn field it is at the edge. */
const placeOf = ({ angle, x, y }: KineticDirection): Point => polar(angle, Math.min(EXTENT, Math.hypot(x, y)));

/** Joins the points of several lines with interruptions between them. */
const broken = (pieces: readonly (readonly Point[])[]): (Point | null)[] => pieces.flatMap((piece) => [...piece, null]);

/**
 * The isopter of one eye on a polar map of the field from the patient's view, not mirrored in any language: x to the
 * right, y up. It is an SVG that needs no style sheet, so that the screen and the report show the same drawing
 * (CHART-03).
 * @selector [data-component="IsopterPlot"] The chart.
 * @selector [data-eye] On the chart: `OD` or `OS`.
 * @selector [data-part="area"] The area within the isopter.
 * @selector [data-part="isopter"] The line of the isopter.
 * @selector [data-part="blind-spot"] The physiological blind spot.
 * @selector [data-state] On a direction: `seen`, `not_seen` or `too_early`.
 * @selector [data-part="newest"] The ring around the newest result.
 */
export function IsopterPlot({
  eye,
  directions,
  width,
  height,
  newest = null,
  paint = themePaint,
  texts = kineticWords,
  format = String,
  isInteractive = true,
}: IsopterPlotProps): ReactElement {
  const frame = useMemo(() => kineticFrame(width, height), [width, height]);
  const pieces = useMemo(() => isopterPieces(directions), [directions]);
  const places = useMemo(
    () =>
      directions.map((one): Place => ({
        id: String(one.direction),
        ...placeIn(frame, placeOf(one)),
        width: 2 * MARK + 2,
      })),
    [directions, frame],
  );
  const describe = (id: string): Details => {
    const one = directions.find(({ direction }) => String(direction) === id);
    return { title: one ? directionText(texts, one, format) : '' };
  };
  const answered = directions.find(({ direction }) => direction === newest);
  const colour = paint.eyes[eye];
  const line = {
    x: (point: Point | null) => frame.x(point?.x ?? 0),
    y: (point: Point | null) => frame.y(point?.y ?? 0),
    defined: (point: Point | null) => point !== null,
  };
  return (
    <ChartView
      {...{ width, height, paint, isInteractive, places, describe }}
      label={texts.plot({ eye: texts[`eye${eye}`] })}
      kind={texts.plotKind}
      help={texts.plotHelp}
      component="IsopterPlot"
      data={{ 'data-eye': eye }}
      order="around"
    >
      <LinePath
        data={broken(pieces.map((piece) => [FIXATION, ...piece]))}
        {...line}
        fill={colour}
        fillOpacity={0.14}
        data-part="area"
      />
      <KineticAxes {...{ eye, frame, paint, texts }} />
      <LinePath
        data={broken(pieces)}
        {...line}
        fill="none"
        stroke={colour}
        strokeWidth={2.25}
        strokeLinejoin="round"
        data-part="isopter"
      />
      {directions.map((one) => {
        const [place, inner] = [placeIn(frame, placeOf(one)), placeIn(frame, polar(one.angle, 3))];
        return (
          <DirectionMark
            key={one.direction}
            id={String(one.direction)}
            state={one.state}
            cx={place.x}
            cy={place.y}
            innerX={inner.x}
            innerY={inner.y}
            size={MARK}
            colour={colour}
            paint={paint}
            label={isInteractive ? directionText(texts, one, format) : null}
          />
        );
      })}
      {answered && <NowRing at={placeIn(frame, placeOf(answered))} radius={MARK + 5} part="newest" paint={paint} />}
    </ChartView>
  );
}

interface KineticAxesProps {
  eye: Eye;
  frame: FieldFrame;
  paint: ChartPaint;
  texts: KineticWords;
}

/**
 * The background of the isopter: rings, directions, blind spot and letters. It is redrawn only when the size changes.
 */
const KineticAxes = memo(function KineticAxes({ eye, frame, paint, texts }: KineticAxesProps): ReactElement {
  const temporal = eye === 'OD' ? 1 : -1;
  const spot = placeIn(frame, { x: temporal * BLIND_SPOT.x, y: BLIND_SPOT.y });
  const [right, left] = temporal > 0 ? [texts.temporal, texts.nasal] : [texts.nasal, texts.temporal];
  return (
    <>
      <FieldAxes
        {...{ frame, paint, right, left }}
        rings={RINGS}
        strong={LABELLED}
        labels={LABELLED}
        labelsAway={34}
        spokes={360 / DIRECTIONS}
        namedSpokes={30}
        up={texts.superior}
        down={texts.inferior}
      />
      <ellipse
        cx={spot.x}
        cy={spot.y}
        rx={BLIND_SPOT.across * frame.perDegree}
        ry={BLIND_SPOT.down * frame.perDegree}
        fill={paint.ink}
        fillOpacity={0.18}
        stroke={paint.quietInk}
        strokeWidth={1.25}
        data-part="blind-spot"
        aria-hidden="true"
      />
    </>
  );
});
