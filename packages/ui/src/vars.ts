export { layers } from './theme/layers.ts';
export { paper } from './theme/paper.ts';
export { type Palette, type ThemeVars, vars } from './theme/vars.ts';
