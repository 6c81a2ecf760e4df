import { oklch } from '../color/color.ts';
import { contrast } from '../color/contrast.ts';
import type { Palette } from '../theme/vars.ts';
import type { ThemeName } from '../theme/places.ts';
import type { Brand, BrandColors, BrandProblem } from './Brand.ts';
import { type Adjustment, derivePalette, isSeed, needOf, seedOf } from './derivePalette.ts';
import { meaningProblems, type Worn } from './meaning.ts';
import { nearestSeeds } from './nearestSeeds.ts';
import { PAIRS, type Pair, standing, yielding } from './pairs.ts';
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
  /**
   * The errors that prevent the brand from being used: for contrast one per seed, with the nearest acceptable colour;
   * for meaning one per rule, with the nearest colour that is accepted when all that are named are taken.
   */
  problems: BrandProblem[];
}

/** Measures every pair of colours of a brand in every theme, and judges whether the colours keep their meanings. */
export function checkBrand(brand: Brand): BrandReport {
  const { pairs, adjusted, unreadable, unclear } = measure(brand);
  const problems = unclear.length === 0 ? unreadable : withNearest([...unreadable, ...unclear], brand);
  return { passes: problems.length === 0, pairs, adjusted, problems: problems.map((problem) => told(problem)) };
}

/** Results of checking a brand: illegible colors, and colors that lost their meaning. */
interface Measured extends Pick<BrandReport, 'pairs' | 'adjusted'> {
  unreadable: BrandProblem[];
  unclear: BrandProblem[];
}

function measure(brand: Brand, themes: readonly BrandTheme[] = BRAND_THEMES): Measured {
  const pairs: PairResult[] = [];
  const adjusted: ThemeAdjustment[] = [];
  const unreadable = new Map<string, BrandProblem>();
  const worn: Worn[] = [];
  for (const theme of themes) {
    const { palette, adjusted: moved } = derivePalette(brand, theme);
    worn.push({ theme, palette });
    const where = { theme: theme.theme, ...(theme.vision && { vision: theme.vision }) };
    for (const one of moved) adjusted.push({ ...where, ...one, message: adjustmentText(one, theme) });
    for (const pair of PAIRS) {
      const colors = [palette[pair.mark], palette[pair.ground]] as const;
      const [ratio, need] = [contrast(...colors), needOf(pair, theme)];
      const result = { ...pair, ...where, colors, ratio, need, passes: ratio >= need };
      pairs.push(result);
      const problem = result.passes ? undefined : failure(result, brand, theme, palette);
      if (problem && !unreadable.has(problem.path)) unreadable.set(problem.path, problem);
    }
  }
  return { pairs, adjusted, unreadable: [...unreadable.values()], unclear: meaningProblems(brand, worn) };
}

/** Adds colors that pass every check together: lightness alone does not help if meanings are lost. */
function withNearest(problems: readonly BrandProblem[], brand: Brand): BrandProblem[] {
  const refused = problems.map(({ path }) => path.replace('colors.', '') as keyof BrandColors);
  // most of what fails fails in the first theme already
  const nearest = nearestSeeds(brand, refused, (tried) =>
    [BRAND_THEMES.slice(0, 1), BRAND_THEMES].every((themes) => {
      const { unreadable, unclear } = measure(tried, themes);
      return unreadable.length === 0 && unclear.length === 0;
    }),
  );
  return problems.map((problem, i) => ({ ...problem, nearest: nearest[refused[i]!] ?? problem.nearest }));
}

function told({ path, message, nearest }: BrandProblem): BrandProblem {
  if (nearest === undefined) return { path, message };
  return { path, message: `${message}; the nearest colour that passes is ${nearest}`, nearest };
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
  return { path, message: measured, nearest };
}

const adjustmentText = ({ token, from, to }: Adjustment, theme: BrandTheme): string =>
  `${token} in the theme ${themeLabel(theme)}: ${from} lacks contrast there and becomes ${to}`;
