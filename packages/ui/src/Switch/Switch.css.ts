import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const track = component({
  flex: 'none',
  position: 'relative',
  inlineSize: '2.125rem',
  blockSize: '1.25rem',
  marginBlockStart: `calc((1em * ${vars.lineHeight.normal} - 1.25rem) / 2)`,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  transition: `background ${vars.duration.normal}, border-color ${vars.duration.normal}`,
  selectors: {
    '[data-selected] > &': { background: vars.color.accent, borderColor: vars.color.accent },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-disabled] > &': { background: vars.color.sunken, borderColor: vars.color.lineStrong },
    // the position of the thumb shows on or off, not only its color
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      marginBlock: 'auto',
      marginInlineStart: '3px',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: vars.radius.full,
      background: vars.color.ink3,
      transition: `inset-inline-start ${vars.duration.normal} ${vars.easing.standard}`,
    },
    '[data-selected] > &::after': {
      insetInlineStart: 'calc(100% - 0.75rem - 6px)',
      background: vars.color.onAccent,
    },
    '[data-disabled] > &::after': { background: vars.color.ink3 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&::after': { background: 'ButtonText', forcedColorAdjust: 'none' } },
    },
  },
});

export const indented = component({ paddingInlineStart: `calc(2.125rem + ${vars.space[2]})` });

/** No wider than its words: switches are next to each other in the header of a page. */
export const leading = component({ inlineSize: 'fit-content' });

/** Words at the start and the switch at the end of the line, as in lists of settings. */
export const trailing = component({ flexDirection: 'row-reverse', justifyContent: 'space-between' });
