import type { Point } from '@isopter/clinical';
import type { ReactElement, ReactNode } from 'react';
import { Picture } from '../../chart/ChartView.tsx';
import type { FieldFrame } from '../../chart/frame.ts';
import { Segment } from '../../chart/Segment.tsx';
import { At, Label, LINE, MUTED } from '../../report/index.ts';
import { rasterFrame, type Span } from './raster.ts';

/** The letters at the ends of the horizontal axis, from the patient's view. */
export interface Ends {
  left: string;
  right: string;
}

export interface FieldMapProps {
  /** The position of fixation in points. */
  at: Point;
  span: Span;
  /** The distance of neighbouring locations in degrees and in points. */
  spacing: number;
  pitch: number;
  /** @default none */
  ends?: Ends;
  /**
   * Whether the vertical axis is interrupted beside the rows, where wide numbers stand close to it.
   * @default false
   */
  isInterrupted?: boolean;
  /** Whether there is room for ticks on the vertical axis. @default true */
  hasUprightTicks?: boolean;
  /** The accessible name of the drawing. */
  label: string;
  /** The marks of the locations. */
  children: (frame: FieldFrame) => ReactNode;
}

const TICK = 10;

/** The axes of a field with fixation in the middle, between the rows and columns of the raster, and its marks. */
export function FieldMap(props: FieldMapProps): ReactElement {
  const { at, span, spacing, pitch, ends, isInterrupted = false, label, children } = props;
  const { hasUprightTicks = true } = props;
  const frame = rasterFrame(span, spacing, pitch);
  const { centre, left, right } = frame;
  return (
    <At x={at.x - centre.x} y={at.y - centre.y}>
      <Picture width={right} height={frame.bottom} label={label} component="FieldMap">
        <Axes frame={frame} span={span} spacing={spacing} pitch={pitch} {...{ isInterrupted, hasUprightTicks }} />
        {children(frame)}
      </Picture>
      {ends && (
        <>
          <Label x={left - 4} y={centre.y + 2.3} size={6.5} colour={MUTED} anchor="end">
            {ends.left}
          </Label>
          <Label x={right + 4} y={centre.y + 2.3} size={6.5} colour={MUTED}>
            {ends.right}
          </Label>
        </>
      )}
    </At>
  );
}

interface AxesProps extends Pick<FieldMapProps, 'span' | 'spacing' | 'pitch'> {
  frame: FieldFrame;
  isInterrupted: boolean;
  hasUprightTicks: boolean;
}

/** The height of the numbers of a row beside which the axis is interrupted, as a share of the pitch. */
const ROW = 0.56;

/** The meridians, with a tick every ten degrees where no number is near. */
function Axes({ frame, span, spacing, pitch, isInterrupted, hasUprightTicks }: AxesProps): ReactElement {
  const { x, y, centre, left, right, top, bottom } = frame;
  const rows = Math.round(span.height / spacing);
  const gaps = Array.from({ length: rows + 1 }, (_, row) => top + row * pitch);
  const half = (pitch * (1 - ROW)) / 2;
  const ticks = Array.from({ length: Math.floor(span.width / 2 / TICK) }, (_, i) => (i + 1) * TICK);
  const upright = hasUprightTicks ? ticks.filter((degrees) => degrees <= span.height / 2) : [];
  return (
    <g stroke={LINE} strokeWidth={0.5}>
      <Segment from={{ x: left, y: centre.y }} to={{ x: right, y: centre.y }} />
      {isInterrupted ? (
        gaps.map((gap) => (
          <Segment
            key={gap}
            from={{ x: centre.x, y: Math.max(top, gap - half) }}
            to={{ x: centre.x, y: Math.min(bottom, gap + half) }}
          />
        ))
      ) : (
        <Segment from={{ x: centre.x, y: top }} to={{ x: centre.x, y: bottom }} />
      )}
      {[-1, 1].flatMap((sign) => [
        ...ticks.map((degrees) => (
          <Segment
            key={`x${sign * degrees}`}
            from={{ x: x(sign * degrees), y: centre.y - 1.5 }}
            to={{ x: x(sign * degrees), y: centre.y + 1.5 }}
          />
        )),
        ...(isInterrupted
          ? []
          : upright.map((degrees) => (
              <Segment
                key={`y${sign * degrees}`}
                from={{ x: centre.x - 1.5, y: y(sign * degrees) }}
                to={{ x: centre.x + 1.5, y: y(sign * degrees) }}
              />
            ))),
      ])}
    </g>
  );
}
