import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const trigger = component({
  gap: vars.space[2],
  // of a value of several lines
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[2],
  textAlign: 'start',
  cursor: 'pointer',
});

export const value = component({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: vars.color.ink3 } },
});

export const chevron = component({ color: vars.color.ink3 });
