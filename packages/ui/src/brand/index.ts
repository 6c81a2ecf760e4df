/** Brands without React and CSS, for applications, servers and scripts. */
export { accentHex } from './accentHex.ts';
export { applyBrand } from './applyBrand.ts';
export type {
  Brand,
  BrandColor,
  BrandColors,
  BrandImage,
  BrandLogos,
  BrandProblem,
  BrandRadius,
  BrandResult,
  BrandType,
} from './Brand.ts';
export { brandCss } from './brandCss.ts';
export { type BrandReport, checkBrand, type PairResult, type ThemeAdjustment } from './checkBrand.ts';
export { type Adjustment, type DerivedPalette, derivePalette } from './derivePalette.ts';
export type { ColorToken, Pair } from './pairs.ts';
export { parseBrand } from './parseBrand.ts';
export { problemText, readBrand } from './readBrand.ts';
export { brandSchema } from './schema.ts';
export { svgProblem } from './svg.ts';
export { BRAND_THEMES, type BrandTheme, brandTheme, themeLabel, type VisionName } from './themes.ts';
export { whiteLabelDomain } from './whiteLabelDomain.ts';
