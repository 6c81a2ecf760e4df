import { type ReactElement, type ReactNode, useId } from 'react';
import { plotFrame, plotRole } from '../../shared/plotRole.ts';
import type { Point } from '../../shared/point.ts';
import { usePointFocus } from '../../shared/usePointFocus.ts';
import type { GazeGeometry } from './geometry.ts';
import type { GazePaint } from './paint.ts';
import { Ring } from './Ring.tsx';

/** What every chart of gaze takes. */
export interface GazePlotProps<P extends Point> {
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /**
   * Colours and typefaces; `printPaint` for paper.
   * @default themePaint
   */
  paint?: GazePaint;
  /**
   * Writes a number in the language.
   * @default String
   */
  format?: (value: number) => string;
  /**
   * Whether the points can be reached by keyboard and touch; false in a report.
   * @default true
   */
  isInteractive?: boolean;
  /** Told of the point under the focus, and null when the focus leaves them. */
  onPointChange?: ((point: P | null) => void) | undefined;
}

interface PlotProps<P extends Point> {
  size: { width: number; height: number };
  points: readonly P[];
  /** Name, and what a plot of this kind is and how to use its keys. */
  spoken: { name: string; kind: string; help: string };
  component: string;
  eye: string;
  geometry: GazeGeometry;
  paint: GazePaint;
  isInteractive: boolean;
  onPointChange: ((point: P | null) => void) | undefined;
  children: ReactNode;
}

/** The svg of a chart of gaze: one stop of the tab key, whose points the arrow keys lead through. */
export function Plot<P extends Point>(props: PlotProps<P>): ReactElement {
  const { size, points, spoken, component, eye, geometry, paint, isInteractive, onPointChange, children } = props;
  const help = useId();
  const { svgRef, focused, handlers } = usePointFocus(points, onPointChange);
  return (
    <svg
      {...plotFrame(size.width, size.height)}
      {...plotRole(isInteractive, { kind: spoken.kind, help })}
      {...(isInteractive ? handlers : {})}
      ref={svgRef}
      aria-label={spoken.name}
      data-component={component}
      data-eye={eye}
    >
      {isInteractive && <desc id={help}>{spoken.help}</desc>}
      {children}
      {focused && (
        <Ring
          cx={geometry.x(focused.x)}
          cy={geometry.y(focused.y)}
          r={16}
          colour={paint.focus}
          paint={paint}
          part="focus-ring"
        />
      )}
    </svg>
  );
}

/** Attributes of a mark that is spoken; none in a drawing that is only looked at. */
export const spokenMark = (label: string | null, index: number) =>
  label === null ? {} : ({ role: 'img', 'aria-label': label, tabIndex: -1, 'data-index': index } as const);
