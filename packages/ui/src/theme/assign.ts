import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './vars.ts';
import { layers } from './layers.css.ts';
import { shadows } from './shadows.ts';
import type { Palette } from './vars.ts';

type Assigned = Record<string, string>;

/** Gives contract values to a selector inside the tokens layer, under a media condition if one is given. */
export function assignTokens(selector: string, values: Assigned, media?: string): void {
  const rule = { vars: values };
  globalStyle(selector, { '@layer': { [layers.tokens]: media ? { '@media': { [media]: rule } } : rule } });
}

/** Sets colors that a brand cannot change: the reader's needs come first. */
export function assignForReader(selector: string, colors: Partial<Palette>, media?: string): void {
  const values = Object.entries(colors).map(([name, color]) => [
    vars.color[name as keyof Palette],
    `${color} !important`,
  ]);
  assignTokens(selector, Object.fromEntries(values) as Assigned, media);
}

/** Sets what a color theme changes, with `color-scheme` for scroll bars and pickers of the browser. */
export function assignTheme(
  selector: string,
  theme: { palette: Palette; shadow: keyof typeof shadows; scheme: 'light' | 'dark' },
  media?: string,
): void {
  const rule = {
    colorScheme: theme.scheme,
    vars: { ...assignVars(vars.color, theme.palette), ...assignVars(vars.shadow, shadows[theme.shadow]) },
  };
  globalStyle(selector, { '@layer': { [layers.tokens]: media ? { '@media': { [media]: rule } } : rule } });
}
