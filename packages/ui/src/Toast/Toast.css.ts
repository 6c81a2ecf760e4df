import { barBeside, barSize, panelBelow } from '../SplitView/panelBelow.ts';
import { toastInset } from '../SplitView/useToastInset.ts';
import { figures } from '../theme/figures.ts';
import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { floating, focusRing } from '../theme/shared.css.ts';

export const region = componentRecipe({
  base: {
    position: 'fixed',
    zIndex: 200,
    inlineSize: `min(400px, calc(100vw - 2 * ${vars.space[4]}))`,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    borderRadius: vars.radius.md,
    outline: 'none',
    selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' } },
  },
  variants: {
    isClearOfPanel: {
      true: {
        insetBlockEnd: vars.space[4],
        insetInlineStart: vars.space[4],
        '@media': {
          // above the bar: what it steers with stays in reach
          [panelBelow]: { insetBlockEnd: `calc(var(${toastInset}, 0px) + ${vars.space[3]})` },
          [barBeside]: {
            insetBlockEnd: vars.space[4],
            maxInlineSize: `calc(100vw - ${barSize} - 2 * ${vars.space[4]})`,
          },
        },
      },
      false: { insetBlockEnd: vars.space[4], insetInlineEnd: vars.space[4] },
    },
  },
});

export const toast = component([
  floating,
  focusRing,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: vars.space[3],
    paddingInlineStart: vars.space[4],
    fontFamily: vars.font.body,
    fontSize: vars.fontSize.md,
    transition: `opacity ${vars.duration.slow}, translate ${vars.duration.slow} ${vars.easing.standard}`,
    '@starting-style': { opacity: 0, translate: '0 8px' },
  },
]);

export const icon = componentRecipe({
  base: { display: 'inline-flex', paddingBlockStart: 5 },
  variants: {
    tone: {
      info: { color: vars.color.accentText },
      positive: { color: vars.color.positiveText },
      caution: { color: vars.color.cautionText },
      critical: { color: vars.color.criticalText },
    },
  },
});

export const content = component({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: 4,
  overflowWrap: 'anywhere',
  color: vars.color.ink1,
});

export const title = component({ display: 'block', fontWeight: vars.fontWeight.strong });

export const message = component({ display: 'block' });

export const action = component({ marginBlockStart: vars.space[2] });

export const values = component({ display: 'grid', gap: vars.space[2], marginBlock: `${vars.space[2]} 0` });

/** One click selects it, and nothing around it. */
export const copied = component([
  figures,
  { margin: 0, fontWeight: vars.fontWeight.strong, userSelect: 'all', overflowWrap: 'anywhere' },
]);
