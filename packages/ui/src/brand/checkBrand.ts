import { linearRgb, oklch } from '../color/color.ts';
import { type ColorVision, difference, simulate } from '../color/colorVision.ts';
import { contrast } from '../color/contrast.ts';
import type { Palette } from '../theme/vars.ts';
import type { ThemeName } from '../theme/places.ts';
import type { Brand, BrandProblem } from './Brand.ts';
import { type Adjustment, derivePalette, isSeed, needOf, seedOf } from './derivePalette.ts';
import { EYES_APART, PAIRS, type Pair, standing, yielding } from './pairs.ts';
import { asHex, settle } from './settle.ts';
import { BRAND_THEMES, type BrandTheme, themeLabel, type VisionName } from './themes.ts';

/** A measured pair of colours in a theme. */
export interface PairResult extends Pair {
  theme: ThemeName;
  vision?: VisionName;
  /** The two colours as used. */
  colors: readonly [mark: string, ground: string];
  ratio: number;
  need: number;
  passes: boolean;
}

/** A colour whose lightness was changed in a theme so that its pairs pass. */
export interface ThemeAdjustment extends Adjustment {
  theme: ThemeName;
  vision?: VisionName;
  /** The adjustment in words. */
  message: string;
}

/** All measurements of a brand. */
export interface BrandReport {
  passes: boolean;
  pairs: PairResult[];
  adjusted: ThemeAdjustment[];
  /** The errors that prevent the brand from being used: one per seed, with the nearest acceptable colour. */
  problems: BrandProblem[];
}

/** Measures every pair of colours of a brand in every theme. */
export function checkBrand(brand: Brand): BrandReport {
  const pairs: PairResult[] = [];
  const adjusted: ThemeAdjustment[] = [];
  const problems = new Map<string, BrandProblem>();
  for (const theme of BRAND_THEMES) {
    const { palette, adjusted: moved } = derivePalette(brand, theme);
    const where = { theme: theme.theme, ...(theme.vision && { vision: theme.vision }) };
    for (const one of moved) adjusted.push({ ...where, ...one, message: adjustmentText(one, theme) });
    for (const pair of PAIRS) {
      const colors = [palette[pair.mark], palette[pair.ground]] as const;
      const [ratio, need] = [contrast(...colors), needOf(pair, theme)];
      const result = { ...pair, ...where, colors, ratio, need, passes: ratio >= need };
      pairs.push(result);
      const problem = result.passes ? undefined : failure(result, brand, theme, palette);
      if (problem && !problems.has(problem.path)) problems.set(problem.path, problem);
    }
    const alike = eyesAlike(palette, brand, theme);
    if (alike && !problems.has(alike.path)) problems.set(alike.path, alike);
  }
  return { passes: problems.size === 0, pairs, adjusted, problems: [...problems.values()] };
}

/** `3.10:1`, cut and not rounded: 4.497 is not 4.5. */
const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

function failure(result: PairResult, brand: Brand, theme: BrandTheme, palette: Palette): BrandProblem {
  const token = yielding(result);
  const path = `colors.${seedOf(token, brand, theme) ?? seedOf(standing(result), brand, theme) ?? 'accent'}`;
  const [mark, ground] = result.colors;
  const measured =
    `${result.mark} (${mark}) on ${result.ground} (${ground}) has a contrast of ${ratioText(result.ratio)} ` +
    `in the theme ${themeLabel(theme)} and needs ${result.need}:1`;
  if (!isSeed(token, brand, theme)) return { path, message: measured };
  const constraints = PAIRS.filter((pair) => yielding(pair) === token).map((pair) => ({
    against: palette[standing(pair)],
    need: needOf(pair, theme),
  }));
  const nearest = settle(oklch(palette[token]), constraints, asHex);
  if (nearest === undefined) return { path, message: measured };
  return { path, message: `${measured}; the nearest colour that passes is ${nearest}`, nearest };
}

const adjustmentText = ({ token, from, to }: Adjustment, theme: BrandTheme): string =>
  `${token} in the theme ${themeLabel(theme)}: ${from} lacks contrast there and becomes ${to}`;

const VISIONS: readonly ColorVision[] = ['protanopia', 'deuteranopia', 'tritanopia'];

function eyesAlike({ eyeOd, eyeOs }: Palette, brand: Brand, theme: BrandTheme): BrandProblem | undefined {
  const { rightEye, leftEye } = brand.colors;
  if (rightEye === undefined && leftEye === undefined) return undefined;
  const seen: [distance: number, who: string][] = [
    [difference(linearRgb(eyeOd), linearRgb(eyeOs)), ''],
    ...VISIONS.map((vision): [number, string] => [
      difference(simulate(eyeOd, vision), simulate(eyeOs, vision)),
      ` to a person with ${vision}`,
    ]),
  ];
  const alike = seen.find(([distance]) => distance < EYES_APART);
  if (!alike) return undefined;
  const path = rightEye === undefined ? 'colors.leftEye' : 'colors.rightEye';
  const message =
    `right eye (${eyeOd}) and left eye (${eyeOs}) look alike${alike[1]} in the theme ${themeLabel(theme)}: ` +
    `their distance is ${alike[0].toFixed(2)} and must be ${EYES_APART}; choose hues further apart`;
  return { path, message };
}
