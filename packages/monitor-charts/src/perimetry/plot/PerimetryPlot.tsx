import { idOf } from '@isopter/clinical';
import { Circle } from '@visx/shape';
import { type ReactElement, useMemo } from 'react';
import { ChartView, type PlotProps } from '../../chart/ChartView.tsx';
import type { Details } from '../../chart/DetailsCard.tsx';
import { FieldAxes } from '../../chart/FieldAxes.tsx';
import { type FieldFrame, placeIn } from '../../chart/frame.ts';
import { NowRing } from '../../chart/NowRing.tsx';
import type { Place } from '../../chart/places.ts';
import { type PerimetryWords, perimetryWords } from '../perimetry.texts.ts';
import type { Eye, PerimetryLocation, Point } from '../types.ts';
import { detailsOf, type JudgedLocation } from './details.ts';
import { perimetryFrame } from './frame.ts';
import { Greyscale, GreyscaleLegend } from './Greyscale.tsx';
import { Mark } from './Mark.tsx';
import { type PlotPaint, themePaint } from './paint.ts';
import { dbText, pointText } from './speech.ts';
import { extentOf, ringsOf, tileSizes } from './tiles.ts';
import { usePlaces } from '../../shared/usePlaces.ts';

/** The display of sensitivities: numbers on tiles, or classes of grey. */
export type PerimetryDisplay = 'numeric' | 'greyscale';

/** Props of {@link PerimetryPlot}. */
export interface PerimetryPlotProps extends PlotProps<PlotPaint> {
  /** The eye, `OD` or `OS`. */
  eye: Eye;
  /** The state of each location, tested or not; see `locations`. */
  locations: readonly PerimetryLocation[];
  /**
   * The radius of the field in degrees, that of the grid; it is increased if a location is farther out.
   * @default 30
   */
  extent?: number;
  /**
   * The distance between neighbouring locations in degrees, that of the grid.
   * @default 6
   */
  spacing?: number;
  /**
   * The presented point, which is marked by a ring.
   * @default null
   */
  presented?: Point | null;
  /**
   * Numbers in dB, or classes of grey.
   * @default 'numeric'
   */
  display?: PerimetryDisplay;
  /**
   * Whether grid lines are drawn between the points (PERI-05).
   * @default false
   */
  hasGridLines?: boolean;
  /**
   * Whether the test is suprathreshold: its results are seen or not seen instead of thresholds.
   * @default false
   */
  isSuprathreshold?: boolean;
  /**
   * The brightest stimulus of the device in dB. A location at which it was not seen is labelled `<0`.
   * @default 0
   */
  floor?: number;
  /**
   * The locations compared with age-corrected norms, if they are: the `points` of `analyseField`.
   * @default none
   */
  judged?: readonly JudgedLocation[];
  /**
   * The accessible name.
   * @default "Visual field, left eye" or "right eye"
   */
  label?: string;
  /**
   * The texts of the plot.
   * @default English
   */
  texts?: PerimetryWords;
  /** Called with the focused location, and with `null` when the focus leaves the points. */
  onPointChange?: (location: PerimetryLocation | null) => void;
}

/** The minimum size of an interactive mark in pixels, for points without a tile. */
const LEAST_MARK = 16;
/** The least distance in pixels between the degrees below the field, so that they do not touch. */
const LEAST_TICKS = 24;
const isFovea = ({ x, y }: Point): boolean => x === 0 && y === 0;

/**
 * A visual field from the patient's view, not mirrored in any language: x to the right, y up. It is an SVG that needs
 * no style sheet, so that the screen and the report show the same drawing (CHART-03).
 * @selector [data-component="PerimetryPlot"] The chart.
 * @selector [data-eye] On the chart: `OD` or `OS`.
 * @selector [data-state] On a location: its state, a `LocationState`.
 * @selector [data-part="fovea"] The foveal sensitivity in words.
 * @selector [data-part="presented"] The ring around the presented point.
 * @selector [data-part="grid-lines"] The lines of the square grid.
 * @selector [data-part="greyscale"] The grey cells of the locations.
 * @selector [data-part="legend"] The legend of the greyscale.
 */
