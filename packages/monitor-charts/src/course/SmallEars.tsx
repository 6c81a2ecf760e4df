import { memo, type ReactElement } from 'react';
import { themePaint } from '../chart/paint.ts';
import { linear, logarithmic, tenths } from '../chart/scales.ts';
import { SMALL } from './sizes.ts';

/** The thresholds of an ear: Hz, dB HL, and whether it was heard. */
export interface SmallEar {
  ear: 'RIGHT' | 'LEFT';
  tones: readonly (readonly [frequency: number, level: number, heard: boolean])[];
}

const PAD = 7;
const x = logarithmic({ domain: [250, 8000], range: [PAD, SMALL.width - PAD], clamp: true });
const y = linear({ domain: [-10, 110], range: [4, SMALL.height - 4], clamp: true });
const LINES = [0, 30, 60, 90] as const;

/** Circles of the right ear, crosses of the left; an arrow-like tail where the tone was not heard. */
function markOf(ear: SmallEar['ear'], [frequency, level, heard]: SmallEar['tones'][number]): string {
  const [cx, cy] = [tenths(x(frequency)), tenths(y(level))];
  const tail = heard ? '' : `M${cx} ${cy}l${ear === 'RIGHT' ? -4 : 4} 5`;
  return ear === 'RIGHT'
    ? `M${tenths(cx - 2.6)} ${cy}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0${tail}`
    : `M${tenths(cx - 2.4)} ${tenths(cy - 2.4)}l4.8 4.8m0 -4.8l-4.8 4.8${tail}`;
}

/** An audiogram of both ears: the right one solid with circles, the left one dashed with crosses. */
export const SmallEars = memo(function SmallEars({ ears }: { ears: readonly SmallEar[] }): ReactElement {
  return (
    <>
      <path
        d={LINES.map((level) => `M1 ${tenths(y(level))}h${SMALL.width - 2}`).join('')}
        stroke={themePaint.hairline}
        strokeWidth={0.75}
      />
      {ears.map(({ ear, tones }) => {
        const sorted = tones.toSorted(([one], [other]) => one - other);
        const joined = sorted.filter(([, , heard]) => heard).map(([hz, db]) => `${tenths(x(hz))} ${tenths(y(db))}`);
        return (
          <g key={ear} stroke={themePaint.ears[ear]} strokeWidth={1.3} data-part={ear}>
            {joined.length > 1 && (
              <path d={`M${joined.join('L')}`} fill="none" strokeDasharray={ear === 'LEFT' ? '3 2' : undefined} />
            )}
            <path
              d={sorted.map((tone) => markOf(ear, tone)).join('')}
              fill={ear === 'RIGHT' ? themePaint.surface : 'none'}
            />
          </g>
        );
      })}
    </>
  );
});
