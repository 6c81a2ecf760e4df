import type { ReactElement } from 'react';
import { wrap } from './fit.ts';
import { Label, MUTED } from './primitives.tsx';

export interface ParagraphProps {
  x?: number;
  /** The baseline of the first line. */
  y: number;
  width: number;
  /** @default 6.5 */
  size?: number;
  /** The distance of the lines in points. @default 1.38 times the size */
  line?: number;
  colour?: string;
  /** The maximum number of lines; the rest is replaced by an ellipsis. */
  lines?: number;
  children: string;
}

/** A text in as many lines as it needs. */
export function Paragraph(props: ParagraphProps): ReactElement {
  const { x = 0, y, width, size = 6.5, line = size * 1.38, colour = MUTED, lines = Infinity, children } = props;
  const all = wrap(children, size, width);
  const shown = all.slice(0, lines);
  if (all.length > lines) shown[lines - 1] = `${shown[lines - 1]!.replace(/.{2}$/u, '')}…`;
  return (
    <g role="paragraph">
      {shown.map((text, index) => (
        // lines may be alike
        // oxlint-disable-next-line react/no-array-index-key
        <Label key={index} x={x} y={y + index * line} size={size} colour={colour} room={width}>
          {text}
        </Label>
      ))}
    </g>
  );
}
