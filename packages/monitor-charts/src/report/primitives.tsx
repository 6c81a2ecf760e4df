import { paper } from '@isopter/ui/vars';
import type { ReactElement, ReactNode } from 'react';
import { printPaint } from '../chart/paint.ts';
import { fit } from './fit.ts';
import { PAGE } from './measures.ts';

export const INK: string = printPaint.ink;
export const MUTED: string = printPaint.quietInk;
export const LINE: string = printPaint.line;
export const HAIRLINE: string = printPaint.hairline;
/** What must not be overlooked; always with words of its own. */
export const CRITICAL: string = paper.criticalText;
export const MONO: string = printPaint.numberFont;
/** The first family that has the letters: names come in every script. */
export const SANS: string = [
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
  /** Room in points; a text that may be longer is made to fit. */
  room?: number | undefined;
  /** Keeps its own direction of writing inside the line: a name, code or number. */
  isIsolated?: boolean;
  children: string;
}

/** One line of text. */
export function Label({
  x,
  y,
  size: full = 8.5,
  strong = false,
  colour = INK,
  anchor,
  room = Number.POSITIVE_INFINITY,
  isIsolated = false,
  children,
}: LabelProps): ReactElement {
  const { text, size } = fit(children, full, room);
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
      {isIsolated ? isolated(text) : text}
    </text>
  );
}

/** Keeps a name, code or number in its own direction inside a line of the other direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A minus as wide as a digit in place of the hyphen. */
export const withMinus = (number: string): string => number.replace('-', '−');

export interface FactProps {
  x: number;
  y: number;
  label: string;
  value: string;
  /** How far right of the label the value begins. */
  at: number;
  colour?: string;
  /** Room of the value in points. */
  room?: number;
}

/** A quiet label with its value beside it; an absent value shows a dash. */
export function Fact({ x, y, label, value, at, colour = INK, room }: FactProps): ReactElement {
  return (
    <>
      <Label x={x} y={y} colour={MUTED}>
        {label}
      </Label>
      <Label x={x + at} y={y} strong colour={colour} room={room} isIsolated={value !== ''}>
        {value === '' ? '–' : value}
      </Label>
    </>
  );
}

/** A line across the page, or across a part of it. */
export function Rule({ y, x = PAGE.margin, width = PAGE.width - 2 * PAGE.margin }: RuleProps): ReactElement {
  return <line x1={x} x2={x + width} y1={y} y2={y} stroke={HAIRLINE} strokeWidth={0.75} />;
}

export interface RuleProps {
  y: number;
  x?: number;
  width?: number;
}

/** Moves what it holds. */
export const At = ({ x, y, children }: { x: number; y: number; children: ReactNode }): ReactElement => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

/** What is said above a drawing or a table. */
export const Caption = ({ children }: { children: string }): ReactElement => (
  <Label x={0} y={8} size={7.5} colour={MUTED}>
    {children}
  </Label>
);

/** Colours of the eyes; they never stand without the letters. */
const SIDE_COLOUR: Readonly<Record<string, string>> = { ...printPaint.eyes, OU: MUTED };

/** The heading of an eye or ear: its letters on its colour, and its name; 15 pt high. */
export function SideHeading({ side, name, colour = SIDE_COLOUR[side] ?? MUTED }: SideHeadingProps): ReactElement {
  return (
    <>
      <rect x={0} y={0} width={26} height={15} rx={4} fill={colour} />
      <Label x={13} y={10.8} strong colour={paper.onEye} anchor="middle">
        {side}
      </Label>
      <Label x={33} y={11.5} size={11} strong>
        {name}
      </Label>
    </>
  );
}

export interface SideHeadingProps {
  /** OD, OS or OU; other letters need a colour. */
  side: string;
  name: string;
  colour?: string;
}
