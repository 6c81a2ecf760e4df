import { createVar } from '@vanilla-extract/css';
import { barBeside, panelBelow, panelBeside } from '../SplitView/panelBelow.ts';
import { barInset, toastInset } from '../SplitView/useToastInset.ts';
import { vars } from '../theme/vars.ts';
import { pattern, patternRecipe } from '../theme/styles.ts';
import { floating, focusRing } from '../theme/shared.css.ts';

/** How wide a panel is where there is room. */
export const width = createVar();

/** Height at the foot and width at the inline end of the window of a bar, whose buttons a panel never covers. */
export const foot = createVar();
export const side = createVar();

export const panel = patternRecipe({
  base: [
    floating,
    {
      vars: { [foot]: '0px', [side]: '0px' },
      position: 'fixed',
      zIndex: 80,
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      fontFamily: vars.font.body,
      '@media': {
        [panelBelow]: { vars: { [foot]: `var(${toastInset}, 0px)` } },
        [barBeside]: { vars: { [foot]: '0px', [side]: `var(${barInset}, 0px)` } },
        [panelBeside]: { vars: { [side]: `var(${barInset}, 0px)` } },
        '(forced-colors: active)': { borderColor: 'CanvasText' },
        print: { display: 'none' },
      },
    },
  ],
  variants: {
    mode: {
      normal: {
        inlineSize: width,
        maxInlineSize: `calc(100vw - 24px - ${side})`,
        maxBlockSize: `calc(100dvh - 24px - ${foot})`,
      },
      minimised: { inlineSize: `min(${width}, 320px)`, maxInlineSize: `calc(100vw - 24px - ${side})` },
      full: { inset: 0, zIndex: 95, border: 'none', borderRadius: 0 },
    },
  },
});

export const bar = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  flexShrink: 0,
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[1],
  paddingInlineEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const head = pattern({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `max(${vars.size.controlSmall}, ${vars.size.target})`,
});

/** Under the title, so that all of it can be taken hold of. */
export const handle = pattern([
  focusRing,
  {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.sm,
    cursor: 'grab',
    // dragging it must not scroll the page
    touchAction: 'none',
    userSelect: 'none',
    color: vars.color.ink2,
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[data-moving]': { cursor: 'grabbing' },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
  },
]);

export const title = pattern({
  position: 'relative',
  pointerEvents: 'none',
  minInlineSize: 0,
  paddingInlineStart: `calc(${vars.size.icon} + ${vars.space[4]})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.sm,
  color: vars.color.ink1,
});

export const body = pattern({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  selectors: { '[data-mode="minimised"] > &': { display: 'none' } },
});

export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  padding: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '[data-mode="minimised"] > &': { borderBlockStart: 'none' } },
});
