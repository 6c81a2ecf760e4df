import { Circle, Polygon } from '@visx/shape';
import { memo, type ReactElement } from 'react';
import { markProps } from '../../chart/ChartView.tsx';
import { Cross } from '../../chart/Cross.tsx';
import { tenths } from '../../chart/scales.ts';
import type { LocationState } from '../types.ts';
import type { PlotPaint } from './paint.ts';
import { dbText } from './speech.ts';

/** Plain values only, so that a mark is redrawn only when one changes. */
export interface MarkProps {
  /** The centre and the width of the tile in pixels. */
  cx: number;
  cy: number;
  size: number;
  state: LocationState;
  threshold: number | null;
  is_blind_spot: boolean;
  /** Whether the test is suprathreshold, so that seen or not seen fills the tile. */
  is_suprathreshold: boolean;
  /** Whether the greyscale already shows the sensitivity. */
  is_shaded: boolean;
  floor: number;
  paint: PlotPaint;
}

/** The corners of an open triangle around a position. */
const triangle = (cx: number, cy: number, size: number): [number, number][] => {
  const r = size * 0.39;
  return [
    [cx, cy - r * 0.9],
    [cx + r, cy + r * 0.8],
    [cx - r, cy + r * 0.8],
  ].map(([x = 0, y = 0]) => [tenths(x), tenths(y)]);
};

/**
 * The sensitivity in dB whose tile is used for a seen stimulus without a threshold, as light as that of a healthy eye.
 */
const SEEN_DB = 30;

/** The radius of the mark of a response that does not determine a result yet. */
const interim = (size: number): number => Math.min(size * 0.14, 4);

/** The least size in pixels at which numbers can be read; smaller tiles have none. */
const LEAST_FONT = 7;

/** The font size of two digits in a tile. */
const fontSize = (size: number): number => Math.min(Math.max(size * 0.44, 11), size * 0.8, Math.max(17, size * 0.3));

function Tile({
  cx,
  cy,
  size,
  db,
  paint,
}: Pick<MarkProps, 'cx' | 'cy' | 'size' | 'paint'> & { db: number }): ReactElement {
  return <rect x={cx - size / 2} y={cy - size / 2} width={size} height={size} rx={size * 0.24} fill={paint.tile(db)} />;
}

interface NumberTextProps extends Pick<MarkProps, 'cx' | 'cy' | 'paint'> {
  text: string;
  font: number;
  fill: string;
}

function NumberText({ cx, cy, text, font, fill, paint }: NumberTextProps): ReactElement {
  return (
    <text
      x={cx}
      y={cy + font * 0.35}
      fontSize={font}
      fontWeight={600}
      fontFamily={paint.numberFont}
      textAnchor="middle"
      fill={fill}
    >
      {text}
    </text>
  );
}

/** A sensitivity: a tile, lighter for higher values, with the dB; below the floor a cross above the text. */
function ThresholdMark({ cx, cy, size, threshold, is_shaded, floor, paint }: MarkProps): ReactElement | null {
  if (is_shaded) return null;
  const db = threshold ?? 0;
  const number = { cx, fill: paint.tileInk(db), text: dbText(db, floor), paint };
  const isCrossed = db < floor && size >= 26;
  if (fontSize(size) < LEAST_FONT) {
    return (
      <>
        <Tile cx={cx} cy={cy} size={size} db={db} paint={paint} />
        {db < floor && (
          <Cross x={cx} y={cy} r={size * 0.25} stroke={number.fill} strokeWidth={1.2} strokeLinecap="round" />
        )}
      </>
    );
  }
  return (
    <>
      <Tile cx={cx} cy={cy} size={size} db={db} paint={paint} />
      {isCrossed ? (
        <>
          <Cross
            x={cx}
            y={cy - size * 0.17}
            r={size * 0.14}
            stroke={number.fill}
            strokeWidth={1.8}
            strokeLinecap="round"
          />
          <NumberText {...number} cy={cy + size * 0.24} font={size * 0.32} />
        </>
      ) : (
        <NumberText {...number} cy={cy} font={fontSize(size)} />
      )}
    </>
  );
}

/** The blind spot: an open triangle, with the dB if it was measured. */
function BlindSpotMark({ cx, cy, size, threshold, floor, paint }: MarkProps): ReactElement {
  return (
    <>
      <Polygon
        points={triangle(cx, cy, size)}
        fill="none"
        stroke={paint.quietInk}
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      {threshold !== null && size >= 30 && (
        <NumberText
          cx={cx}
          cy={cy + size * 0.14}
          font={Math.max(size * 0.27, 9.5)}
          fill={paint.ink}
          text={dbText(threshold, floor)}
          paint={paint}
        />
      )}
    </>
  );
}

/** Seen: a circle; on a light tile in a suprathreshold test. */
function SeenMark({ cx, cy, size, is_suprathreshold, paint }: MarkProps): ReactElement {
  if (!is_suprathreshold) {
    return <Circle cx={cx} cy={cy} r={interim(size)} fill="none" stroke={paint.quietInk} strokeWidth={1.4} />;
  }
  return (
    <>
      <Tile cx={cx} cy={cy} size={size} db={SEEN_DB} paint={paint} />
      <Circle cx={cx} cy={cy} r={size * 0.2} fill="none" stroke={paint.tileInk(SEEN_DB)} strokeWidth={2} />
    </>
  );
}

/** Not seen: a cross; on a dark tile in a suprathreshold test. */
function NotSeenMark({ cx, cy, size, is_suprathreshold, paint }: MarkProps): ReactElement {
  if (!is_suprathreshold) {
    return <Cross x={cx} y={cy} r={interim(size)} stroke={paint.quietInk} strokeWidth={1.4} strokeLinecap="round" />;
  }
  return (
    <>
      <Tile cx={cx} cy={cy} size={size} db={0} paint={paint} />
      <Cross x={cx} y={cy} r={size * 0.2} stroke={paint.tileInk(0)} strokeWidth={2.2} strokeLinecap="round" />
    </>
  );
}

function UntestedMark({ cx, cy, size, paint }: MarkProps): ReactElement {
  return <Circle cx={cx} cy={cy} r={Math.min(size * 0.12, 3.5)} fill={paint.quietInk} />;
}

const MARKS: Readonly<Record<LocationState, (props: MarkProps) => ReactElement | null>> = {
  untested: UntestedMark,
  testing: UntestedMark,
  seen: SeenMark,
  notSeen: NotSeenMark,
  threshold: ThresholdMark,
};

interface LocationProps extends MarkProps {
  /** The id of the mark. */
  id: string;
  /** The text announced for the mark; `null` in a non-interactive drawing. */
  label: string | null;
}

/** The mark of one location with its accessible name. */
export const Mark = memo(function Mark({ id, label, ...mark }: LocationProps): ReactElement {
  const Shape = mark.is_blind_spot ? BlindSpotMark : MARKS[mark.state];
  if (label === null) return <Shape {...mark} />;
  return (
    <g data-state={mark.state} {...markProps(id, label)}>
      <Shape {...mark} />
    </g>
  );
});
