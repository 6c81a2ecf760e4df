import { cssName } from '../theme/cssName.ts';
import { THEME_PLACES, type ThemeName, type ThemePlace } from '../theme/places.ts';
import { scale } from '../theme/scale.ts';
import type { Brand, BrandRadius } from './Brand.ts';
import { derivePalette } from './derivePalette.ts';
import { brandTheme } from './themes.ts';

/** Radius of a card by its name, in pixels. */
const RADII: Record<Exclude<BrandRadius, number>, number> = { none: 0, small: 5, medium: 10, large: 16 };

type Declarations = [path: readonly string[], value: string][];

function colors(brand: Brand, name: ThemeName): Declarations {
  const theme = brandTheme(name);
  const { palette } = derivePalette(brand, theme);
  return Object.entries(palette)
    .filter(([token, value]) => value !== theme.base[token as keyof typeof palette])
    .map(([token, value]) => [['color', token], value]);
}

function shape({ radius, type = {} }: Brand): Declarations {
  const px = typeof radius === 'string' ? RADII[radius] : radius;
  const family = (key: 'body' | 'mono'): Declarations =>
    type[key] === undefined ? [] : [[['font', key], `'${type[key]}', ${scale.font[key]}`]];
  const factor = type.scale;
  return [
    ...(px === undefined ? [] : Object.entries({ sm: px * 0.6, md: px, lg: px * 1.6 })).map(
      ([size, value]): Declarations[number] => [['radius', size], `${Number(value.toFixed(1))}px`],
    ),
    ...family('body'),
    ...family('mono'),
    ...(factor === undefined ? [] : Object.entries(scale.fontSize)).map(([size, value]): Declarations[number] => [
      ['fontSize', size],
      `calc(${value} * ${factor})`,
    ]),
  ];
}

function rule({ selector, media }: ThemePlace, declarations: Declarations): string {
  if (declarations.length === 0) return '';
  const lines = declarations.map(([path, value]) => `  --${cssName(path)}: ${value};\n`).join('');
  const block = `${selector} {\n${lines}}\n`;
  return media === undefined ? block : `@media ${media} {\n${block}}\n`;
}

/**
 * A brand as CSS for all themes: the values that differ from the product's own, in the token layer, so that an
 * application's own rules and the user's own colours take precedence. Link it after the application's styles; in a
 * running document use `applyBrand`.
 */
export function brandCss(brand: Brand): string {
  const rules = (Object.keys(THEME_PLACES) as ThemeName[]).flatMap((name) => {
    const declarations = [...colors(brand, name), ...(name === 'light' ? shape(brand) : [])];
    return THEME_PLACES[name].map((place) => rule(place, declarations));
  });
  return `@layer isopter.tokens {\n${rules.join('')}}\n`;
}
