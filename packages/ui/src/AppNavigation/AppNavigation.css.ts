import { vars } from '../theme/vars.ts';
import { pattern, patternRecipe } from '../theme/styles.ts';
import { focusRing } from '../theme/shared.css.ts';

export const navigation = pattern({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[6],
  minBlockSize: 0,
  overflowY: 'auto',
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[4],
});

export const list = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = patternRecipe({
  base: [
    focusRing,
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[3],
      minBlockSize: `max(${vars.size.control}, ${vars.size.target})`,
      paddingInline: 10,
      borderRadius: vars.radius.sm,
      color: vars.color.ink2,
      fontWeight: vars.fontWeight.medium,
      textDecoration: 'none',
      overflowWrap: 'break-word',
      cursor: 'pointer',
      selectors: {
        '&[data-hovered]': { background: vars.color.hover, color: vars.color.ink1 },
        '&[aria-current]': {
          background: vars.color.accentSoft,
          color: vars.color.accentText,
          fontWeight: vars.fontWeight.strong,
        },
        '&[data-focus-visible]': { outlineOffset: '-2px' },
      },
      '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } } },
    },
  ],
  variants: { isIconOnly: { true: { justifyContent: 'center', paddingInline: 0 } } },
});

export const icon = pattern({ display: 'inline-flex', flexShrink: 0 });

export const count = pattern({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
});
