import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';
import { floating, option as optionBase } from '../theme/shared.css.ts';

export const popover = component([
  floating,
  {
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: 'min(28rem, calc(100vw - 2rem))',
    overflow: 'auto',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
]);

export const list = component({ padding: vars.space[1], outline: 'none' });

export const option = component([optionBase, { justifyContent: 'space-between' }]);

export const words = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const description = component({
  color: vars.color.ink3,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
});

export const check = component({
  visibility: 'hidden',
  color: vars.color.accentText,
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});

export const heading = component({
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
  color: vars.color.ink3,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
});

export const empty = component({
  padding: `${vars.space[2]} ${vars.space[2]}`,
  color: vars.color.ink3,
  fontSize: vars.fontSize.sm,
});
