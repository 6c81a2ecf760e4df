import type { ReactElement } from 'react';
import { HAIRLINE, INK, isolated, Label, MUTED } from '../../report/index.ts';

/** A figure of an eye; `colour` where it must not be overlooked. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly colour?: string;
}

/** Height of a line of figures, pt. */
export const FIGURE = 16;

/** Figures below each other: the label at the start, the value at the end. */
export function Figures({ figures, width }: { figures: readonly Figure[]; width: number }): ReactElement {
  return (
    <>
      {figures.map(({ label, value, colour = INK }, i) => (
        <g key={label}>
          {i > 0 && <line x1={0} x2={width} y1={i * FIGURE} y2={i * FIGURE} stroke={HAIRLINE} strokeWidth={0.5} />}
          <Label x={0} y={i * FIGURE + 11} colour={MUTED}>
            {label}
          </Label>
          <Label x={width} y={i * FIGURE + 11} strong anchor="end" colour={colour}>
            {isolated(value)}
          </Label>
        </g>
      ))}
    </>
  );
}
