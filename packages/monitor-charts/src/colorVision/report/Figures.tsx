import type { ReactElement } from 'react';
import { HAIRLINE, INK, isolated, Label, MUTED } from '../../report/index.ts';

/** A labelled value of an eye; with a `colour` if it must not be overlooked. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly colour?: string;
}

/** The height of a line of figures in points. */
export const FIGURE = 16;

/** A list of figures: labels at the start of the line, values at the end. */
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
