import { linearRgb, type Oklch, oklch } from '../color/color.ts';
import { difference } from '../color/colorVision.ts';
import { light } from '../theme/palettes.ts';
import type { Brand, BrandColors } from './Brand.ts';
import { isOfFamily } from './meaning.ts';
import { asHex } from './settle.ts';

type Seed = keyof BrandColors;

/** How far apart the tried hues are, in degrees: less is hardly seen in a button. */
const HUE_STEP = 8;
/** The tried differences of lightness and chroma. */
const LIGHTER = [0, -0.06, 0.06, -0.12, 0.12];
const STRONGER = [0, 0.07];

/** Colours around one that are of the seed's family, nearest first. */
function around(color: string, seed: Seed): string[] {
  const { l, c, h } = oklch(color);
  const written = new Set<string>();
  for (const lighter of LIGHTER)
    for (const stronger of STRONGER)
      for (let turn = 0; turn < 360; turn += HUE_STEP) {
        const tried: Oklch = { l: l + lighter, c: c + stronger, h: (h + turn) % 360 };
        if (tried.l > 0 && tried.l < 1) written.add(asHex(tried));
      }
  const given = linearRgb(color);
  const away = (one: string): number => difference(linearRgb(one), given);
  return [...written]
    .filter((one) => isOfFamily(one, seed))
    .map((one) => ({ one, away: away(one) }))
    .toSorted((a, b) => a.away - b.away)
    .map(({ one }) => one);
}

/**
 * The colours nearest to refused ones with which a brand would be accepted, when all of them are taken. The accent is
 * chosen first: it is what people know a partner by.
 * @param passes judges a brand
 * @returns a colour for each seed that has one
 */
export function nearestSeeds(
  brand: Brand,
  refused: readonly Seed[],
  passes: (brand: Brand) => boolean,
): Partial<Record<Seed, string>> {
  const nearest: Partial<Record<Seed, string>> = {};
  const kept: BrandColors = { ...brand.colors };
  // a refused color must not affect the others: use the product's until its turn
  for (const seed of refused) delete kept[seed];
  let colors: BrandColors = { ...kept, accent: kept.accent ?? light.accent };
  if (!passes({ ...brand, colors })) return {};
  for (const seed of new Set(refused.toSorted((a, b) => Number(b === 'accent') - Number(a === 'accent')))) {
    const found = around(brand.colors[seed] ?? light.accent, seed).find((color) =>
      passes({ ...brand, colors: { ...colors, [seed]: color } }),
    );
    if (found === undefined) continue;
    nearest[seed] = found;
    colors = { ...colors, [seed]: found };
  }
  return nearest;
}
