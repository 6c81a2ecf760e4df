import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

/** A box or circle and its words, as wide as its place so that it is easy to hit. */
export const choice = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingBlock: '0.125rem',
  fontSize: vars.fontSize.md,
  color: vars.color.ink1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' } },
});

/** The mark drawn instead of the browser's box. */
export const mark = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  // centred on the first line of the words
  marginBlockStart: `calc((1em * ${vars.lineHeight.normal} - 1.125rem) / 2)`,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: '4px',
  background: vars.color.surface,
  color: vars.color.onAccent,
  transition: `background ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  vars: { [vars.size.icon]: '0.875rem' },
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.ink3 },
    ':is([data-selected], [data-indeterminate]) > &': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    '[data-invalid] > &': { borderColor: vars.color.critical },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-disabled] > &': {
      background: vars.color.sunken,
      borderColor: vars.color.lineStrong,
      color: vars.color.ink3,
    },
  },
});

/** Second line of a choice. */
export const about = component({
  display: 'block',
  color: vars.color.ink3,
  fontSize: vars.fontSize.xs,
});

/** Messages are below the label, not below the box. */
export const indented = component({ paddingInlineStart: `calc(1.125rem + ${vars.space[2]})` });

/** The choices of a group. */
export const choices = component({
  display: 'flex',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  selectors: {
    '&[data-orientation="vertical"]': { flexDirection: 'column' },
    '&[data-orientation="horizontal"]': { flexWrap: 'wrap' },
  },
});

/** One of several side by side takes no more than its own width. */
export const beside = component({ selectors: { '[data-orientation="horizontal"] > &': { inlineSize: 'auto' } } });

/** The dot of a chosen radio. */
export const dot = component({
  borderRadius: vars.radius.full,
  selectors: {
    '&::after': {
      content: '""',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.full,
      background: 'currentColor',
      opacity: 0,
    },
    '[data-selected] > &::after': { opacity: 1 },
  },
});
