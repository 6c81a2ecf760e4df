import { type ReactElement, useId, useMemo } from 'react';
import { type PlotPaint, themePaint } from '../../perimetry/plot/paint.ts';
import { plotFrame, plotRole } from '../../shared/plotRole.ts';
import type { Point } from '../../shared/point.ts';
import { usePointFocus } from '../../shared/usePointFocus.ts';
import type { EstermanEye, EstermanLocation } from '../types.ts';
import { type MapGeometry, mapGeometry } from './geometry.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapLegend } from './MapLegend.tsx';
import { PointMark } from './PointMark.tsx';
import { type MapWords, pointText } from './speech.ts';

/** Props of {@link EstermanPlot}. */
export interface EstermanPlotProps {
  /** Who looks: of one eye alone the blind spot is drawn. */
  eye: EstermanEye;
  /** What is known of each point. */
  locations: readonly EstermanLocation[];
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Name for assistive technology. */
  label: string;
  texts: MapWords;
  /**
   * The point now presented gets a ring.
   * @default null
   */
  presented?: Point | null;
  /**
   * Lines every 10° (EST-01).
   * @default false
   */
  hasGridLines?: boolean;
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
  /** Told of the point under the focus, and null when the focus leaves the points. */
  onPointChange?: (location: EstermanLocation | null) => void;
}

/**
 * The wide map of an Esterman test as the patient sees it, in every language, both axes at one scale. An SVG that needs no
 * style sheet, so that the screen and the report show the same drawing (CHART-03).
 */
export function EstermanPlot({
  eye,
  locations,
  width,
  height,
  label,
  texts,
  presented = null,
  hasGridLines = false,
  paint = themePaint,
  isInteractive = true,
  onPointChange,
}: EstermanPlotProps): ReactElement {
  const help = useId();
  const { svgRef, focused, handlers } = usePointFocus(locations, onPointChange);
  const geometry = useMemo(() => mapGeometry(width, height), [width, height]);
  const { x, y, mark } = geometry;
  return (
    <svg
      {...plotFrame(width, height)}
      {...plotRole(isInteractive, { kind: texts.plotKind, help })}
      {...(isInteractive ? handlers : {})}
      ref={svgRef}
      aria-label={label}
      data-component="EstermanPlot"
      data-eye={eye}
    >
      {isInteractive && <desc id={help}>{texts.plotHelp}</desc>}
      <MapFrame eye={eye} geometry={geometry} hasGridLines={hasGridLines} paint={paint} />
      {locations.map((location, i) => {
        const at = { cx: x(location.x), cy: y(location.y) };
        const point = <PointMark {...at} size={mark} state={location.state} paint={paint} />;
        const key = `${location.x},${location.y}`;
        if (!isInteractive) return <g key={key}>{point}</g>;
        return (
          <g
            key={key}
            role="img"
            aria-label={pointText(texts, location)}
            tabIndex={-1}
            data-index={i}
            data-state={location.state}
            style={{ outline: 'none' }}
          >
            <circle {...at} r={mark} fill="transparent" />
            {point}
          </g>
        );
      })}
      {presented && <Ring at={presented} colour={paint.presented} part="presented" {...{ geometry, paint }} />}
      {focused && <Ring at={focused} colour={paint.focus} part="focus-ring" {...{ geometry, paint }} />}
      <MapLegend {...{ width, height, texts, paint }} />
    </svg>
  );
}

interface RingProps {
  at: Point;
  colour: string;
  part: string;
  geometry: MapGeometry;
  paint: PlotPaint;
}

/** Two lines, so that it shows on every ground. */
function Ring({ at, colour, part, geometry, paint }: RingProps): ReactElement {
  const circle = { cx: geometry.x(at.x), cy: geometry.y(at.y), r: Math.max(8, geometry.mark), fill: 'none' };
  return (
    <g data-part={part} aria-hidden="true" pointerEvents="none">
      <circle {...circle} stroke={paint.surface} strokeWidth={6} />
      <circle {...circle} stroke={colour} strokeWidth={3} />
    </g>
  );
}
