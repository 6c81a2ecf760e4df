import { type Deviation } from '@isopter/clinical/perimetry/analysis';
import type { ReactElement } from 'react';
import type { FieldFrame } from '../../chart/frame.ts';
import { INK, MONO, MUTED, withMinus } from '../../report/index.ts';
import { printPaint } from '../plot/paint.ts';
import { greyBinOf } from '../plot/ramp.ts';
import type { PerimetryLocation } from '../types.ts';
import { ProbabilitySymbol } from '../plot/ProbabilitySymbol.tsx';

/** The height of a digit above its baseline, in ems. */
const DIGIT = 0.668;

interface NumeralProps {
  x: number;
  y: number;
  size: number;
  isQuiet?: boolean;
  children: string;
}

/** A number with its middle at a point. */
const Numeral = ({ x, y, size, isQuiet = false, children }: NumeralProps): ReactElement => (
  <text
    x={x}
    y={y + (size * DIGIT) / 2}
    fontSize={size}
    fontFamily={MONO}
    fill={isQuiet ? MUTED : INK}
    textAnchor="middle"
  >
    {children}
  </text>
);

/** The open triangle of the blind spot. */
export const BlindSpot = ({ x, y, size }: { x: number; y: number; size: number }): ReactElement => (
  <path
    d={`M${x} ${y - size * 0.5}l${size * 0.55} ${size * 0.95}h${-size * 1.1}z`}
    fill={printPaint.surface}
    stroke={MUTED}
    strokeWidth={0.7}
  />
);

const keyOf = ({ x, y }: { x: number; y: number }): string => `${x} ${y}`;

interface MarksProps<Mark> {
  frame: FieldFrame;
  /** The distance of neighbouring locations in points. */
  pitch: number;
  marks: readonly Mark[];
}

/** Sensitivities in dB, `<0` where the brightest stimulus was not seen; those in the blind spot are quiet. */
export const Sensitivities = ({
  frame,
  pitch,
  marks,
  size,
}: MarksProps<PerimetryLocation> & { size: number }): ReactElement => (
  <g>
    {marks.map(({ x, y, threshold, is_blind_spot }) => {
      const at = { x: frame.x(x), y: frame.y(y) };
      const away = y > 0 ? -1 : 1;
      return (
        <g key={keyOf({ x, y })}>
          <Numeral {...at} size={size} isQuiet={is_blind_spot || threshold === null}>
            {threshold === null ? '·' : threshold < 0 ? '<0' : String(Math.round(threshold))}
          </Numeral>
          {is_blind_spot && <BlindSpot x={at.x} y={at.y + away * pitch * 0.4} size={size * 0.36} />}
        </g>
      );
    })}
  </g>
);

/** Greyscale tiles in solid steps of 5 dB; a white cross where nothing was seen, a triangle in the blind spot. */
export const Tiles = ({ frame, pitch, marks }: MarksProps<PerimetryLocation>): ReactElement => (
  <g>
    {marks.map(({ x, y, threshold, is_blind_spot }) => {
      if (threshold === null && !is_blind_spot) return null;
      const at = { x: frame.x(x), y: frame.y(y) };
      const isUnseen = threshold !== null && threshold < 0;
      return (
        <g key={keyOf({ x, y })}>
          <rect
            x={at.x - pitch / 2}
            y={at.y - pitch / 2}
            width={pitch}
            height={pitch}
            fill={is_blind_spot ? printPaint.surface : printPaint.grey(isUnseen ? 0 : greyBinOf(threshold ?? 0))}
          />
          {is_blind_spot ? (
            <BlindSpot {...at} size={pitch * 0.42} />
          ) : (
            isUnseen && <Cross {...at} size={pitch * 0.42} colour={printPaint.surface} />
          )}
        </g>
      );
    })}
  </g>
);

/** The cross of a stimulus not seen. */
export function Cross({ x, y, size, colour }: { x: number; y: number; size: number; colour: string }): ReactElement {
  const half = size / 2;
  return (
    <path
      d={`M${x - half} ${y - half}l${size} ${size}m0 ${-size}l${-size} ${size}`}
      stroke={colour}
      strokeWidth={size / 5}
      fill="none"
    />
  );
}

interface DeviationsProps extends MarksProps<Deviation> {
  deviation: 'total' | 'pattern';
  /** The locations in the blind spot, which are not scored. */
  blind: readonly PerimetryLocation[];
}

/** Deviations in whole dB. */
export const DeviationNumbers = ({
  frame,
  marks,
  blind,
  deviation,
  size,
}: DeviationsProps & { size: number }): ReactElement => (
  <g>
    {marks.map((point) => (
      <Numeral key={keyOf(point)} x={frame.x(point.x)} y={frame.y(point.y)} size={size}>
        {withMinus(String(Math.round(deviation === 'total' ? point.td : point.pd) || 0))}
      </Numeral>
    ))}
    {blind.map((point) => (
      <BlindSpot key={keyOf(point)} x={frame.x(point.x)} y={frame.y(point.y)} size={size * 0.75} />
    ))}
  </g>
);

/** How rare deviations are among healthy eyes, as symbols. */
export const DeviationSymbols = ({ frame, pitch, marks, blind, deviation }: DeviationsProps): ReactElement => (
  <g>
    {marks.map((point) => {
      const probability = deviation === 'total' ? point.tdProbability : point.pdProbability;
      if (probability === null) return null;
      return (
        <ProbabilitySymbol
          key={keyOf(point)}
          probability={probability}
          cx={frame.x(point.x)}
          cy={frame.y(point.y)}
          size={pitch / 2}
        />
      );
    })}
    {blind.map((point) => (
      <BlindSpot key={keyOf(point)} x={frame.x(point.x)} y={frame.y(point.y)} size={pitch * 0.42} />
    ))}
  </g>
);
