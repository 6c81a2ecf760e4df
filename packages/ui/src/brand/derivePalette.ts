import { type Oklch, oklch } from '../color/color.ts';
import { contrast, luminance } from '../color/contrast.ts';
import { inGamut } from '../color/gamut.ts';
import type { Palette } from '../theme/vars.ts';
import { dark, light } from '../theme/palettes.ts';
import type { Brand, BrandColors } from './Brand.ts';
import { type ColorToken, PAIRS, type Pair, standing, yielding } from './pairs.ts';
import { asOklch, type Constraint, meets, settle } from './settle.ts';
import type { BrandTheme } from './themes.ts';

/** A colour that lacks contrast in a theme as requested, and its replacement there. */
export interface Adjustment {
  token: ColorToken;
  from: string;
  to: string;
}

/** The colours of a brand in a theme. */
export interface DerivedPalette {
  palette: Palette;
  adjusted: Adjustment[];
}

/** The roles that come from one seed. The first is the seed itself. */
type Roles = readonly [solid: ColorToken, ...others: ColorToken[]];
export const FAMILIES: Readonly<Record<Exclude<keyof BrandColors, 'neutral'>, Roles>> = {
  accent: ['accent', 'accentFill', 'accentHover', 'accentSoft', 'accentText', 'onAccent'],
  rightEye: ['eyeOd', 'eyeOdSoft', 'eyeOdText'],
  leftEye: ['eyeOs', 'eyeOsSoft', 'eyeOsText'],
  positive: ['positive', 'positiveSoft', 'positiveText'],
  caution: ['caution', 'cautionSoft', 'cautionText'],
  critical: ['critical', 'criticalHover', 'criticalSoft', 'criticalText', 'onCritical'],
};
const NEUTRALS: readonly ColorToken[] = [
  ...(['canvas', 'surface', 'sunken', 'hover', 'line', 'lineStrong', 'controlLine', 'ink1', 'ink2', 'ink3'] as const),
];
const GROUND = /^(canvas|surface|sunken|hover)$|Soft$/;
const HOVER = /Hover$/;
/** Chroma of the product's own neutral at the middle of its lightness: a seed with as much tints as strongly. */
const NEUTRAL_CHROMA = 0.02;
/** Seeds with more chroma than ours make stronger colours, but grounds stay grounds. */
const MOST = { neutral: 1.6, soft: 1.5, other: 2.2 };
/** Limits of hover colors: a color beyond them changes in the other direction instead. */
const HOVER_WITHIN = { darkest: 0.2, lightest: 0.97 };

/** The required contrast of a pair in a theme. */
export const needOf = ({ kind }: Pair, theme: BrandTheme): number => (kind === 'text' ? theme.text : 3);

/** The seed of a colour, and whether it is used unchanged in this theme. */
export function seedOf(token: ColorToken, brand: Brand, theme: BrandTheme): keyof BrandColors | undefined {
  if (token in theme.readers) return undefined;
  const seeds = Object.keys(FAMILIES) as (keyof typeof FAMILIES)[];
  const seed = seeds.find((one) => FAMILIES[one].includes(token)) ?? (NEUTRALS.includes(token) ? 'neutral' : undefined);
  return seed && brand.colors[seed] !== undefined ? seed : undefined;
}

const isSolid = (token: ColorToken): boolean => Object.values(FAMILIES).some(([solid]) => solid === token);

/** Whether a colour is the partner's own, which is never adjusted. A pale accent stays as it is in its fills only. */
export const isSeed = (token: ColorToken, brand: Brand, theme: BrandTheme): boolean =>
  theme.isSeeded &&
  (token === 'accentFill' || (isSolid(token) && token !== 'accent')) &&
  seedOf(token, brand, theme) !== undefined;

/**
 * Derives the colours of a brand in a theme. Each role keeps the lightness given by the theme and takes its hue and
 * relative chroma from the seed, mapped into the sRGB gamut; backgrounds also keep their luminance, so that text on
 * them stays readable. Colours that then lack contrast are adjusted in lightness. In light themes the seeds are
 * unchanged; `checkBrand` reports those that lack contrast.
 */
