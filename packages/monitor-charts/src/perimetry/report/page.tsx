import type { ReactElement, ReactNode } from 'react';
import { printPaint } from '../plot/paint.ts';

/** A4 in points, and the margin around everything. */
export const PAGE = { width: 595, height: 842, margin: 36 } as const;

export const INK = printPaint.ink;
export const MUTED = printPaint.quietInk;
export const LINE = printPaint.line;
export const HAIRLINE = '#d5dade';
export const CRITICAL = '#a3182a';
export const MONO = printPaint.numberFont;
/** The first family that has the letters: names come in every script. */
export const SANS = [
  "'Atkinson Hyperlegible Next'",
  ...['', ' Arabic', ' Hebrew', ' Thai', ' Devanagari', ' KR', ' SC'].map((script) => `'Noto Sans${script}'`),
  'sans-serif',
].join(', ');

export interface LabelProps {
  x: number;
  y: number;
  size?: number;
  strong?: boolean;
  colour?: string;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
}

/** One line of text. */
export function Label({ x, y, size = 8.5, strong = false, colour = INK, anchor, children }: LabelProps): ReactElement {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontFamily={SANS}
      fontWeight={strong ? 'bold' : 'normal'}
      fill={colour}
      textAnchor={anchor}
    >
      {children}
    </text>
  );
}

/** Keeps a name, code or number in its own direction inside a line of the other direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A minus as wide as a digit in place of the hyphen. */
export const withMinus = (number: string): string => number.replace('-', '−');

/** A quiet label with its value beside it; an absent value shows a dash. */
export function Fact({
  x,
  y,
  label,
  value,
  at,
}: {
  x: number;
  y: number;
  label: string;
  value: string;
  at: number;
}): ReactElement {
  return (
    <>
      <Label x={x} y={y} colour={MUTED}>
        {label}
      </Label>
      <Label x={x + at} y={y} strong>
        {value === '' ? '–' : isolated(value)}
      </Label>
    </>
  );
}

export function Rule({ y }: { y: number }): ReactElement {
  return <line x1={PAGE.margin} x2={PAGE.width - PAGE.margin} y1={y} y2={y} stroke={HAIRLINE} strokeWidth={0.75} />;
}

/** Moves what it holds. */
export const At = ({ x, y, children }: { x: number; y: number; children: ReactNode }): ReactElement => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);
