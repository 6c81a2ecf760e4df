import { formatHex, linearRgb } from '../color/color.ts';
import type { ThemeVars } from '../theme/vars.ts';

/** The types of the Design Tokens format that the contract uses. */
export type TokenType =
  | 'color'
  | 'dimension'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow'
  | 'duration'
  | 'cubicBezier';

/** The type of every value of a group. */
export const GROUP_TYPES: Readonly<Record<keyof ThemeVars, TokenType>> = {
  color: 'color',
  space: 'dimension',
  radius: 'dimension',
  font: 'fontFamily',
  fontSize: 'dimension',
  fontWeight: 'fontWeight',
  lineHeight: 'number',
  size: 'dimension',
  shadow: 'shadow',
  duration: 'duration',
  easing: 'cubicBezier',
};

/** A number with its unit. */
export interface Quantity {
  value: number;
  unit: string;
}

/** A colour; `hex` is the nearest one in sRGB, without its transparency. */
export interface ColorValue {
  colorSpace: 'oklch';
  components: readonly [lightness: number, chroma: number, hue: number];
  alpha?: number;
  hex: string;
}

/** A shadow of an element. */
export interface ShadowValue {
  color: ColorValue;
  offsetX: Quantity;
  offsetY: Quantity;
  blur: Quantity;
  spread: Quantity;
}

/** The value of a token as the format writes it. */
export type TokenValue =
  | ColorValue
  | Quantity
  | number
  | readonly number[]
  | readonly string[]
  | readonly ShadowValue[];

function match(pattern: RegExp, css: string): RegExpExecArray {
  const found = pattern.exec(css);
  if (!found) throw new Error(`cannot be written as a design token: ${css}`);
  return found;
}

function color(css: string): ColorValue {
  const [, l, c, h, alpha] = match(/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/, css);
  return {
    colorSpace: 'oklch',
    components: [Number(l), Number(c), Number(h)],
    ...(alpha !== undefined && { alpha: Number(alpha) }),
    hex: formatHex(linearRgb(`oklch(${l} ${c} ${h})`)),
  };
}

function quantity(css: string): Quantity {
  const [, value, unit] = match(/^(-?[\d.]+)(px|rem|ms|s)$/, css);
  return { value: Number(value), unit: unit! };
}

const length = (css: string): Quantity => quantity(css === '0' ? '0px' : css);

function shadow(css: string): ShadowValue {
  const [, offsetX, offsetY, blur, spread, shade] = match(/^(\S+) (\S+) (\S+)(?: (\S+))? (oklch\(.+\))$/, css);
  return {
    color: color(shade!),
    offsetX: length(offsetX!),
    offsetY: length(offsetY!),
    blur: length(blur!),
    spread: length(spread ?? '0'),
  };
}

/** The format has no word for the absence of a shadow, so it is one that cannot be seen. */
const UNSEEN = '0 0 0 oklch(0 0 0 / 0)';
const parts = (css: string): string[] => css.split(/, (?![^(]*\))/);

const READERS: Readonly<Record<TokenType, (css: string) => TokenValue>> = {
  color,
  dimension: quantity,
  duration: quantity,
  fontFamily: (css) => parts(css).map((family) => family.replaceAll("'", '')),
  fontWeight: Number,
  number: Number,
  shadow: (css) => parts(css === 'none' ? UNSEEN : css).map((one) => shadow(one)),
  cubicBezier: (css) =>
    match(/^cubic-bezier\((.+)\)$/, css)[1]!
      .split(', ')
      .map(Number),
};

/**
 * Writes a value of the theme as the Design Tokens format does.
 * @throws Error if the format cannot express it
 */
export const tokenValue = (type: TokenType, css: string): TokenValue => READERS[type](css);
