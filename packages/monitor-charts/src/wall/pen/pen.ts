import type { PenPaint } from './paint.ts';
import { writer } from './writer.ts';

/** The part of a canvas context that is used, which a test can replace. */
export type PenContext = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'clearRect'
  | 'fill'
  | 'fillRect'
  | 'fillText'
  | 'lineTo'
  | 'moveTo'
  | 'roundRect'
  | 'setLineDash'
  | 'setTransform'
  | 'stroke'
> & {
  fillStyle: string | CanvasGradient | CanvasPattern;
  strokeStyle: string | CanvasGradient | CanvasPattern;
  lineWidth: number;
  font: string;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
};

/**
 * Draws a thumbnail: simple marks in CSS pixels from the top left. It is not mirrored in any language, because the
 * sides are those of the patient.
 */
export interface Pen {
  readonly width: number;
  readonly height: number;
  readonly paint: PenPaint;
  readonly dot: (x: number, y: number, radius: number, colour: string) => void;
  readonly ring: (x: number, y: number, radius: number, colour: string, width?: number, share?: number) => void;
  /** The ring around what is tested now; it is dashed while the view is out of date. */
  readonly now: (x: number, y: number, radius: number) => void;
  readonly cross: (x: number, y: number, radius: number, colour: string, width?: number) => void;
  readonly tile: (x: number, y: number, size: number, colour: string) => void;
  readonly rect: (x: number, y: number, width: number, height: number, colour: string) => void;
  readonly line: (points: readonly (readonly [x: number, y: number])[], colour: string, style?: LineStyle) => void;
  readonly text: (text: string, x: number, y: number, style?: TextStyle) => void;
  /** Formats a number for the locale, with a number of decimal places (0 by default). */
  readonly number: (value: number, digits?: number) => string;
  /** Formats a percentage, 0 to 100, for the locale. */
  readonly percent: (value: number) => string;
}

export interface LineStyle {
  /** @default 1 */
  readonly width?: number;
  /** The lengths of dash and gap. */
  readonly dash?: readonly number[];
}

export interface TextStyle {
  /** In pixels. */
  readonly size?: number;
  readonly colour?: string;
  /** @default 'center' */
  readonly align?: 'left' | 'center' | 'right';
  readonly isStrong?: boolean;
  /** Whether it is a word, in the typeface of text and not of numbers. */
  readonly isWord?: boolean;
}

const CIRCLE = 2 * Math.PI;

/**
 * Creates a pen for a canvas.
 *
 * @param ratio the number of device pixels per CSS pixel
 * @param locale the BCP 47 tag of the language of numbers
 * @param isStale whether the view is out of date
 */
export function createPen(
  context: PenContext,
  width: number,
  height: number,
  ratio: number,
  paint: PenPaint,
  locale = 'en',
  isStale = false,
): Pen {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  return {
    width,
    height,
    paint,
    dot: (x, y, radius, colour) => {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(x, y, radius, 0, CIRCLE);
      context.fill();
    },
    ring: (x, y, radius, colour, lineWidth = 1, share = 1) => {
      context.strokeStyle = colour;
      context.lineWidth = lineWidth;
      context.beginPath();
      context.arc(x, y, radius, -CIRCLE / 4, CIRCLE * (share - 0.25));
      context.stroke();
    },
    now: (x, y, radius) => {
      context.strokeStyle = isStale ? paint.quietInk : paint.testing;
      context.lineWidth = 2;
      if (isStale) context.setLineDash([3, 3]);
      context.beginPath();
      context.arc(x, y, radius, 0, CIRCLE);
      context.stroke();
      context.setLineDash([]);
    },
    cross: (x, y, radius, colour, lineWidth = 1.5) => {
      context.strokeStyle = colour;
      context.lineWidth = lineWidth;
      context.beginPath();
      context.moveTo(x - radius, y - radius);
      context.lineTo(x + radius, y + radius);
      context.moveTo(x - radius, y + radius);
      context.lineTo(x + radius, y - radius);
      context.stroke();
    },
    tile: (x, y, size, colour) => {
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(x - size / 2, y - size / 2, size, size, size / 4);
      context.fill();
    },
    rect: (x, y, across, down, colour) => {
      context.fillStyle = colour;
      context.fillRect(x, y, across, down);
    },
    line: (points, colour, { width: lineWidth = 1, dash = [] } = {}) => {
      context.strokeStyle = colour;
      context.lineWidth = lineWidth;
      context.setLineDash([...dash]);
      context.beginPath();
      points.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
      context.stroke();
      context.setLineDash([]);
    },
    text: (text, x, y, { size = 12, colour = paint.ink, align = 'center', isStrong = false, isWord = false } = {}) => {
      context.fillStyle = colour;
      context.font = `${isStrong ? '650 ' : ''}${size}px ${isWord ? paint.bodyFont : paint.numberFont}`;
      context.textAlign = align;
      context.textBaseline = 'middle';
      context.fillText(text, x, y);
    },
    ...writer(locale),
  };
}
