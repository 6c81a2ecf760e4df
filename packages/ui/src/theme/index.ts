export { contrast, luminance } from '../color/contrast.ts';
export { type Palette, type ThemeVars, vars } from './vars.ts';
export { layers } from './layers.css.ts';
export { dark, highContrast, light } from './palettes.ts';
export type { ThemeName } from './places.ts';
export { applyTokens, tokenCss, type TokenOverrides, type Tokens, tokenStyle } from './runtimeTheme.ts';
