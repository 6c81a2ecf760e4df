import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';
import { focusRing } from '../theme/shared.css.ts';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.md,
  color: vars.color.ink2,
});

export const crumb = component({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minInlineSize: 0,
  selectors: {
    // visible only, not announced
    '&:not(:first-child)::before': { content: ['"/"', '"/" / ""'], color: vars.color.ink3 },
  },
});

export const link = component([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.sm,
    color: 'inherit',
    textDecoration: 'none',
    // "anywhere" would let a narrow header squeeze a step to one letter
    overflowWrap: 'break-word',
    selectors: {
      '&[data-hovered]': { color: vars.color.accentText, textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&[data-current]': { color: vars.color.ink1, fontWeight: vars.fontWeight.strong },
    },
  },
]);

/** A step takes two lines at most: a longer one is cut off only visually. */
export const label = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
