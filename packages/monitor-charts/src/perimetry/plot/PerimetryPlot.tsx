import { type ReactElement, useId, useMemo } from 'react';
import { type PerimetryWords, perimetryWords } from '../perimetry.texts.ts';
import type { Eye, PerimetryLocation, Point } from '../types.ts';
import { Frame } from './Frame.tsx';
import { extentOf, fieldGeometry, tileSizes } from './geometry.ts';
import { Greyscale, GreyscaleLegend } from './Greyscale.tsx';
import { type PlotPaint, themePaint } from './paint.ts';
import { PlotPoint } from './PlotPoint.tsx';
import { dbText, pointText } from './speech.ts';
import { usePlaces } from './usePlaces.ts';
import { FocusRing } from '../../shared/FocusRing.tsx';
import { plotFrame, plotRole } from '../../shared/plotRole.ts';
import { usePointFocus } from '../../shared/usePointFocus.ts';

/** How sensitivities are shown: numbers on tiles, or classes of grey. */
export type PerimetryDisplay = 'numeric' | 'greyscale';

/** Props of {@link PerimetryPlot}. */
export interface PerimetryPlotProps {
  eye: Eye;
  /** What is known of each location, tested or not; see `locations`. */
  locations: readonly PerimetryLocation[];
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /**
   * Radius of the field in degrees, as the grid has it; more if a location lies farther out.
   * @default 30
   */
  extent?: number;
  /**
   * Degrees between neighbouring locations, as the grid has it.
   * @default 6
   */
  spacing?: number;
  /**
   * The point now presented gets a ring.
   * @default null
   */
  presented?: Point | null;
  /** @default 'numeric' */
  display?: PerimetryDisplay;
  /**
   * Lines between the points (PERI-05).
   * @default false
   */
  hasGridLines?: boolean;
  /**
   * Whether locations are settled by seen or not seen instead of a threshold.
   * @default false
   */
  isSuprathreshold?: boolean;
  /**
   * The brightest stimulus of the device in dB; a location where it was not seen reads `<0`.
   * @default 0
   */
  floor?: number;
  /**
   * Colours and typefaces; `printPaint` for paper and for renderers without CSS variables.
   * @default themePaint
   */
  paint?: PlotPaint;
  /**
   * Whether the points can be reached by keyboard and touch; false in a report.
   * @default true
   */
  isInteractive?: boolean;
  /**
   * Name for assistive technology.
   * @default "Visual field, left eye" or "right eye"
   */
  label?: string;
  /**
   * The words of the drawing.
   * @default English
   */
  texts?: PerimetryWords;
  /** Told of the location under the focus, and null when the focus leaves the points. */
  onPointChange?: (location: PerimetryLocation | null) => void;
}

const isFovea = ({ x, y }: Point): boolean => x === 0 && y === 0;

/**
 * A visual field as the patient sees it, in every language: x to the right, y up. An SVG that needs no style sheet, so
 * that the screen and the report show the same drawing (CHART-03).
 */