export function derivePalette(brand: Brand, theme: BrandTheme): DerivedPalette {
  const palette: Palette = { ...theme.base };
  const adjusted: Adjustment[] = [];
  const tokens = Object.keys(palette) as ColorToken[];
  const derived = tokens.filter((token) => seedOf(token, brand, theme) !== undefined);

  for (const token of derived.filter((one) => GROUND.test(one)))
    palette[token] = withLuminance(wanted(token), luminance(theme.base[token]), theme.scheme);
  for (const token of derived.filter((one) => one.startsWith('on'))) palette[token] = textOn(token);
  Object.assign(palette, theme.readers);
  for (const token of derived.filter((one) => !GROUND.test(one) && !one.startsWith('on'))) {
    const color = wanted(token);
    const from = asOklch(color);
    if (isSeed(token, brand, theme)) {
      const seed = brand.colors[seedOf(token, brand, theme)!]!;
      palette[token] = inGamut(oklch(seed)) ? seed : from;
      continue;
    }
    const needs = constraints(token);
    const asked = isSolid(token) ? brand.colors[seedOf(token, brand, theme)!]! : from;
    const isKept = theme.isSeeded && token === 'accent' && inGamut(oklch(asked)) && meets(needs)(asked);
    palette[token] = isKept ? asked : (settle(color, needs) ?? from);
    if (!meets(needs)(asked)) adjusted.push({ token, from: asked, to: palette[token] });
  }
  return { palette, adjusted };

  function wanted(token: ColorToken): Oklch {
    const name = seedOf(token, brand, theme)!;
    const seed = oklch(brand.colors[name]!);
    const base = oklch(theme.base[token]);
    if (name === 'neutral') {
      return { l: base.l, c: base.c * Math.min(MOST.neutral, seed.c / NEUTRAL_CHROMA), h: seed.h };
    }
    const solid = FAMILIES[name][0];
    if ((token === solid || token === 'accentFill') && theme.isSeeded) return seed;
    const most = token.endsWith('Soft') ? MOST.soft : MOST.other;
    const c = base.c * Math.min(most, seed.c / oklch(light[solid]).c);
    if (!HOVER.test(token)) return { l: base.l, c, h: seed.h };
    const filled = token === 'accentHover' ? 'accentFill' : solid;
    const { l } = oklch(palette[filled]);
    const shift = base.l - oklch(theme.base[filled]).l;
    const ways = [l + shift, l - shift].filter((to) =>
      to < l ? to >= HOVER_WITHIN.darkest : to <= HOVER_WITHIN.lightest,
    );
    const isReadable = meets(constraints(token));
    return { l: ways.find((to) => isReadable(asOklch({ l: to, c, h: seed.h }))) ?? ways[0] ?? l, c, h: seed.h };
  }

  /** Light or dark: on a seed that takes no light text, the dark one, as dark as it must be. */
  function textOn(token: ColorToken): string {
    const own = wanted(token);
    if (token !== 'onAccent' || !theme.isSeeded) return asOklch(own);
    const fill = brand.colors.accent;
    if (contrast(asOklch(own), fill) >= theme.text) return asOklch(own);
    const { l } = oklch(dark.onAccent);
    const c = oklch(dark.onAccent).c * Math.min(1, oklch(fill).c / oklch(light.accent).c);
    return settle({ l, c, h: oklch(fill).h }, [{ against: fill, need: theme.text }])!;
  }

  function constraints(token: ColorToken): Constraint[] {
    return PAIRS.filter((pair) => yielding(pair) === token).map((pair) => ({
      against: palette[standing(pair)],
      need: needOf(pair, theme),
    }));
  }
}

/** The colour with its lightness moved until it is as bright as a light ground must be, or as dark as a dark one. */
function withLuminance(color: Oklch, bound: number, scheme: 'light' | 'dark'): string {
  const step = scheme === 'light' ? 0.001 : -0.001;
  const holds = (written: string): boolean =>
    scheme === 'light' ? luminance(written) >= bound - 0.0005 : luminance(written) <= bound + 0.0005;
  let l = color.l;
  while (!holds(asOklch({ ...color, l })) && l > 0 && l < 1) l += step;
  return asOklch({ ...color, l });
}
