import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { figures } from './figures.ts';
import { vars } from './vars.ts';
import { layers } from './layers.css.ts';

/** Everything below a component of ours, and itself. */
const OURS = ':where([data-component], [data-component] *)';

/** Restricts each selector of a list to what is ours: `h1, p` to the headings and paragraphs of components. */
const ours = (selector: string): string => {
  const end = selector.includes('::') ? selector.indexOf('::') : selector.length;
  return selector.slice(0, end) + OURS + selector.slice(end);
};

/**
 * How elements look that carry no class: of everything in a document that is ours alone, or else only of what our
 * components are made of, so that headings, pictures and tables of an application beside them stay as they are.
 */
export function elementStyles(where: 'components' | 'document'): void {
  const rule = (layer: string, selectors: readonly string[], style: GlobalStyleRule): void =>
    globalStyle(selectors.map((one) => (where === 'document' ? one : ours(one))).join(', '), {
      '@layer': { [layer]: style },
    });
  const reset = (selectors: readonly string[], style: GlobalStyleRule): void => rule(layers.reset, selectors, style);
  const base = (selectors: readonly string[], style: GlobalStyleRule): void => rule(layers.base, selectors, style);

  reset(['*', '::before', '::after'], { boxSizing: 'border-box' });
  reset(['body', 'h1', 'h2', 'h3', 'h4', 'p', 'figure', 'dl', 'dd', 'fieldset'], { margin: 0 });
  reset(['ul[role]', 'ol[role]', 'fieldset'], { padding: 0, border: 'none', listStyle: 'none' });
  reset(['button', 'input', 'select', 'textarea'], { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
  reset(['img', 'svg', 'video', 'canvas'], { display: 'block', maxInlineSize: '100%' });
  reset(['table'], { borderCollapse: 'collapse', borderSpacing: 0 });

  base(['h1', 'h2', 'h3', 'h4'], {
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.tight,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  });
  base(['h1'], { fontSize: vars.fontSize.xxl });
  base(['h2'], { fontSize: vars.fontSize.xl });
  base(['h3', 'h4'], { fontSize: vars.fontSize.lg });
  base(['p'], { textWrap: 'pretty', overflowWrap: 'anywhere' });
  /* A name or number of another script keeps its own direction inside a sentence. */
  base(['bdi'], { unicodeBidi: 'isolate' });
  /* Numbers that are compared stand in columns. */
  base(['code', 'kbd', 'samp'], { fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' });
  base(['data', '[data-numeric]'], figures);
  base(['.lucide'], {
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    flex: 'none',
    strokeWidth: '1.75px',
  });
  /* What points along the line points the other way where the line runs the other way. */
  const alongTheLine = [
    'chevron-left',
    'chevron-right',
    'arrow-left',
    'arrow-right',
    'log-out',
    'send',
    'external-link',
  ];
  base(
    alongTheLine.map((icon) => `[dir="rtl"] .lucide-${icon}`),
    { transform: 'scaleX(-1)' },
  );
  base([':where(:focus-visible)'], { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
  base(['::selection'], { background: vars.color.accentSoft, color: vars.color.ink1 });
}