export function PerimetryPlot(props: PerimetryPlotProps): ReactElement {
  const { eye, locations, width, height, extent = 30, spacing = 6, presented = null, floor = 0, judged } = props;
  const { display = 'numeric', hasGridLines = false, isSuprathreshold = false, isInteractive = true } = props;
  const { paint = themePaint, texts = perimetryWords, onPointChange } = props;
  const reach = extentOf(locations, extent);
  const isGreyscale = display === 'greyscale';
  const frame = useMemo(() => perimetryFrame(width, height, reach, isGreyscale), [width, height, reach, isGreyscale]);
  // the fovea lies between the points of every pattern, so that its value is shown beside the field
  const [fovea] = locations.length > 1 ? locations.filter(isFovea) : [];
  const field = useMemo(() => (fovea ? locations.filter((one) => one !== fovea) : locations), [locations, fovea]);
  const points = usePlaces(field);
  const { perDegree } = frame;
  const sizes = useMemo(() => tileSizes(points, spacing).map((size) => size * perDegree), [points, spacing, perDegree]);
  const places = useMemo(
    () =>
      points.map((point, i): Place => ({
        id: idOf(point),
        ...placeIn(frame, point),
        width: Math.max(sizes[i] ?? 0, LEAST_MARK),
      })),
    [points, frame, sizes],
  );
  const rings = useMemo(() => ringsOf(reach), [reach]);
  const edge = useMemo(() => [reach], [reach]);
  const hasRoom = 10 * perDegree >= LEAST_TICKS;
  const locationOf = (id: string | null): PerimetryLocation | null => field.find((one) => idOf(one) === id) ?? null;
  const describe = (id: string): Details => {
    const location = locationOf(id);
    if (!location) return { title: '' };
    return detailsOf(
      texts,
      location,
      floor,
      judged?.find((one) => idOf(one) === id),
    );
  };
  const [right, left] = eye === 'OD' ? [texts.temporal, texts.nasal] : [texts.nasal, texts.temporal];
  return (
    <ChartView
      {...{ width, height, paint, isInteractive, places, describe }}
      label={props.label ?? texts.plot({ eye: texts[`eye${eye}`] })}
      kind={texts.plotKind}
      help={texts.plotHelp}
      component="PerimetryPlot"
      data={{ 'data-eye': eye }}
      onFocusChange={onPointChange && ((id) => onPointChange(locationOf(id)))}
    >
      <FieldAxes
        {...{ frame, rings, paint, right, left }}
        strong={edge}
        labels={hasRoom ? rings : edge}
        hasTicks={hasRoom}
        beyond={6}
        {...(hasGridLines && { lattice: spacing })}
      />
      {isGreyscale && <Greyscale locations={field} {...{ points, frame, spacing, paint }} />}
      {field.map((location, i) => {
        const { x, y } = placeIn(frame, location);
        return (
          <Mark
            key={idOf(location)}
            id={idOf(location)}
            label={isInteractive ? pointText(texts, location, floor) : null}
            cx={x}
            cy={y}
            size={sizes[i] ?? 0}
            state={location.state}
            threshold={location.threshold}
            is_blind_spot={location.is_blind_spot}
            is_suprathreshold={isSuprathreshold}
            is_shaded={isGreyscale}
            floor={floor}
            paint={paint}
          />
        );
      })}
      {fovea && fovea.threshold !== null && (
        <text
          x={frame.left}
          y={frame.top + 4}
          fontSize={12.5}
          fontFamily={paint.bodyFont}
          fill={paint.ink}
          data-part="fovea"
        >
          {texts.fovea({ db: dbText(fovea.threshold, floor) })}
        </text>
      )}
      {presented && (
        <Presented
          at={presented}
          location={locationOf(idOf(presented))}
          size={sizes[points.findIndex((one) => idOf(one) === idOf(presented))] ?? 0}
          {...{ frame, paint }}
        />
      )}
      {isGreyscale && <GreyscaleLegend {...{ width, height, paint, texts }} />}
    </ChartView>
  );
}

interface PresentedProps {
  at: Point;
  location: PerimetryLocation | null;
  /** The size of its tile in pixels. */
  size: number;
  frame: FieldFrame;
  paint: PlotPaint;
}

/** The ring around the presented point, with a dot if nothing else is drawn there. */
function Presented({ at, location, size, frame, paint }: PresentedProps): ReactElement {
  const { x, y } = placeIn(frame, at);
  const isFree =
    !location || (!location.is_blind_spot && (location.state === 'testing' || location.state === 'untested'));
  return (
    <>
      <NowRing at={{ x, y }} radius={Math.max(size * 0.66, 10)} part="presented" paint={paint} />
      {isFree && (
        <Circle
          cx={x}
          cy={y}
          r={Math.max(size * 0.18, 4)}
          fill={paint.caution}
          aria-hidden="true"
          pointerEvents="none"
        />
      )}
    </>
  );
}