export function PerimetryPlot({
  eye,
  locations,
  width,
  height,
  extent = 30,
  spacing = 6,
  presented = null,
  display = 'numeric',
  hasGridLines = false,
  isSuprathreshold = false,
  floor = 0,
  paint = themePaint,
  isInteractive = true,
  label,
  texts = perimetryWords,
  onPointChange,
}: PerimetryPlotProps): ReactElement {
  const help = useId();
  const { svgRef, focused, handlers } = usePointFocus(locations, onPointChange);
  const reach = extentOf(locations, extent);
  const isGreyscale = display === 'greyscale';
  const geometry = useMemo(() => fieldGeometry(width, height, reach, isGreyscale), [width, height, reach, isGreyscale]);
  // the fovea lies between the points of every pattern: its value has a place of its own beside the field
  const [fovea] = locations.length > 1 ? locations.filter(isFovea) : [];
  const field = useMemo(() => (fovea ? locations.filter((one) => one !== fovea) : locations), [locations, fovea]);
  const places = usePlaces(field);
  const { perDegree } = geometry;
  const sizes = useMemo(() => tileSizes(places, spacing).map((size) => size * perDegree), [places, spacing, perDegree]);
  const name = label ?? texts.plot({ eye: texts[`eye${eye}`] });
  const corner = { x: geometry.centre.x - geometry.radius, y: geometry.centre.y - geometry.radius + 4 };
  const sizeAt = (point: Point): number => sizes[field.findIndex((one) => one.x === point.x && one.y === point.y)] ?? 0;
  return (
    <svg
      {...plotFrame(width, height)}
      {...plotRole(isInteractive, { kind: texts.plotKind, help })}
      {...(isInteractive ? handlers : {})}
      ref={svgRef}
      aria-label={name}
      data-component="PerimetryPlot"
      data-eye={eye}
    >
      {isInteractive && <desc id={help}>{texts.plotHelp}</desc>}
      <Frame
        eye={eye}
        geometry={geometry}
        extent={reach}
        spacing={spacing}
        hasGridLines={hasGridLines}
        paint={paint}
        texts={texts}
      />
      {isGreyscale && (
        <Greyscale locations={field} places={places} geometry={geometry} spacing={spacing} paint={paint} />
      )}
      {field.map((location, i) => (
        <PlotPoint
          key={`${location.x},${location.y}`}
          index={locations.indexOf(location)}
          label={isInteractive ? pointText(texts, location, floor) : null}
          cx={geometry.x(location.x)}
          cy={geometry.y(location.y)}
          size={sizes[i] ?? 0}
          state={location.state}
          threshold={location.threshold}
          is_blind_spot={location.is_blind_spot}
          is_suprathreshold={isSuprathreshold}
          is_shaded={isGreyscale}
          floor={floor}
          paint={paint}
        />
      ))}
      {fovea && fovea.threshold !== null && (
        <text {...corner} fontSize={12.5} fontFamily={paint.bodyFont} fill={paint.ink} data-part="fovea">
          {texts.fovea({ db: dbText(fovea.threshold, floor) })}
        </text>
      )}
      {presented && <Presented point={presented} size={sizeAt(presented)} {...{ geometry, paint, field }} />}
      {focused && <FocusRing {...focusBox(focused, sizeAt(focused), geometry)} paint={paint} />}
      {isGreyscale && <GreyscaleLegend geometry={geometry} paint={paint} texts={texts} />}
    </svg>
  );
}

interface RingProps {
  point: Point;
  size: number;
  geometry: ReturnType<typeof fieldGeometry>;
  paint: PlotPaint;
}

/** The ring around the point now presented; a dot in it where nothing else is drawn. */
function Presented({
  point,
  size,
  geometry,
  paint,
  field,
}: RingProps & { field: readonly PerimetryLocation[] }): ReactElement {
  const at = { cx: geometry.x(point.x), cy: geometry.y(point.y) };
  const location = field.find(({ x, y }) => x === point.x && y === point.y);
  const isFree =
    !location || (!location.is_blind_spot && (location.state === 'testing' || location.state === 'untested'));
  return (
    <g data-part="presented" aria-hidden="true" pointerEvents="none">
      <circle {...at} r={Math.max(size * 0.66, 10)} fill="none" stroke={paint.surface} strokeWidth={6} />
      <circle {...at} r={Math.max(size * 0.66, 10)} fill="none" stroke={paint.presented} strokeWidth={3} />
      {isFree && <circle {...at} r={Math.max(size * 0.18, 4)} fill={paint.presented} />}
    </g>
  );
}

/** Around a tile, or where one would be. */
function focusBox(point: Point, size: number, geometry: ReturnType<typeof fieldGeometry>) {
  const side = Math.max(size, 16) + 5;
  const [x, y] = [geometry.x(point.x) - side / 2, geometry.y(point.y) - side / 2];
  return { x, y, width: side, height: side, rx: side * 0.26 };
}
