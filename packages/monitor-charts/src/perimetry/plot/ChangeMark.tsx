import type { ReactElement } from 'react';
import { type ChartPaint, printPaint } from '../../chart/paint.ts';

interface ChangeMarkProps {
  x: number;
  y: number;
  size: number;
  change: 'lower' | 'higher' | null;
  /** @default that of paper */
  paint?: Pick<ChartPaint, 'ink' | 'surface'>;
}

/** Whether a location changed: a solid triangle downwards, an open one upwards, or a dot. */
export function ChangeMark({ x, y, size, change, paint = printPaint }: ChangeMarkProps): ReactElement {
  const [wide, high] = [size * 0.55, size * 0.95];
  if (change === 'lower')
    return <path d={`M${x} ${y + size / 2}l${wide} ${-high}h${-2 * wide}z`} fill={paint.ink} data-change={change} />;
  if (change === 'higher')
    return (
      <path
        d={`M${x} ${y - size / 2}l${wide} ${high}h${-2 * wide}z`}
        fill={paint.surface}
        stroke={paint.ink}
        strokeWidth={0.8}
        data-change={change}
      />
    );
  return <circle cx={x} cy={y} r={0.7} fill={paint.ink} />;
}
