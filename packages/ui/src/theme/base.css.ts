import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './vars.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, p, figure, dl, dd, fieldset', { margin: 0 });
reset('ul[role], ol[role], fieldset', { padding: 0, border: 'none', listStyle: 'none' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });

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
base('h1, h2, h3, h4', {
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
base('h1', { fontSize: vars.fontSize.xxl });
base('h2', { fontSize: vars.fontSize.xl });
base('h3, h4', { fontSize: vars.fontSize.lg });
base('p', { textWrap: 'pretty', overflowWrap: 'anywhere' });
/* A name or number of another script keeps its own direction inside a sentence. */
base('bdi', { unicodeBidi: 'isolate' });
/* Numbers that are compared stand in columns. */
base('data, code, kbd, samp, [data-numeric]', { fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' });
base('.lucide', {
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  flex: 'none',
  strokeWidth: '1.75px',
});
/* What points along the line points the other way where the line runs the other way. */
const alongTheLine = ['chevron-left', 'chevron-right', 'arrow-left', 'arrow-right', 'log-out', 'send', 'external-link'];
base(alongTheLine.map((icon) => `[dir="rtl"] .lucide-${icon}`).join(', '), { transform: 'scaleX(-1)' });
base(':where(:focus-visible)', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
/* Forced colours know one sign of what cannot be used. */
globalStyle(':where([data-disabled], [aria-disabled="true"])', {
  '@layer': {
    [layers.base]: {
      '@media': { '(forced-colors: active)': { color: 'GrayText !important', borderColor: 'GrayText !important' } },
    },
  },
});
base('::selection', { background: vars.color.accentSoft, color: vars.color.ink1 });
