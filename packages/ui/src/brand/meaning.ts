import { linearRgb, oklch } from '../color/color.ts';
import { type ColorVision, difference, simulate } from '../color/colorVision.ts';
import type { Palette } from '../theme/vars.ts';
import type { Brand, BrandColors, BrandProblem } from './Brand.ts';
import { type ColorToken, EYES_APART } from './pairs.ts';
import { type BrandTheme, themeLabel } from './themes.ts';

type Seed = Exclude<keyof BrandColors, 'neutral'>;
/** A stretch of the OKLCH circle in degrees, clockwise; it may pass 360. */
type Arc = readonly [from: number, to: number];

/** The hues a seed with a meaning may have, and what that stretch is called. */
const FAMILIES: readonly { seed: Seed; family: string; arc: Arc }[] = [
  { seed: 'rightEye', family: 'red', arc: [345, 65] },
  { seed: 'leftEye', family: 'blue', arc: [215, 295] },
  { seed: 'positive', family: 'green', arc: [115, 200] },
  { seed: 'caution', family: 'amber', arc: [45, 115] },
  { seed: 'critical', family: 'red', arc: [345, 45] },
];
const HUES: readonly { name: string; arc: Arc }[] = [
  { name: 'red', arc: [345, 45] },
  { name: 'orange', arc: [45, 75] },
  { name: 'yellow', arc: [75, 115] },
  { name: 'green', arc: [115, 170] },
  { name: 'teal', arc: [170, 215] },
  { name: 'blue', arc: [215, 295] },
  { name: 'purple', arc: [295, 345] },
];
/** Chroma below which a colour reads as grey on a small mark. */
const GREY = 0.06;

/** Least distances in OKLab; `docs/theming.md` argues them. For scale: 0.02 is just seen where two patches touch. */
const [OPPOSED, NEIGHBOURS, BESIDE_VARIANT, ONE_FAMILY] = [0.08, 0.05, 0.04, 0.02];

interface Apart {
  pair: readonly [Seed, Seed];
  least: number;
}
const apart = (least: number, ...pairs: (readonly [Seed, Seed])[]): Apart[] => pairs.map((pair) => ({ pair, least }));

/** Roles that must not be confused. Of a pair, the first that the brand sets has to change. */
const APART: readonly Apart[] = [
  ...apart(EYES_APART, ['rightEye', 'leftEye']),
  ...apart(OPPOSED, ['positive', 'critical'], ['positive', 'caution'], ['caution', 'critical']),
  ...apart(OPPOSED, ['accent', 'critical'], ['accent', 'rightEye']),
  ...apart(OPPOSED, ['rightEye', 'positive'], ['leftEye', 'positive'], ['leftEye', 'caution'], ['leftEye', 'critical']),
  ...apart(NEIGHBOURS, ['accent', 'leftEye'], ['accent', 'positive'], ['accent', 'caution'], ['rightEye', 'caution']),
  ...apart(ONE_FAMILY, ['rightEye', 'critical']),
];

const TOKENS: Readonly<Record<Seed, ColorToken>> = {
  accent: 'accent',
  rightEye: 'eyeOd',
  leftEye: 'eyeOs',
  positive: 'positive',
  caution: 'caution',
  critical: 'critical',
};
const NAMES: Readonly<Record<Seed, string>> = {
  accent: 'accent',
  rightEye: 'right eye',
  leftEye: 'left eye',
  positive: 'positive',
  caution: 'caution',
  critical: 'critical',
};
const DICHROMACIES: readonly ColorVision[] = ['protanopia', 'deuteranopia', 'tritanopia'];
const VARIANTS = { 'red-green': ['protanopia', 'deuteranopia'], 'blue-yellow': ['tritanopia'] } as const;

/** A brand as it appears in a theme. */
export interface Worn {
  theme: BrandTheme;
  palette: Palette;
}

const isOn = ([from, to]: Arc, hue: number): boolean =>
  from < to ? hue >= from && hue <= to : hue >= from || hue <= to;

/** Whether a colour is of the family of hues that the seed's meaning has; any is where it has none. */
export function isOfFamily(color: string, seed: keyof BrandColors): boolean {
  const { c, h } = oklch(color);
  return FAMILIES.every((one) => one.seed !== seed || (c >= GREY && isOn(one.arc, h)));
}

/**
 * Judges whether a brand keeps what colours mean: each seed is of the family of hues that its meaning has, and roles
 * that must not be taken for each other are apart in every theme.
 * @returns all errors, those of the families first
 */
export function meaningProblems(brand: Brand, worn: readonly Worn[]): BrandProblem[] {
  const families = FAMILIES.flatMap(({ seed, family, arc }) => {
    const color = brand.colors[seed];
    if (color === undefined || isOfFamily(color, seed)) return [];
    const { c, h } = oklch(color);
    const is =
      c < GREY
        ? `grey (chroma ${c.toFixed(2)})`
        : `${HUES.find((hue) => isOn(hue.arc, h))!.name} (hue ${Math.round(h)}°)`;
    const message = `${NAMES[seed]} (${color}) is ${is} and must be ${family}: a hue of ${arc[0]}° to ${arc[1]}° in OKLCH`;
    return [{ path: `colors.${seed}`, message: c < GREY ? `${message} and a chroma of ${GREY}` : message }];
  });
  return [...families, ...APART.flatMap((one) => alike(one, brand, worn) ?? [])];
}

/** Cut and not rounded: 0.0798 is not 0.08. */
const distanceText = (distance: number): string => (Math.floor(distance * 1000) / 1000).toFixed(3);

/** The first theme and kind of colour vision in which a pair is too close. */
function alike({ pair, least }: Apart, brand: Brand, worn: readonly Worn[]): BrandProblem | undefined {
  const [one, other] = pair;
  const yields = pair.find((seed) => brand.colors[seed] !== undefined);
  if (yields === undefined) return undefined;
  for (const { theme, palette } of worn) {
    const colors = [palette[TOKENS[one]], palette[TOKENS[other]]] as const;
    for (const { vision, need } of seen(pair, least, theme)) {
      const [a, b] = colors.map((color) => (vision ? simulate(color, vision) : linearRgb(color)));
      const distance = difference(a!, b!);
      if (distance >= need) continue;
      const message =
        `${NAMES[one]} (${colors[0]}) and ${NAMES[other]} (${colors[1]}) look alike` +
        `${vision ? ` to a person with ${vision}` : ''} in the theme ${themeLabel(theme)}: ` +
        `their distance is ${distanceText(distance)} and must be ${need}; choose hues further apart`;
      return { path: `colors.${yields}`, message };
    }
  }
  return undefined;
}

/**
 * With which colour vision a pair is looked at in a theme. The eyes are in no variant and must serve everybody. The
 * statuses have variants, which are the reader's; of what a brand does beside those, a main button that passes for a
 * dangerous one would be harmful.
 */
function seen(
  [one, other]: Apart['pair'],
  least: number,
  { vision }: BrandTheme,
): readonly { vision?: ColorVision; need: number }[] {
  if (vision === undefined) {
    const dichromacies = one === 'rightEye' && other === 'leftEye' ? DICHROMACIES : [];
    return [{ need: least }, ...dichromacies.map((deficiency) => ({ vision: deficiency, need: least }))];
  }
  if (one !== 'accent' || other !== 'critical') return [];
  return VARIANTS[vision].map((deficiency) => ({ vision: deficiency, need: BESIDE_VARIANT }));
}
