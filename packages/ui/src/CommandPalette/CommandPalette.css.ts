import { comesFrom } from '../theme/comingAndGoing.ts';
import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';
import { floating, option } from '../theme/shared.css.ts';

export const overlay = component([
  {
    position: 'fixed',
    inset: 0,
    zIndex: 110,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-start',
    paddingBlockStart: 'min(12vh, 96px)',
    paddingBlockEnd: vars.space[3],
    paddingInline: vars.space[3],
    background: vars.color.scrim,
    transition: `opacity ${vars.duration.fast}`,
    '@media': {
      '(width < 720px)': { paddingBlockStart: vars.space[3] },
      print: { display: 'none' },
    },
  },
  comesFrom({ opacity: 0 }),
]);

export const modal = component([
  floating,
  { display: 'flex', inlineSize: '100%', maxInlineSize: 620, maxBlockSize: '100%', borderRadius: vars.radius.lg },
]);

export const dialog = component({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  // the list scrolls between the field and the state
  maxBlockSize: 'min(70vh, 560px)',
  outline: 'none',
  fontFamily: vars.font.body,
});

export const search = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink3,
});

export const field = component({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  gap: vars.space[3],
  minInlineSize: 0,
});

export const input = component({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `max(${vars.size.control}, ${vars.size.target})`,
  border: 'none',
  outline: 'none',
  background: 'transparent',
  color: vars.color.ink1,
  fontSize: vars.fontSize.lg,
  selectors: {
    '&::placeholder': { color: vars.color.ink3 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const menu = component({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: vars.space[2],
  outline: 'none',
  scrollPaddingBlock: vars.space[2],
});

export const heading = component({
  paddingInline: vars.space[2],
  paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink3,
});

export const item = component([
  option,
  {
    cursor: 'pointer',
    // with large text on a phone the keys go below
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: `0 ${vars.space[3]}`,
    selectors: { '&[data-focused]': { background: vars.color.accentSoft, color: vars.color.accentText } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
]);

export const icon = component({ display: 'inline-flex', flexShrink: 0, minInlineSize: vars.size.icon });

export const words = component({
  display: 'flex',
  flexDirection: 'column',
  // a usual word
  flex: '1 1 5rem',
  minInlineSize: 0,
});

export const description = component({ fontSize: vars.fontSize.xs, color: vars.color.ink2 });

export const state = component({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
});
