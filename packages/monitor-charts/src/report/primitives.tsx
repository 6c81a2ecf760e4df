import { paper } from '@isopter/ui/vars';
import type { ReactElement, ReactNode } from 'react';
import { printPaint } from '../chart/paint.ts';
import { fit } from './fit.ts';
import type { Face } from './widths.ts';
import { PAGE } from './measures.ts';

export const INK: string = printPaint.ink;
export const MUTED: string = printPaint.quietInk;
export const LINE: string = printPaint.line;
export const HAIRLINE: string = printPaint.hairline;
/** The colour of text that must not be overlooked; the text itself must convey it too. */
export const CRITICAL: string = paper.criticalText;
export const MONO: string = printPaint.numberFont;
/** The font families; the first that has the characters is used, because names occur in every script. */
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
  /** Whether the text is set in the typeface of numbers, all of the same width. */
  isNumber?: boolean;
  colour?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** The available width in points, into which a longer text is fitted. */
  room?: number | undefined;
  /** Whether the text keeps its own writing direction within the line: a name, code or number. */
  isIsolated?: boolean;
  children: string;
}

/** The face a text is measured in. */
export const faceOf = ({ strong = false, isNumber = false }: { strong?: boolean; isNumber?: boolean }): Face =>
  isNumber ? 'mono' : strong ? 'bold' : 'regular';

/** One line of text. */
export function Label({
  x,
  y,
  size: full = 8.5,
  strong = false,
  isNumber = false,
  colour = INK,
  anchor,
  room = Number.POSITIVE_INFINITY,
  isIsolated = false,
  children,
}: LabelProps): ReactElement {
  const { text, size } = fit(children, full, room, faceOf({ strong, isNumber }));
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontFamily={isNumber ? MONO : SANS}
      fontWeight={strong ? 'bold' : 'normal'}
      fill={colour}
      textAnchor={anchor}
    >
      {isIsolated ? isolated(text) : text}
    </text>
  );
}

/** Isolates a name, code or number, so that it keeps its writing direction within a line of the other direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Replaces the hyphen of a number by a minus sign as wide as a digit. */
export const withMinus = (number: string): string => number.replace('-', '−');

export interface FactProps {
  x: number;
  y: number;
  label: string;
  value: string;
  /** The distance from the start of the label to the value in points. */
  at: number;
  colour?: string;
  /** The available width of the value in points. */
  room?: number;
}

/** A label with its value; a dash if there is no value. */
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

/** A horizontal line across the page or a part of it. */
export function Rule({ y, x = PAGE.margin, width = PAGE.width - 2 * PAGE.margin }: RuleProps): ReactElement {
  return <line x1={x} x2={x + width} y1={y} y2={y} stroke={HAIRLINE} strokeWidth={0.75} />;
}

export interface RuleProps {
  y: number;
  x?: number;
  width?: number;
}

/** Translates its children. */
export const At = ({ x, y, children }: { x: number; y: number; children: ReactNode }): ReactElement => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

/** The caption of a drawing or a table. */
export const Caption = ({ children }: { children: string }): ReactElement => (
  <Label x={0} y={8} size={7.5} colour={MUTED}>
    {children}
  </Label>
);

/** The colours of the eyes, always shown with their letters. */
const SIDE_COLOUR: Readonly<Record<string, string>> = printPaint.eyes;

/** The size of the letters of an eye or ear on their ground. */
export const TAG = { width: 26, height: 15 } as const;

/** The letters of an eye or ear on its colour. */
export function SideTag({ x = 0, y = 0, side, colour = SIDE_COLOUR[side] ?? MUTED }: SideTagProps): ReactElement {
  return (
    <>
      <rect x={x} y={y} width={TAG.width} height={TAG.height} rx={4} fill={colour} />
      <Label x={x + TAG.width / 2} y={y + 10.8} strong colour={paper.onEye} anchor="middle">
        {side}
      </Label>
    </>
  );
}

export interface SideTagProps {
  x?: number;
  y?: number;
  /** The letters: `OD`, `OS` or `OU`; others require a colour. */
  side: string;
  colour?: string | undefined;
}

/** The heading of an eye or ear: its letters on its colour, and its name; 15 pt high. */
export function SideHeading({ side, name, colour }: SideHeadingProps): ReactElement {
  return (
    <>
      <SideTag side={side} colour={colour} />
      <Label x={33} y={11.5} size={11} strong>
        {name}
      </Label>
    </>
  );
}

export interface SideHeadingProps {
  /** The letters: `OD`, `OS` or `OU`; others require a colour. */
  side: string;
  name: string;
  colour?: string;
}
