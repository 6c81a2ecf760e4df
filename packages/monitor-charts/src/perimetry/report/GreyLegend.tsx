import type { ReactElement } from 'react';
import { Label, MUTED } from '../../report/index.ts';
import { GREY_BINS } from '../plot/ramp.ts';

/** The classes that occur on paper: up to 35 dB and more. */
const SHOWN = GREY_BINS.slice(0, 9);

/** The legend of the greyscale: the lowest sensitivity of each class in dB. */
export function GreyLegend({ x, y, width }: { x: number; y: number; width: number }): ReactElement {
  const step = width / SHOWN.length;
  return (
    <g>
      {SHOWN.map(({ from, fill }, index) => (
        <g key={from}>
          <rect x={x + index * step} y={y} width={step} height={6} fill={fill} stroke={MUTED} strokeWidth={0.3} />
          <Label x={x + (index + 0.5) * step} y={y + 13} size={6} isNumber colour={MUTED} anchor="middle">
            {index === 0 ? '≤0' : String(from)}
          </Label>
        </g>
      ))}
    </g>
  );
}
