import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const pagination = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: 40,
  paddingBlock: 3,
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});

export const controls = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
});
