import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { elementStyles } from './elements.ts';
import { vars } from './vars.ts';
import { layers } from './layers.css.ts';

const base = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

base(':root', {
  fontFamily: vars.font.body,
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  accentColor: vars.color.accent,
});
base('body', {
  background: vars.color.canvas,
  color: vars.color.ink1,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.normal,
  fontWeight: vars.fontWeight.regular,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
});
elementStyles('components');
/* Forced colours know one sign of what cannot be used. */
globalStyle(':where([data-disabled], [aria-disabled="true"])', {
  '@layer': {
    [layers.base]: {
      '@media': { '(forced-colors: active)': { color: 'GrayText !important', borderColor: 'GrayText !important' } },
    },
  },
});
