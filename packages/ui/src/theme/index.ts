export { contrast, luminance } from '../color/contrast.ts';
export { type Palette, type ThemeVars, vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export { dark, highContrast, light } from './palettes.ts';
export { applyTheme, type Brand, brandCss, brandStyle, type BrandTokens, type ThemeName } from './runtimeTheme.ts';
