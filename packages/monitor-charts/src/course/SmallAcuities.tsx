import { memo, type ReactElement } from 'react';
import { themePaint } from '../chart/paint.ts';
import { linear, tenths } from '../chart/scales.ts';
import { SMALL } from './sizes.ts';

/** An acuity in logMAR, with the previous one if there is one. */
export interface SmallAcuity {
  eye: 'OD' | 'OS' | 'OU';
  value: number;
  before?: number | undefined;
}

const x = linear({ domain: [1, -0.3], range: [9, SMALL.width - 9], clamp: true });
const LINES = Array.from({ length: 14 }, (_, i) => (10 - i) / 10);
const MIDDLE = SMALL.height / 2;
/** Above the line, below it, on it: each eye has its place and its shape. */
const AWAY = { OS: -9, OD: 9, OU: 0 } as const;

function markOf({ eye, value }: SmallAcuity): string {
  const [cx, cy] = [tenths(x(value)), MIDDLE + AWAY[eye]];
  if (eye === 'OU') return `M${cx} ${cy - 5}l5 5l-5 5l-5 -5z`;
  return eye === 'OS' ? `M${cx} ${cy + 5}l-5 -9h10z` : `M${cx} ${cy - 5}l-5 9h10z`;
}

/** Acuities on a line from 1.0 to −0.3 logMAR, the better to the right; hollow dots are the ones before. */
export const SmallAcuities = memo(function SmallAcuities({
  acuities,
}: {
  acuities: readonly SmallAcuity[];
}): ReactElement {
  return (
    <>
      <path
        d={`M${x(1)} ${MIDDLE}H${x(-0.3)}${LINES.map((at) => `M${x(at)} ${MIDDLE - (at === 0 ? 9 : 3)}v${at === 0 ? 18 : 6}`).join('')}`}
        stroke={themePaint.line}
        strokeWidth={0.9}
      />
      {acuities.map((one) => (
        <g key={one.eye} data-part={one.eye}>
          {one.before !== undefined && (
            <circle
              cx={tenths(x(one.before))}
              cy={MIDDLE + AWAY[one.eye]}
              r={2.4}
              fill={themePaint.surface}
              stroke={themePaint.eyes[one.eye]}
              strokeWidth={1.2}
            />
          )}
          <path d={markOf(one)} fill={themePaint.eyes[one.eye]} />
        </g>
      ))}
    </>
  );
});
