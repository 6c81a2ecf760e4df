import { formatHex, linearRgb } from '../color/color.ts';
import type { Brand } from './Brand.ts';
import { derivePalette } from './derivePalette.ts';
import { brandTheme } from './themes.ts';

/** The accent colour on white as `#rrggbb`, for output outside browsers. */
export const accentHex = (brand: Brand): string =>
  formatHex(linearRgb(derivePalette(brand, brandTheme('light')).palette.accent));
