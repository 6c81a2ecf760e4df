import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const area = component({
  minBlockSize: `calc(${vars.size.control} * 2)`,
  paddingBlock: vars.space[2],
  lineHeight: vars.lineHeight.normal,
  // a note among texts of another script
  unicodeBidi: 'plaintext',
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '20rem',
});

/** Aligned with the first lines of the text. */
export const firstLines = component({
  insetBlockStart: vars.space[2],
  lineHeight: vars.lineHeight.normal,
  whiteSpace: 'normal',
});

export const counter = component({
  alignSelf: 'flex-end',
  marginBlockStart: vars.space[1],
  color: vars.color.ink3,
  fontSize: vars.fontSize.xs,
});
