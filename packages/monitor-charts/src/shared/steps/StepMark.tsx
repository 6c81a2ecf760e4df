import type { ReactElement, ReactNode } from 'react';
import type { StepEye, StepPaint } from './paint.ts';

interface StepMarkProps {
  index: number;
  cx: number;
  cy: number;
  /** Edge of its square, px. */
  size: number;
  passed: boolean;
  /** What is spoken of it; null in a drawing that is only looked at. */
  label: string | null;
  paint: StepPaint;
  eye: StepEye;
  /** What was shown, drawn around the origin. */
  shown: ReactNode;
}

/** In less room than this, px, nothing that was shown can be made out; in less than the second there is none for a tile. */
const LEGIBLE = { shown: 9, tile: 17 } as const;

/** How large what was shown is drawn in a mark of this size, px. */
export const shownSize = (mark: number): number => (mark >= LEGIBLE.tile ? 0.64 : 0.86) * mark;

/** What was shown: in colour on a full tile what passed, struck through on an empty one what did not; small without tile. */
function Tile({ size, passed, paint, eye, shown }: Omit<StepMarkProps, 'index' | 'cx' | 'cy' | 'label'>): ReactElement {
  const half = size / 2;
  const { mark, soft } = paint.eyes[eye];
  const tile = { x: -half, y: -half, width: size, height: size, rx: 4 } as const;
  return (
    <>
      {size >= LEGIBLE.tile ? (
        <rect
          {...tile}
          fill={passed ? soft : paint.surface}
          stroke={passed ? mark : paint.quietInk}
          strokeDasharray={passed ? undefined : '2.5 2'}
        />
      ) : (
        <circle r={half} fill={paint.surface} />
      )}
      {shown}
      {!passed && (
        <path d={`M${-half} ${half}L${half} ${-half}`} stroke={paint.ink} strokeWidth={1.75} data-part="missed" />
      )}
    </>
  );
}

/** Small ones are a disc for what passed, a cross for what did not. */
function Sign({ size, passed, paint, eye }: Pick<StepMarkProps, 'size' | 'passed' | 'paint' | 'eye'>): ReactElement {
  const r = Math.max(2.5, size / 2 - 1);
  if (passed) return <circle r={r} fill={paint.eyes[eye].mark} />;
  return (
    <path
      d={`M${-r} ${-r}L${r} ${r}M${-r} ${r}L${r} ${-r}`}
      stroke={paint.ink}
      strokeWidth={1.75}
      fill="none"
      data-part="missed"
    />
  );
}

/** One trial. */
export function StepMark({ index, cx, cy, label, shown, ...mark }: StepMarkProps): ReactElement {
  const spoken =
    label === null ? {} : ({ role: 'img', 'aria-label': label, tabIndex: -1, 'data-index': index } as const);
  const isTile = Boolean(shown) && mark.size >= LEGIBLE.shown;
  return (
    <g transform={`translate(${cx} ${cy})`} style={{ outline: 'none' }} data-passed={mark.passed} {...spoken}>
      {isTile ? <Tile {...mark} shown={shown} /> : <Sign {...mark} />}
    </g>
  );
}
